import { getTextDirection } from '@fanous/arabic/textDir';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import type { ReactNode } from 'react';

interface CategoryPageHeaderProps {
  title: string;
  breadcrumbs?: ReactNode;
  /** The number of items, under the title. */
  meta?: string | undefined;
}

/** The header of a category page: breadcrumbs, title and count. */
export function CategoryPageHeader({ title, breadcrumbs, meta }: CategoryPageHeaderProps) {
  return (
    <Stack gap="s2">
      {breadcrumbs}
      <Heading level={1} dir={getTextDirection(title)}>
        {title}
      </Heading>
      {meta !== undefined && <Text tone="muted">{meta}</Text>}
    </Stack>
  );
}

import { getTextDirection } from '@fanous/arabic/textDir';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  breadcrumbs?: ReactNode;
  /** The number of items, under the title. */
  meta?: string | undefined;
}

/** The header of a category page: breadcrumbs, title and count. */
export function PageHeader({ title, breadcrumbs: above, meta: count }: PageHeaderProps) {
  return (
    <Stack gap="s2">
      {above}
      <Heading level={1} dir={getTextDirection(title)}>
        {title}
      </Heading>
      {count !== undefined && <Text tone="muted">{count}</Text>}
    </Stack>
  );
}

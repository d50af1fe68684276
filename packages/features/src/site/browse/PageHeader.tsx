import { textDir } from '@fanous/arabic/textDir';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** What it belongs to, above the title. */
  breadcrumbs?: ReactNode;
  /** How much there is of it, under the title. */
  meta?: string | undefined;
}

/** The head of a catalogue page: where one is, its title, how much is here. */
export function PageHeader({ title, breadcrumbs: above, meta: count }: PageHeaderProps) {
  return (
    <Stack gap="s2">
      {above}
      <Heading level={1} dir={textDir(title)}>
        {title}
      </Heading>
      {count !== undefined && <Text tone="muted">{count}</Text>}
    </Stack>
  );
}

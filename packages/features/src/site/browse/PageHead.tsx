import { textDir } from '@fanous/arabic/textDir';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  /** What it belongs to, above the title. */
  above?: ReactNode;
  /** How much there is of it, under the title. */
  count?: string | undefined;
}

/** The head of a catalogue page: where one is, its title, how much is here. */
export function PageHead({ title, above, count }: PageHeadProps) {
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

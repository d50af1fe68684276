import type { ReactNode } from 'react';
import { Ltr } from '../intl/Bidi.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { Text } from '../layout/Text/Text.tsx';

/** One example in a Sheet story, as wide as the sheet, below the name of its state in code. */
export function LabeledSample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap="s3">
      <Text size="caption" tone="muted" lang="en">
        <Ltr>{name}</Ltr>
      </Text>
      {children}
    </Stack>
  );
}

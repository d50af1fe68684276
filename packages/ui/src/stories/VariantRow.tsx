import type { ReactNode } from 'react';
import { Ltr } from '../intl/Bidi.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { Text } from '../layout/Text/Text.tsx';

/** One row of a Sheet story: the name of a variant in code, and examples of it. */
export function VariantRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap="s3">
      <Text size="caption" tone="muted" lang="en">
        <Ltr>{name}</Ltr>
      </Text>
      <Inline gap="s5">{children}</Inline>
    </Stack>
  );
}

import { Bidi } from '../intl/Bidi.tsx';
import { Surface } from '../layout/Surface/Surface.tsx';
import { Text } from '../layout/Text/Text.tsx';

/** Sample content that shows what a layout component does. */
export function SampleBlock({ children }: { children: string }) {
  return (
    <Surface background="primary" padding="s5" radius="control" border>
      <Text size="label" align="center">
        <Bidi>{children}</Bidi>
      </Text>
    </Surface>
  );
}

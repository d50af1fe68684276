import { Bidi } from '../intl/Bidi.tsx';
import { Surface } from '../layout/Surface/Surface.tsx';
import { Text } from '../layout/Text/Text.tsx';

/** A piece of content without content, to show what a layout part does with it. */
export function Block({ children }: { children: string }) {
  return (
    <Surface ground="primary" padding="s5" radius="control" border>
      <Text size="label" align="center">
        <Bidi>{children}</Bidi>
      </Text>
    </Surface>
  );
}

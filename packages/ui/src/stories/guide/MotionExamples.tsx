import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Ltr } from '../../intl/Bidi.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { vars } from '../../theme/contract.css.ts';
import { atEnd, rows, movingDot, track } from './guide.css.ts';
import { LiveExample } from './Guide.tsx';
import { useTextPicker } from './useTextPicker.ts';

const durations = ['fast', 'base', 'slow', 'page'] as const;

/** Shows the four durations as movements in reading direction. */
export function MotionExamples() {
  const pickText = useTextPicker();
  const [isThere, setThere] = useState(false);
  return (
    <LiveExample>
      <div className={rows}>
        <Stack gap="s4" align="start">
          <Button onPress={() => setThere(!isThere)}>{pickText('حرّك', 'Move')}</Button>
        </Stack>
        {durations.map((name) => (
          <Stack key={name} gap="s2">
            <Text size="caption" tone="muted" lang="en">
              <Ltr>{name}</Ltr>
            </Text>
            <div className={track}>
              <div
                className={`${movingDot} ${isThere ? atEnd : ''}`}
                style={{
                  transitionDuration: vars.duration[name],
                  transitionTimingFunction: isThere ? vars.easing.enter : vars.easing.exit,
                }}
              />
            </div>
          </Stack>
        ))}
      </div>
    </LiveExample>
  );
}

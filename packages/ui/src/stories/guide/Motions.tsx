import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Ltr } from '../../intl/Bidi.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { vars } from '../../theme/contract.css.ts';
import { arrived, rows, runner, track } from './guide.css.ts';
import { Live } from './Guide.tsx';
import { useSay } from './useSay.ts';

const durations = ['fast', 'base', 'slow', 'page'] as const;

/** The four durations, to be seen: each runs along the line of reading. */
export function Motions() {
  const say = useSay();
  const [isThere, setThere] = useState(false);
  return (
    <Live>
      <div className={rows}>
        <Stack gap="s4" align="start">
          <Button onPress={() => setThere(!isThere)}>{say('حرّك', 'Move')}</Button>
        </Stack>
        {durations.map((name) => (
          <Stack key={name} gap="s2">
            <Text size="caption" tone="muted" lang="en">
              <Ltr>{name}</Ltr>
            </Text>
            <div className={track}>
              <div
                className={`${runner} ${isThere ? arrived : ''}`}
                style={{
                  transitionDuration: vars.duration[name],
                  transitionTimingFunction: isThere ? vars.easing.enter : vars.easing.exit,
                }}
              />
            </div>
          </Stack>
        ))}
      </div>
    </Live>
  );
}

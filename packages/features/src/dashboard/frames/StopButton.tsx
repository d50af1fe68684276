import { Button } from '@fanous/ui/actions/Button';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

const doubleClickMs = 500;

/** Stops an action on many rows. It replaces the start button, so it ignores the second click of a double click. */
export function StopButton({ onStop }: { onStop: () => void }) {
  const isReady = useRef(false);
  // The time begins when the button is there. On a slow phone that is long after the first click.
  useEffect(() => {
    const timer = setTimeout(() => (isReady.current = true), doubleClickMs);
    return () => clearTimeout(timer);
  }, []);
  const handlePress = () => {
    if (isReady.current) onStop();
  };
  return (
    <Button variant="outline" autoFocus onPress={handlePress}>
      <Trans>Stop</Trans>
    </Button>
  );
}

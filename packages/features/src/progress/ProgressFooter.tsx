import { Switch } from '@fanous/ui/forms/Switch';
import { Inline } from '@fanous/ui/layout/Inline';
import { Text } from '@fanous/ui/layout/Text';
import { Trans } from '@lingui/react/macro';
import { useDoneLabel } from './useDoneLabel.ts';

interface ProgressFooterProps {
  watchedCount: number;
  videosCount: number;
  isAutoNext: boolean;
  onAutoNextChange: (isOn: boolean) => void;
}

/** Below the player: how much of the course is done, and whether the next lesson begins by itself. */
export function ProgressFooter({ watchedCount, videosCount, isAutoNext, onAutoNextChange }: ProgressFooterProps) {
  const doneLabel = useDoneLabel();
  return (
    <Inline justify="between">
      <Text tone="muted">{doneLabel(watchedCount, videosCount)}</Text>
      <Switch isSelected={isAutoNext} onChange={onAutoNextChange}>
        <Trans>Play the next lesson automatically</Trans>
      </Switch>
    </Inline>
  );
}

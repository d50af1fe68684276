import { Button } from '@fanous/ui/actions/Button';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { PlayerNotice } from '@fanous/ui/learning/PlayerNotice';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

const shownForMs = 6_000;

interface ResumedNoticeProps {
  /** Seconds from the start. */
  position: number;
  onRestart: () => void;
  onClose: () => void;
}

/** Says that the video continued in the middle, and offers to start over. Closes by itself. */
export function ResumedNotice({ position, onRestart, onClose }: ResumedNoticeProps) {
  const time = useFormat().duration(position);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), shownForMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <PlayerNotice
      actions={
        <Button size="dense" variant="outline" onPress={onRestart}>
          <Trans>Start over</Trans>
        </Button>
      }
    >
      <Trans>Continued from {time}</Trans>
    </PlayerNotice>
  );
}

import { Button } from '@fanous/ui/actions/Button';
import { PlayerNotice } from '@fanous/ui/learning/PlayerNotice';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

const autoPlayDelayMs = 8_000;

interface NextVideoNoticeProps {
  title: string;
  /** Plays it by itself after some seconds. */
  isAutomatic: boolean;
  onPlay: () => void;
  onClose: () => void;
}

/** Offers the next lesson at the end of a video. */
export function NextVideoNotice({ title, isAutomatic, onPlay, onClose }: NextVideoNoticeProps) {
  const play = useEffectEvent(onPlay);
  useEffect(() => {
    if (!isAutomatic) return undefined;
    const timer = setTimeout(() => play(), autoPlayDelayMs);
    return () => clearTimeout(timer);
  }, [isAutomatic]);
  return (
    <PlayerNotice
      actions={
        <>
          <Button size="dense" onPress={onPlay}>
            <Trans>Next lesson</Trans>
          </Button>
          <Button size="dense" variant="outline" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {isAutomatic ? (
        <Trans>
          The next lesson starts in a few seconds: <bdi>{title}</bdi>
        </Trans>
      ) : (
        <Trans>
          Next lesson: <bdi>{title}</bdi>
        </Trans>
      )}
    </PlayerNotice>
  );
}

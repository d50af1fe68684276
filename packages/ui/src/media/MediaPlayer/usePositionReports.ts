import { type SyntheticEvent, useRef } from 'react';
import type { PositionHandler } from '../playback.ts';

const reportIntervalSeconds = 5;

/** Reports the position every five seconds while it plays, and after a start, a pause, a seek and the end. */
export function usePositionReports(onPositionChange: PositionHandler | undefined, startPosition = 0) {
  const reported = useRef({ time: startPosition, isPlaying: false });
  const report = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
    const { currentTime, duration, ended, paused, readyState } = currentTarget;
    const isPlaying = !paused && !ended;
    if (readyState === 0) return;
    if (reported.current.time === currentTime && reported.current.isPlaying === isPlaying) return;
    reported.current = { time: currentTime, isPlaying };
    const knownDuration = Number.isFinite(duration) ? duration : undefined;
    onPositionChange?.(currentTime, { duration: knownDuration, isPlaying, hasEnded: ended });
  };
  return {
    onTimeUpdate: (event: SyntheticEvent<HTMLMediaElement>) => {
      const { currentTime, seeking } = event.currentTarget;
      if (!seeking && Math.abs(currentTime - reported.current.time) >= reportIntervalSeconds) report(event);
    },
    onPlaying: report,
    onPause: report,
    onSeeked: report,
    onEnded: report,
  };
}

import { type SyntheticEvent, useRef } from 'react';

const reportInterval = 5;

/** Reports the position every five seconds while it plays, and after a pause, a seek and the end. */
export function usePositionReports(onPositionChange: ((seconds: number) => void) | undefined, startPosition = 0) {
  const reported = useRef(startPosition);
  const report = ({ currentTarget: { currentTime, readyState } }: SyntheticEvent<HTMLMediaElement>) => {
    if (readyState === 0 || reported.current === currentTime) return;
    reported.current = currentTime;
    onPositionChange?.(currentTime);
  };
  return {
    onTimeUpdate: (event: SyntheticEvent<HTMLMediaElement>) => {
      const { currentTime, seeking } = event.currentTarget;
      if (!seeking && Math.abs(currentTime - reported.current) >= reportInterval) report(event);
    },
    onPause: report,
    onSeeked: report,
    onEnded: report,
  };
}

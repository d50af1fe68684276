import { type MouseEvent, useEffect, useRef } from 'react';
import { seekSeconds } from './shortcuts.ts';
import type { PlayerActions } from './usePlayerActions.ts';

const doubleTapMs = 300;

/**
 * A click plays and pauses, a double click is for full screen. A double tap on a side third of the picture seeks; the buttons do
 * the same. The left third is the past in every language, like the time line.
 */
export function useVideoGestures(actions: PlayerActions) {
  const tap = useRef<{ at: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => () => clearTimeout(tap.current?.timer), []);

  const handleTap = (event: MouseEvent<HTMLElement>) => {
    const last = tap.current;
    if (!last || event.timeStamp - last.at > doubleTapMs) {
      tap.current = { at: event.timeStamp, timer: setTimeout(actions.togglePlay, doubleTapMs) };
      return;
    }
    clearTimeout(last.timer);
    tap.current = undefined;
    const { x, width } = event.currentTarget.getBoundingClientRect();
    const third = Math.floor(((event.clientX - x) / width) * 3);
    if (third === 1) actions.toggleFullScreen();
    else actions.seekBy(third < 1 ? -seekSeconds : seekSeconds);
  };
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch')
        return handleTap(event);
      actions.togglePlay();
      if (event.detail === 2) actions.toggleFullScreen();
    },
  };
}

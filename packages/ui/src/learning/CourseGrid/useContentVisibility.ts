import { type RefObject, useEffect } from 'react';
import { runWhenIdle } from '../../utils/runWhenIdle.ts';

/** Skips the rendering of offscreen cards (`skipOffscreenCards`), starting when the page is idle. */
export function useContentVisibility(ref: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    let isUnmounted = false;
    let stop = () => {};
    const start = async () => {
      // Without a network all cards are rendered.
      const loadedModule = await import('./skipOffscreenCards.ts').catch(() => undefined);
      if (loadedModule && ref.current && !isUnmounted) stop = loadedModule.skipOffscreenCards(ref.current);
    };
    const cancelIdle = runWhenIdle(() => void start());
    return () => {
      isUnmounted = true;
      cancelIdle();
      stop();
    };
  }, [ref, count]);
}

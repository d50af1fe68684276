import { type RefObject, useEffect, useRef } from 'react';

/** Calls when the end of what scrolls comes near; once, until there was nothing to call and there is again. */
export function useReachEnd(
  scroller: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  onReachEnd: (() => void) | undefined,
): void {
  const latest = useRef(onReachEnd);
  useEffect(() => {
    latest.current = onReachEnd;
  });
  const isOn = onReachEnd !== undefined;
  // A new observer each time: one that goes on seeing the end says nothing.
  useEffect(() => {
    if (!isOn || !end.current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        // A page under load tells several changes at once, and only the last may be that the end came near.
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current?.();
      },
      { root: scroller.current, rootMargin: '0px 0px 240px' },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [isOn, scroller, end]);
}

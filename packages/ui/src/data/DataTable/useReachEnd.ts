import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onReachEnd` once near the end of the scroll region; again after `onReachEnd` was undefined. */
export function useReachEnd(
  scrollRegionRef: RefObject<HTMLElement | null>,
  endRef: RefObject<HTMLElement | null>,
  onReachEnd: (() => void) | undefined,
): void {
  const latest = useRef(onReachEnd);
  useEffect(() => {
    latest.current = onReachEnd;
  });
  const isEnabled = onReachEnd !== undefined;
  // A new observer each time: an observer does not report an element that stays visible.
  useEffect(() => {
    if (!isEnabled || !endRef.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page reports several entries together.
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current?.();
      },
      { root: scrollRegionRef.current, rootMargin: '0px 0px 240px' },
    );
    observer.observe(endRef.current);
    return () => observer.disconnect();
  }, [isEnabled, scrollRegionRef, endRef]);
}

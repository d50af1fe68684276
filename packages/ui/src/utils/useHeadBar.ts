import { type RefObject, useEffect } from 'react';

/** `headBar`, as the page knows it. */
const name = '--head-bar';

/** Tells the page how tall a bar under the header is, so that what gets the focus stops below it. */
export function useHeadBar(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => root.style.setProperty(name, `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      root.style.removeProperty(name);
    };
  }, [ref]);
}

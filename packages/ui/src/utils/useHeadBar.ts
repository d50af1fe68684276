import { type RefObject, useEffect } from 'react';

/** `headBar`, as the page knows it. */
const name = '--head-bar';

/** The largest part of the window that a bar may take and still stay under the header. */
const maxWindowShare = 0.4;

/**
 * Tells the page how tall a bar under the header is, so that what gets the focus stops below it. A bar that would take too
 * much of the window gets `data-scrolls`: it has to scroll away with the page.
 */
export function useHeadBar(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const root = document.documentElement;
    const measure = () => {
      const height = bar.offsetHeight;
      const scrolls = height > window.innerHeight * maxWindowShare;
      bar.toggleAttribute('data-scrolls', scrolls);
      root.style.setProperty(name, `${scrolls ? 0 : height}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      root.style.removeProperty(name);
    };
  }, [ref]);
}

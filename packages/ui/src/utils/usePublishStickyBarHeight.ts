import { type RefObject, useEffect } from 'react';

/** The CSS name of `stickyBarHeight`. */
const cssVariable = '--kh-sticky-bar-height';

/** A bar that is taller than this share of the window does not stick. */
const maxWindowShare = 0.4;

/**
 * Sets `stickyBarHeight` to the height of the bar, so that focused elements scroll to a place below it. A bar that is too tall
 * gets `data-scrolls`, and scrolls away with the page.
 */
export function usePublishStickyBarHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const root = document.documentElement;
    const measure = () => {
      const height = bar.offsetHeight;
      const scrolls = height > window.innerHeight * maxWindowShare;
      bar.toggleAttribute('data-scrolls', scrolls);
      root.style.setProperty(cssVariable, `${scrolls ? 0 : height}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      root.style.removeProperty(cssVariable);
    };
  }, [ref]);
}

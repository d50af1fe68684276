import { type RefObject, useEffect } from 'react';

/** What the free height is told as. Absent where nothing covers the window, which is nearly always. */
export const freeHeight = '--free-height';

/**
 * Tells an element that fills the window how much of it an on-screen keyboard leaves free. React Aria's own overlays ask for it while
 * they are rendered, and so have the page laid out again before each frame of their opening.
 */
export function useFreeHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const layer = ref.current;
    const { visualViewport: viewport } = window;
    if (!layer || !viewport) return undefined;
    const tell = () => {
      // Pinched, it is a part that is looked at, not the part that is free.
      if (viewport.scale > 1) return;
      const isCovered = layer.clientHeight - viewport.height > 1;
      if (isCovered) layer.style.setProperty(freeHeight, `${viewport.height}px`);
      else layer.style.removeProperty(freeHeight);
    };
    // Its first call comes once the layer has been laid out: asking earlier would do that work twice.
    const observer = new ResizeObserver(tell);
    observer.observe(layer);
    viewport.addEventListener('resize', tell);
    return () => {
      observer.disconnect();
      viewport.removeEventListener('resize', tell);
    };
  }, [ref]);
}

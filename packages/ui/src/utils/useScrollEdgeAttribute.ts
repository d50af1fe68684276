import { type RefObject, useLayoutEffect } from 'react';

/** Returns the sides with more content. In right-to-left pages `scrollLeft` is negative. */
function getHiddenSides(element: HTMLElement): string {
  const { scrollLeft, scrollWidth, clientWidth, scrollTop, scrollHeight, clientHeight } = element;
  const scrolledPx = Math.abs(scrollLeft);
  // On zoomed pages the scroll position can end a fraction of a pixel before the end.
  return [
    scrolledPx > 1 && 'inline-start',
    scrollWidth - clientWidth - scrolledPx > 1 && 'inline-end',
    scrollHeight - clientHeight - scrollTop > 1 && 'block-end',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Sets `data-more="inline-start inline-end block-end"` on a scroll container, for sticky columns, fading rows and shadows under
 * lists. It writes to the DOM directly, so scrolling renders nothing.
 */
export function useScrollEdgeAttribute(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const updateAttribute = () => {
      const sides = getHiddenSides(element);
      if (element.dataset['more'] !== sides) element.dataset['more'] = sides;
    };
    const resizeObserver = new ResizeObserver(updateAttribute);
    for (const observed of [element, ...element.children]) resizeObserver.observe(observed);
    element.addEventListener('scroll', updateAttribute, { passive: true });
    return () => {
      resizeObserver.disconnect();
      element.removeEventListener('scroll', updateAttribute);
    };
  }, [ref]);
}

import { type RefObject, useLayoutEffect } from 'react';

/** On which sides there is more to scroll to. Right to left the offset along the line counts down from nothing. */
function hiddenSides(element: HTMLElement): string {
  const { scrollLeft, scrollWidth, clientWidth, scrollTop, scrollHeight, clientHeight } = element;
  const passed = Math.abs(scrollLeft);
  // Zoomed pages stop a fraction of a pixel short of the end.
  return [
    passed > 1 && 'inline-start',
    scrollWidth - clientWidth - passed > 1 && 'inline-end',
    scrollHeight - clientHeight - scrollTop > 1 && 'block-end',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Writes `data-more="inline-start inline-end block-end"` on what scrolls, for columns that stay to show an edge, rows to fade
 * and lists to darken where they go on. It goes to the element and past React: scrolling renders nothing.
 */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const mark = () => {
      const sides = hiddenSides(element);
      if (element.dataset['more'] !== sides) element.dataset['more'] = sides;
    };
    const watcher = new ResizeObserver(mark);
    for (const observed of [element, ...element.children]) watcher.observe(observed);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [ref]);
}

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Fixes the column widths of a virtual table, which would otherwise change while scrolling. Measures again when the width of the
 * table changes. Sets the styles directly, because nothing else depends on them.
 */
export function useFixedColumnWidths(
  isEnabled: boolean,
  table: RefObject<HTMLTableElement | null>,
  columns: unknown,
): void {
  useLayoutEffect(() => {
    const element = table.current;
    const frame = element?.parentElement;
    if (!isEnabled || !columns || !element || !frame) return undefined;
    const heads = [...(element.tHead?.rows[0]?.cells ?? [])];
    const resetWidths = () => {
      delete element.dataset['fixedWidths'];
      for (const head of heads) head.style.inlineSize = '';
    };
    let lastWidth = 0;
    const observer = new ResizeObserver(() => {
      if (frame.clientWidth === lastWidth) return;
      lastWidth = frame.clientWidth;
      resetWidths();
      const widths = heads.map((head) => head.getBoundingClientRect().width);
      heads.forEach((head, at) => (head.style.inlineSize = `${widths[at]}px`));
      element.dataset['fixedWidths'] = '';
    });
    observer.observe(frame);
    return () => {
      observer.disconnect();
      resetWidths();
    };
  }, [isEnabled, table, columns]);
}

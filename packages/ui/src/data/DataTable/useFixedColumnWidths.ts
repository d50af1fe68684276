import { type RefObject, useLayoutEffect } from 'react';

/**
 * Fixes the column widths of a virtual table, which would otherwise change while scrolling. Measures again when the width of the
 * table changes. Sets the styles directly, because nothing else depends on them.
 */
export function useFixedColumnWidths(
  isEnabled: boolean,
  tableRef: RefObject<HTMLTableElement | null>,
  columns: unknown,
): void {
  useLayoutEffect(() => {
    const element = tableRef.current;
    const container = element?.parentElement;
    if (!isEnabled || !columns || !element || !container) return undefined;
    const headerCells = [...(element.tHead?.rows[0]?.cells ?? [])];
    const resetWidths = () => {
      delete element.dataset['fixedWidths'];
      for (const head of headerCells) head.style.inlineSize = '';
    };
    let lastWidth = 0;
    const observer = new ResizeObserver(() => {
      if (container.clientWidth === lastWidth) return;
      lastWidth = container.clientWidth;
      resetWidths();
      const widths = headerCells.map((head) => head.getBoundingClientRect().width);
      headerCells.forEach((head, index) => (head.style.inlineSize = `${widths[index]}px`));
      element.dataset['fixedWidths'] = '';
    });
    observer.observe(container);
    return () => {
      observer.disconnect();
      resetWidths();
    };
  }, [isEnabled, tableRef, columns]);
}

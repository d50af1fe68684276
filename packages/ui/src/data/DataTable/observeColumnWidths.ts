/** Fixes the column widths of a table, again when its width changes. Returns a function that frees them. */
export function observeColumnWidths(table: HTMLTableElement): () => void {
  const container = table.parentElement;
  const headerCells = [...(table.tHead?.rows[0]?.cells ?? [])];
  const resetWidths = () => {
    delete table.dataset['fixedWidths'];
    for (const head of headerCells) head.style.inlineSize = '';
  };
  let lastWidth = 0;
  const observer = new ResizeObserver(() => {
    const width = container?.clientWidth ?? 0;
    if (width === lastWidth) return;
    lastWidth = width;
    resetWidths();
    const widths = headerCells.map((head) => head.getBoundingClientRect().width);
    headerCells.forEach((head, index) => (head.style.inlineSize = `${widths[index]}px`));
    table.dataset['fixedWidths'] = '';
  });
  if (container) observer.observe(container);
  return () => {
    observer.disconnect();
    resetWidths();
  };
}

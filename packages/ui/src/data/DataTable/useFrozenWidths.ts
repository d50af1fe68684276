import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps columns as wide as the first rows made them: where rows come and go while one scrolls, the columns would breathe
 * with them. They are measured anew when the table gets another width. Written past React: nothing else depends on it.
 */
export function useFrozenWidths(isOn: boolean, table: RefObject<HTMLTableElement | null>, columns: unknown): void {
  useLayoutEffect(() => {
    const element = table.current;
    const frame = element?.parentElement;
    if (!isOn || !columns || !element || !frame) return undefined;
    const heads = [...(element.tHead?.rows[0]?.cells ?? [])];
    const thaw = () => {
      delete element.dataset['frozen'];
      for (const head of heads) head.style.inlineSize = '';
    };
    let last = 0;
    const watcher = new ResizeObserver(() => {
      if (frame.clientWidth === last) return;
      last = frame.clientWidth;
      thaw();
      const widths = heads.map((head) => head.getBoundingClientRect().width);
      heads.forEach((head, at) => (head.style.inlineSize = `${widths[at]}px`));
      element.dataset['frozen'] = '';
    });
    watcher.observe(frame);
    return () => {
      watcher.disconnect();
      thaw();
    };
  }, [isOn, table, columns]);
}

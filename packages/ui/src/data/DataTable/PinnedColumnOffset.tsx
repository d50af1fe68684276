import { useLayoutEffect, useRef } from 'react';

/** Measures how wide the pinned columns before this one are, whenever the width of one changes. */
export function PinnedColumnOffset({ variable, side }: { variable: string; side: 'start' | 'end' }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const head = ref.current?.closest('th');
    const table = head?.closest('table');
    if (!head || !table) return undefined;
    const heads = [...(head.parentElement?.children ?? [])];
    const isPinned = (cell: Element, at: 'insetInlineStart' | 'insetInlineEnd') =>
      getComputedStyle(cell)[at] !== 'auto';
    const getTotalWidth = (cells: Element[]) =>
      cells.reduce((sum, cell) => sum + cell.getBoundingClientRect().width, 0);
    const measure = () => {
      const at = heads.indexOf(head);
      const before =
        side === 'start'
          ? heads.slice(0, at).filter((cell) => isPinned(cell, 'insetInlineStart'))
          : heads.slice(at + 1).filter((cell) => isPinned(cell, 'insetInlineEnd'));
      table.style.setProperty(variable, `${getTotalWidth(before)}px`);
    };
    const observer = new ResizeObserver(measure);
    for (const cell of heads) observer.observe(cell);
    measure();
    return () => {
      observer.disconnect();
      table.style.removeProperty(variable);
    };
  }, [variable, side]);
  return <span ref={ref} hidden />;
}

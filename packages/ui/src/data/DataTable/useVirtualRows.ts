import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useRef } from 'react';
import { drawnAtMost, type RowKey } from './table.ts';

/** A row to draw, and how much room the rows before it take that are not drawn. */
export interface DrawnRow {
  index: number;
  gap: number;
}

interface VirtualRows {
  isVirtual: boolean;
  drawn: readonly DrawnRow[];
  /** Room of the rows after the last one drawn. */
  gapAtEnd: number;
  /** Measures a row that was drawn. */
  onDraw: ((row: HTMLTableRowElement | null) => void) | undefined;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Draws the rows that are in sight once there are more than a hundred. The row that holds the focus, or that a dialog
 * will give it back to, stays drawn with its neighbours wherever one scrolls, so that Tab goes on from there.
 */
export function useVirtualRows(keys: readonly RowKey[], scroller: RefObject<HTMLElement | null>): VirtualRows {
  const count = keys.length;
  const isVirtual = count > drawnAtMost;
  const focused = useRef(-1);
  // Another function would have it go through all rows again.
  const keyOf = useCallback((index: number) => keys[index] ?? index, [keys]);
  // Its functions are read anew at each render.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    getItemKey: keyOf,
    estimateSize: () => 60,
    overscan: 8,
    // What a server draws, which has no window.
    initialRect: { width: 0, height: 600 },
    rangeExtractor: (range) => withNeighbours(range, focused.current),
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    focused.current = Number(target.closest('tr')?.dataset['index'] ?? -1);
  };

  if (!isVirtual) {
    const drawn = Array.from({ length: count }, (_, index) => ({ index, gap: 0 }));
    return { isVirtual, drawn, gapAtEnd: 0, onDraw: undefined, onFocus };
  }
  const items = virtualizer.getVirtualItems();
  const drawn = items.map(({ index, start }, at) => ({ index, gap: start - (items[at - 1]?.end ?? 0) }));
  const gapAtEnd = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return { isVirtual, drawn, gapAtEnd, onDraw: virtualizer.measureElement, onFocus };
}

function withNeighbours(range: Range, focused: number): number[] {
  const seen = defaultRangeExtractor(range);
  if (focused < 0) return seen;
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...seen, ...kept])].toSorted((a, b) => a - b);
}

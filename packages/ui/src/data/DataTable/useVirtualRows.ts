import { type FocusEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { drawnAtMost, type RowKey } from './table.ts';
import { useEngine } from './useEngine.ts';
import { useVirtualizer } from './useVirtualizer.ts';

/** A row to draw, and how much room the rows before it take that are not drawn. */
export interface DrawnRow {
  index: number;
  gap: number;
}

interface VirtualRows {
  drawn: readonly DrawnRow[];
  /** Room of the rows after the last one drawn. */
  gapAtEnd: number;
  /** Measures a row that was drawn. */
  onDraw: ((row: HTMLTableRowElement | null) => void) | undefined;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** Of a row that was not measured yet. */
const usualHeight = 60;
/** What the scroll region shows of rows of that height, and a few below. */
const firstSight = 16;

/**
 * Draws the rows that are in sight once there are more than a hundred. The row that holds the focus, or that a dialog
 * will give it back to, stays drawn with its neighbours wherever one scrolls, so that Tab goes on from there.
 */
export function useVirtualRows(keys: readonly RowKey[], scroller: RefObject<HTMLElement | null>): VirtualRows {
  const count = keys.length;
  const isVirtual = count > drawnAtMost;
  const found = useEngine(isVirtual);
  const engine = typeof found === 'object' ? found : undefined;
  const [atFirst] = useState(isVirtual ? firstSight : drawnAtMost);
  const focused = useRef(-1);
  // Another function would have it go through all rows again.
  const keyOf = useCallback((index: number) => keys[index] ?? index, [keys]);
  const adapted = useVirtualizer(engine, {
    count,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    getItemKey: keyOf,
    estimateSize: () => usualHeight,
    overscan: 8,
    initialRect: { width: 0, height: 600 },
    rangeExtractor: (range) => withNeighbours(engine?.defaultRangeExtractor(range) ?? [], focused.current, count),
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    focused.current = Number(target.closest('tr')?.dataset['index'] ?? -1);
  };

  if (!isVirtual || !adapted) {
    // Until the engine has come, and on a server. Without it, all of them.
    const drawn = found === 'missing' ? count : Math.min(count, atFirst);
    const gapAtEnd = (count - drawn) * usualHeight;
    return {
      drawn: Array.from({ length: drawn }, (_, index) => ({ index, gap: 0 })),
      gapAtEnd,
      onDraw: undefined,
      onFocus,
    };
  }
  const { rows, measure } = adapted;
  const items = rows.getVirtualItems();
  const drawn = items.map(({ index, start }, at) => ({ index, gap: start - (items[at - 1]?.end ?? 0) }));
  const gapAtEnd = rows.getTotalSize() - (items.at(-1)?.end ?? 0);
  return { drawn, gapAtEnd, onDraw: measure, onFocus };
}

function withNeighbours(seen: number[], focused: number, count: number): number[] {
  if (focused < 0) return seen;
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...seen, ...kept])].toSorted((a, b) => a - b);
}

import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
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

interface VirtualRowsOptions {
  keys: readonly RowKey[];
  body: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  /** Stays drawn too; -1 for none. */
  pinnedIndex: number;
}

/** Of a row of the table before any was drawn; as a card it is higher. */
const rowHeight = 60;
/** What the scroll region shows of such rows, and a few below. */
const firstSight = 13;

/**
 * Draws the rows that are in sight once there are more than a hundred. The row that holds the focus, or that a dialog
 * will give it back to, stays drawn with its neighbours wherever one scrolls, so that Tab goes on from there.
 */
export function useVirtualRows({ keys, body, scroller, pinnedIndex }: VirtualRowsOptions): VirtualRows {
  const count = keys.length;
  const isVirtual = count > drawnAtMost;
  const found = useEngine(isVirtual);
  const engine = typeof found === 'object' ? found : undefined;
  const [atFirst] = useState(isVirtual ? firstSight : drawnAtMost);
  const usual = useUsualHeight(body, isVirtual && engine !== undefined);
  const isInSight = isVirtual && usual !== undefined;
  const focused = useRef(-1);
  // Another function would have it go through all rows again.
  const keyOf = useCallback((index: number) => keys[index] ?? index, [keys]);
  const adapted = useVirtualizer(engine, {
    count,
    enabled: isInSight,
    getScrollElement: () => scroller.current,
    getItemKey: keyOf,
    estimateSize: () => usual ?? rowHeight,
    overscan: 5,
    initialRect: { width: 0, height: 600 },
    // More rows may have come while one was at the end of the first hundred.
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    rangeExtractor: (range) =>
      withNeighbours(engine?.defaultRangeExtractor(range) ?? [], [focused.current, pinnedIndex], count),
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    focused.current = Number(target.closest('tr')?.dataset['index'] ?? -1);
  };

  if (!isInSight || !adapted) {
    // Some of many until the engine has come, and on a server; all of them where it cannot come.
    const drawn = isVirtual && found !== 'missing' ? Math.min(count, atFirst) : count;
    return {
      drawn: Array.from({ length: drawn }, (_, index) => ({ index, gap: 0 })),
      gapAtEnd: (count - drawn) * rowHeight,
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

/**
 * How high the drawn rows are on average, once the rest is about to be left out: the rows that were all drawn until now must
 * take as much room as before, or whoever has scrolled would find other rows there.
 */
function useUsualHeight(body: RefObject<HTMLElement | null>, isWanted: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  const isKnown = height !== undefined;
  useLayoutEffect(() => {
    if (!isWanted || isKnown) return;
    const rows = [...(body.current?.querySelectorAll('tr[data-index]') ?? [])];
    const sum = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
    // Known only now that they stand there, and needed before anyone sees them.
    // oxlint-disable-next-line react/set-state-in-effect
    setHeight(sum > 0 ? sum / rows.length : rowHeight);
  }, [body, isWanted, isKnown]);
  return height;
}

function withNeighbours(seen: number[], indexes: readonly number[], count: number): number[] {
  const kept = indexes
    .flatMap((index) => (index < 0 ? [] : [index - 1, index, index + 1]))
    .filter((index) => index >= 0 && index < count);
  if (kept.length === 0) return seen;
  return [...new Set([...seen, ...kept])].toSorted((a, b) => a - b);
}

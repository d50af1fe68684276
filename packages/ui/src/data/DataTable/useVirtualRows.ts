import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { virtualizeFrom, type RowKey } from './table.ts';
import { useVirtualizerModule } from './useVirtualizerModule.ts';
import { useVirtualizer } from './useVirtualizer.ts';

/** A row to render, and the height of the skipped rows before it. */
export interface RenderedRow {
  index: number;
  gap: number;
}

interface VirtualRows {
  renderedRows: readonly RenderedRow[];
  /** Height of the rows after the last rendered one. */
  gapAtEnd: number;
  /** Measures a rendered row. */
  rowRef: ((row: HTMLTableRowElement | null) => void) | undefined;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

interface VirtualRowsOptions {
  keys: readonly RowKey[];
  body: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  /** Stays rendered; -1 for none. */
  pinnedIndex: number;
}

/** Height of a table row before any is measured; a card is higher. */
const defaultRowHeightPx = 60;
/** The number of such rows that the scroll region shows, and a few more. */
const initialRowCount = 13;

/**
 * Virtualizes tables of more than a hundred rows. The focused row stays rendered with its neighbours at any scroll position, so
 * that Tab continues there and a dialog can return the focus.
 */
export function useVirtualRows({ keys, body, scroller, pinnedIndex }: VirtualRowsOptions): VirtualRows {
  const count = keys.length;
  const isVirtual = count > virtualizeFrom;
  const engineState = useVirtualizerModule(isVirtual);
  const engine = typeof engineState === 'object' ? engineState : undefined;
  const [initialCount] = useState(isVirtual ? initialRowCount : virtualizeFrom);
  const averageHeight = useAverageRowHeight(body, isVirtual && engine !== undefined);
  const isWindowed = isVirtual && averageHeight !== undefined;
  const focused = useRef(-1);
  // A new function would make the virtualizer process all rows again.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys]);
  const adapter = useVirtualizer(engine, {
    count,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    getItemKey: getItemKey,
    estimateSize: () => averageHeight ?? defaultRowHeightPx,
    overscan: 5,
    initialRect: { width: 0, height: 600 },
    // The table may be scrolled already when it passes a hundred rows.
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    rangeExtractor: (range) =>
      addNeighbours(engine?.defaultRangeExtractor(range) ?? [], [focused.current, pinnedIndex], count),
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    focused.current = Number(target.closest('tr')?.dataset['index'] ?? -1);
  };

  if (!isWindowed || !adapter) {
    // The first rows until the virtualizer has loaded, and on the server; all rows if it cannot load.
    const drawn = isVirtual && engineState !== 'unavailable' ? Math.min(count, initialCount) : count;
    return {
      renderedRows: Array.from({ length: drawn }, (_, index) => ({ index, gap: 0 })),
      gapAtEnd: (count - drawn) * defaultRowHeightPx,
      rowRef: undefined,
      onFocus,
    };
  }
  const { rows, measure } = adapter;
  const items = rows.getVirtualItems();
  const renderedRows = items.map(({ index, start }, at) => ({ index, gap: start - (items[at - 1]?.end ?? 0) }));
  const gapAtEnd = rows.getTotalSize() - (items.at(-1)?.end ?? 0);
  return { renderedRows, gapAtEnd, rowRef: measure, onFocus };
}

/**
 * Returns the average height of the rendered rows, for the estimate of the others: the total height must not change when the
 * table becomes virtual, or the scroll position would show other rows.
 */
function useAverageRowHeight(body: RefObject<HTMLElement | null>, isEnabled: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  const isKnown = height !== undefined;
  useLayoutEffect(() => {
    if (!isEnabled || isKnown) return;
    const rows = [...(body.current?.querySelectorAll('tr[data-index]') ?? [])];
    const sum = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
    // Can only be measured after rendering, and is needed before painting.
    // oxlint-disable-next-line react/set-state-in-effect
    setHeight(sum > 0 ? sum / rows.length : defaultRowHeightPx);
  }, [body, isEnabled, isKnown]);
  return height;
}

function addNeighbours(visible: number[], indexes: readonly number[], count: number): number[] {
  const added = indexes
    .flatMap((index) => (index < 0 ? [] : [index - 1, index, index + 1]))
    .filter((index) => index >= 0 && index < count);
  if (added.length === 0) return visible;
  return [...new Set([...visible, ...added])].toSorted((a, b) => a - b);
}

import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type DataTableColumn, virtualizeAboveRowCount, type RowKey } from './table.ts';
import { useFixedColumnWidths } from './useFixedColumnWidths.ts';
import { useVirtualizerModule } from './useVirtualizerModule.ts';
import { useVirtualizerAdapter } from './useVirtualizerAdapter.ts';

/** A row to render, and the height of the skipped rows before it. */
export interface RenderedRow {
  index: number;
  gapBeforePx: number;
}

interface VirtualRows {
  renderedRows: readonly RenderedRow[];
  /** Height of the rows after the last rendered one. */
  gapAfterPx: number;
  /** Measures a rendered row. */
  rowRef: ((row: HTMLTableRowElement | null) => void) | undefined;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

interface VirtualRowsOptions<Row> {
  columns: readonly DataTableColumn<Row>[];
  loadedKeys: readonly RowKey[];
  bodyRef: RefObject<HTMLElement | null>;
  scrollRegionRef: RefObject<HTMLElement | null>;
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
export function useVirtualRows<Row>(options: VirtualRowsOptions<Row>): VirtualRows {
  const { columns, loadedKeys, bodyRef, scrollRegionRef, pinnedIndex } = options;
  const count = loadedKeys.length;
  const shouldVirtualize = count > virtualizeAboveRowCount;
  const moduleState = useVirtualizerModule(shouldVirtualize);
  const virtualizerModule = typeof moduleState === 'object' ? moduleState : undefined;
  const [initialCount] = useState(shouldVirtualize ? initialRowCount : virtualizeAboveRowCount);
  const averageHeight = useAverageRowHeight(bodyRef, shouldVirtualize && virtualizerModule !== undefined);
  const isVirtualized = shouldVirtualize && averageHeight !== undefined;
  useFixedColumnWidths(shouldVirtualize ? virtualizerModule : undefined, bodyRef, columns);
  const focusedIndex = useRef(-1);
  // A new function would make the virtualizer process all rows again.
  const getItemKey = useCallback((index: number) => loadedKeys[index] ?? index, [loadedKeys]);
  const adapter = useVirtualizerAdapter(virtualizerModule, {
    count,
    enabled: isVirtualized,
    getScrollElement: () => scrollRegionRef.current,
    getItemKey,
    estimateSize: () => averageHeight ?? defaultRowHeightPx,
    overscan: 5,
    initialRect: { width: 0, height: 600 },
    // The table may be scrolled already when it passes a hundred rows.
    initialOffset: () => scrollRegionRef.current?.scrollTop ?? 0,
    rangeExtractor: (range) => virtualizerModule?.extractRange(range, [focusedIndex.current, pinnedIndex]) ?? [],
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    focusedIndex.current = Number(target.closest('tr')?.dataset['index'] ?? -1);
  };

  if (!isVirtualized || !adapter) {
    // The first rows until the virtualizer has loaded, and on the server; all rows if it cannot load.
    const renderedCount = shouldVirtualize && moduleState !== 'unavailable' ? Math.min(count, initialCount) : count;
    return {
      renderedRows: Array.from({ length: renderedCount }, (_, index) => ({ index, gapBeforePx: 0 })),
      gapAfterPx: (count - renderedCount) * defaultRowHeightPx,
      rowRef: undefined,
      onFocus,
    };
  }
  const { virtualizer, measure } = adapter;
  const virtualItems = virtualizer.getVirtualItems();
  const renderedRows = virtualItems.map(({ index, start }, position) => ({
    index,
    gapBeforePx: start - (virtualItems[position - 1]?.end ?? 0),
  }));
  const gapAfterPx = virtualizer.getTotalSize() - (virtualItems.at(-1)?.end ?? 0);
  return { renderedRows, gapAfterPx, rowRef: measure, onFocus };
}

/**
 * Returns the average height of the rendered rows, for the estimate of the others: the total height must not change when the
 * table becomes virtual, or the scroll position would show other rows.
 */
function useAverageRowHeight(bodyRef: RefObject<HTMLElement | null>, isEnabled: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  const isKnown = height !== undefined;
  useLayoutEffect(() => {
    if (!isEnabled || isKnown) return;
    const rows = [...(bodyRef.current?.querySelectorAll('tr[data-index]') ?? [])];
    const sum = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
    // Can only be measured after rendering, and is needed before painting.
    // oxlint-disable-next-line react/set-state-in-effect
    setHeight(sum > 0 ? sum / rows.length : defaultRowHeightPx);
  }, [bodyRef, isEnabled, isKnown]);
  return height;
}

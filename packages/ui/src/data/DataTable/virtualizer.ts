// What virtual rows need, with the parts of TanStack Virtual, as one lazy chunk.
import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  type Range,
  Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/virtual-core';
import { flushSync } from 'react-dom';

export { observeColumnWidths } from './observeColumnWidths.ts';

export type VirtualizerConfig = Omit<
  VirtualizerOptions<HTMLElement, HTMLTableRowElement>,
  'onChange' | 'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
>;

export interface VirtualizerAdapter {
  virtualizer: Virtualizer<HTMLElement, HTMLTableRowElement>;
  update: (config: VirtualizerConfig) => void;
  /** Measures a rendered row. */
  measure: (row: HTMLTableRowElement | null) => void;
}

/** Creates a virtualizer that renders a React component again when its rows change. */
export function createVirtualizerAdapter(config: VirtualizerConfig, rerender: () => void): VirtualizerAdapter {
  let isMeasuring = false;
  const callbacks = {
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    onChange: (_: unknown, isScroll: boolean) => {
      // Rows must be rendered in the same frame, but React cannot flush while it attaches rows.
      if (isScroll && !isMeasuring) flushSync(rerender);
      else rerender();
    },
  };
  const virtualizer = new Virtualizer<HTMLElement, HTMLTableRowElement>({ ...config, ...callbacks });
  return {
    virtualizer,
    update: (config) => virtualizer.setOptions({ ...config, ...callbacks }),
    measure: (row) => {
      isMeasuring = true;
      try {
        virtualizer.measureElement(row);
      } finally {
        isMeasuring = false;
      }
    },
  };
}

/** Returns the indexes of a range of rows, with some rows and their neighbours outside of it. */
export function extractRange(range: Range, pinnedIndexes: readonly number[]): number[] {
  const visible = defaultRangeExtractor(range);
  const added = pinnedIndexes
    .flatMap((index) => (index < 0 ? [] : [index - 1, index, index + 1]))
    .filter((index) => index >= 0 && index < range.count);
  if (added.length === 0) return visible;
  return [...new Set([...visible, ...added])].toSorted((a, b) => a - b);
}

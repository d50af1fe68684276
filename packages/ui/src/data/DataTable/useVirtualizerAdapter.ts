import type { VirtualizerOptions } from '@tanstack/virtual-core';
import { useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { VirtualizerModule } from './useVirtualizerModule.ts';

type VirtualizerConfig = Omit<
  VirtualizerOptions<HTMLElement, HTMLTableRowElement>,
  'onChange' | 'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
>;

/** Like `useVirtualizer` of TanStack Virtual, but with a lazily loaded module. Returns undefined until it is loaded. */
export function useVirtualizerAdapter(engine: VirtualizerModule | undefined, config: VirtualizerConfig) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [adapter, setAdapter] = useState(() => engine && createAdapter(engine, config, rerender));
  if (engine && !adapter) setAdapter(createAdapter(engine, config, rerender));
  adapter?.update(config);

  useLayoutEffect(() => adapter?.virtualizer._didMount(), [adapter]);
  useLayoutEffect(() => adapter?.virtualizer._willUpdate());
  return adapter;
}

function createAdapter(engine: VirtualizerModule, config: VirtualizerConfig, rerender: () => void) {
  let isMeasuring = false;
  const callbacks = {
    observeElementRect: engine.observeElementRect,
    observeElementOffset: engine.observeElementOffset,
    scrollToFn: engine.elementScroll,
    onChange: (_: unknown, isScroll: boolean) => {
      // Rows must be rendered in the same frame, but React cannot flush while it attaches rows.
      if (isScroll && !isMeasuring) flushSync(rerender);
      else rerender();
    },
  };
  const virtualizer = new engine.Virtualizer<HTMLElement, HTMLTableRowElement>({ ...config, ...callbacks });
  return {
    virtualizer,
    update: (config: VirtualizerConfig) => virtualizer.setOptions({ ...config, ...callbacks }),
    measure: (row: HTMLTableRowElement | null) => {
      isMeasuring = true;
      try {
        virtualizer.measureElement(row);
      } finally {
        isMeasuring = false;
      }
    },
  };
}

import type { VirtualizerOptions } from '@tanstack/virtual-core';
import { useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Engine } from './useEngine.ts';

type Given = Omit<
  VirtualizerOptions<HTMLElement, HTMLTableRowElement>,
  'onChange' | 'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
>;

/** TanStack's adapter for React fetches its engine at once; this one does with an engine that comes later, and gives nothing until then. */
export function useVirtualizer(engine: Engine | undefined, given: Given) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [adapted, setAdapted] = useState(() => engine && adapt(engine, given, redraw));
  if (engine && !adapted) setAdapted(adapt(engine, given, redraw));
  adapted?.update(given);

  useLayoutEffect(() => adapted?.rows._didMount(), [adapted]);
  useLayoutEffect(() => adapted?.rows._willUpdate());
  return adapted;
}

function adapt(engine: Engine, given: Given, redraw: () => void) {
  let isMeasuring = false;
  const wires = {
    observeElementRect: engine.observeElementRect,
    observeElementOffset: engine.observeElementOffset,
    scrollToFn: engine.elementScroll,
    onChange: (_: unknown, isScroll: boolean) => {
      // Rows must be there in the frame that scrolls to them; but while React attaches rows it cannot draw others.
      if (isScroll && !isMeasuring) flushSync(redraw);
      else redraw();
    },
  };
  const rows = new engine.Virtualizer<HTMLElement, HTMLTableRowElement>({ ...given, ...wires });
  return {
    rows,
    update: (given: Given) => rows.setOptions({ ...given, ...wires }),
    measure: (row: HTMLTableRowElement | null) => {
      isMeasuring = true;
      try {
        rows.measureElement(row);
      } finally {
        isMeasuring = false;
      }
    },
  };
}

import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Between two names, so that they do not read as one. */
const gap = 8;

/**
 * Every how many-th name has room under a plot. Measured: how wide a month is depends on the language, the type and the
 * window. Until then about five are shown, which fit a phone.
 */
export function useNameStep(names: RefObject<HTMLElement | null>, count: number): number {
  const [step, setStep] = useState(Math.ceil(count / 5));
  useLayoutEffect(() => {
    const row = names.current;
    if (!row) return undefined;
    const words = [...row.children].map((place) => place.firstElementChild!);
    const watcher = new ResizeObserver(() => {
      const widest = Math.max(...words.map((word) => word.getBoundingClientRect().width));
      const room = row.clientWidth / count;
      // In the same frame, or a window that grows would show the names of the narrow one first.
      if (room > 0) flushSync(() => setStep(Math.max(1, Math.ceil((widest + gap) / room))));
    });
    // The words as well: their font may come after them.
    [row, ...words].forEach((each) => watcher.observe(each));
    return () => watcher.disconnect();
    // After each render: another language brings other words.
  });
  return step;
}

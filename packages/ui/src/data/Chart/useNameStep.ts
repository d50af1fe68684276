import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Between two names, so that they do not read as one. */
const gap = 12;

/**
 * Every how many-th name has room under a plot. Measured: how wide a month is depends on the language, the type and the
 * window. Until then about five are shown, which fit a phone.
 */
export function useNameStep(names: RefObject<HTMLElement | null>, labels: readonly string[]): number {
  const [step, setStep] = useState(Math.ceil(labels.length / 5));
  // Another language brings other words, in other elements.
  const words = labels.join('\n');
  useLayoutEffect(() => {
    const row = names.current;
    if (!row) return undefined;
    const count = words.split('\n').length;
    const shown = [...row.children].map((place) => place.firstElementChild!);
    const watcher = new ResizeObserver(() => {
      const widths = shown.map((word) => word.getBoundingClientRect().width);
      const room = row.clientWidth / count;
      // In the same frame, or a window that grows would show the names of the narrow one first.
      if (room > 0) flushSync(() => setStep(leastStep(widths, room)));
    });
    // The words as well: their font may come after them.
    [row, ...shown].forEach((each) => watcher.observe(each));
    return () => watcher.disconnect();
    // Not after each render: one that only changes the step would be measured while it is told.
  }, [names, words]);
  return step;
}

/** The least step at which each name shown, in the middle of its place, leaves the gap to the next one shown. */
function leastStep(widths: readonly number[], room: number): number {
  let step = 1;
  const meets = (width: number, at: number) => {
    const next = widths[at + step];
    return at % step === 0 && next !== undefined && (width + next) / 2 + gap > room * step;
  };
  while (widths.some(meets)) step += 1;
  return step;
}

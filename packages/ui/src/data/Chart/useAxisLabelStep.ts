import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Minimum gap between two labels. */
const minGapPx = 12;

/**
 * Returns the step at which axis labels fit: 2 shows every second label. It measures the labels, whose width depends on the
 * language, the font and the window. Until then about five labels are shown, which fit a phone.
 */
export function useAxisLabelStep(rowRef: RefObject<HTMLElement | null>, labels: readonly string[]): number {
  const [step, setStep] = useState(Math.ceil(labels.length / 5));
  // Another language renders other labels in other elements.
  const labelKey = labels.join('\n');
  useLayoutEffect(() => {
    const row = rowRef.current;
    if (!row) return undefined;
    const count = labelKey.split('\n').length;
    const labelElements = [...row.children].map((cell) => cell.firstElementChild!);
    const observer = new ResizeObserver(() => {
      const widths = labelElements.map((label) => label.getBoundingClientRect().width);
      const columnWidth = row.clientWidth / count;
      // In the same frame, or a growing window would show too few labels first.
      if (columnWidth > 0) flushSync(() => setStep(findSmallestStep(widths, columnWidth)));
    });
    // Observes the labels too, because their font may load later.
    [row, ...labelElements].forEach((each) => observer.observe(each));
    return () => observer.disconnect();
    // Not after each render: a render that only changes the step must not measure again.
  }, [rowRef, labelKey]);
  return step;
}

/** Returns the smallest step at which no two visible labels overlap. */
function findSmallestStep(widths: readonly number[], columnWidth: number): number {
  let step = 1;
  const overlapsNext = (width: number, index: number) => {
    const next = widths[index + step];
    return index % step === 0 && next !== undefined && (width + next) / 2 + minGapPx > columnWidth * step;
  };
  while (widths.some(overlapsNext)) step += 1;
  return step;
}

import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { vars } from '../../theme/contract.css.ts';

/** Minimum gap between two labels. */
const minGapPx = 12;

/**
 * Returns the step at which axis labels fit: 2 shows every second label. It measures the labels, whose width depends on the
 * language, the font and the window. Until then about five labels are shown, which fit a phone. Moves the labels at both ends
 * of the axis into the plot.
 */
export function useAxisLabelStep(rowRef: RefObject<HTMLElement | null>, labels: readonly string[]): number {
  const [step, setStep] = useState(Math.ceil(labels.length / 5));
  // Another language renders other labels in other elements.
  const labelKey = labels.join('\n');
  useLayoutEffect(() => {
    const row = rowRef.current;
    if (!row) return undefined;
    const count = labelKey.split('\n').length;
    const cells = [...row.children] as HTMLElement[];
    const labelElements = cells.map((cell) => cell.firstElementChild!);
    const observer = new ResizeObserver(() => {
      const widths = labelElements.map((label) => label.getBoundingClientRect().width);
      const columnWidth = row.clientWidth / count;
      // In the same frame, or a growing window would show too few labels first.
      if (columnWidth === 0) return;
      const shifts = widths.map((width, index) => getShift(width, index, columnWidth, count));
      // The cells move, because a label can have the other direction.
      cells.forEach((cell, index) => {
        cell.style.translate = shifts[index] ? `calc(${shifts[index]}px * ${vars.inlineSign})` : '';
      });
      flushSync(() => setStep(findSmallestStep(widths, shifts, columnWidth)));
    });
    // Observes the labels too, because their font may load later.
    [row, ...labelElements].forEach((each) => observer.observe(each));
    return () => observer.disconnect();
    // Not after each render: a render that only changes the step must not measure again.
  }, [rowRef, labelKey]);
  return step;
}

/** Returns how far a label moves towards the end, so that it stays inside the axis. Negative towards the start. */
function getShift(width: number, index: number, columnWidth: number, count: number): number {
  const startSpace = (index + 0.5) * columnWidth;
  const endSpace = (count - index - 0.5) * columnWidth;
  return Math.max(0, width / 2 - startSpace) - Math.max(0, width / 2 - endSpace);
}

/** Returns the smallest step at which no two visible labels overlap. */
function findSmallestStep(widths: readonly number[], shifts: readonly number[], columnWidth: number): number {
  let step = 1;
  const overlapsNext = (width: number, index: number) => {
    const next = widths[index + step];
    if (index % step !== 0 || next === undefined) return false;
    const distance = columnWidth * step + (shifts[index + step] ?? 0) - (shifts[index] ?? 0);
    return (width + next) / 2 + minGapPx > distance;
  };
  while (widths.some(overlapsNext)) step += 1;
  return step;
}

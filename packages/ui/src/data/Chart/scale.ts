/**
 * Returns four or five evenly spaced axis values, from 0 to at least the largest value. Whole numbers have whole steps: there
 * is no half subscriber.
 */
export function getTicks(values: readonly number[]): number[] {
  const largest = Math.max(0, ...values);
  const isWhole = values.every(Number.isInteger);
  const roughStep = largest / 4;
  const power = 10 ** Math.floor(Math.log10(roughStep || 1));
  const roundStep = [1, 2, 2.5, 5, 10].map((step) => step * power).find((step) => step >= roughStep) ?? power * 10;
  const step = isWhole ? Math.max(1, Math.ceil(roundStep)) : roundStep;
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Returns the sum of the values at a label. */
export const getTotal = (values: readonly (number | null)[]): number =>
  // Without the noise of binary fractions: 0.1 + 0.2 is 0.3.
  Number(values.reduce<number>((sum, value) => sum + (value ?? 0), 0).toPrecision(12));

/** Returns the SVG path through the middle of each column, in a viewBox of 100 by 100. A missing value interrupts it. */
export function getLinePath(percentages: readonly (number | null)[]): string {
  return percentages
    .map((percentage, index) => {
      if (percentage === null) return '';
      const [x, y] = [((index + 0.5) * 100) / percentages.length, 100 - percentage];
      return `${(percentages[index - 1] ?? null) === null ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
    })
    .join('');
}

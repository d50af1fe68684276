/**
 * The lines of a scale from 0 to at least the largest value: four or five of them, a round number apart. Whole numbers
 * stay whole: there is no half of a subscriber.
 */
export function ticks(values: readonly number[]): number[] {
  const largest = Math.max(0, ...values);
  const isWhole = values.every(Number.isInteger);
  const rough = largest / 4;
  const power = 10 ** Math.floor(Math.log10(rough || 1));
  const round = [1, 2, 2.5, 5, 10].map((step) => step * power).find((step) => step >= rough) ?? power * 10;
  const step = isWhole ? Math.max(1, Math.ceil(round)) : round;
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}

/** The line through the middle of each column, in a field of 100 by 100, from the start of reading. */
export function linePath(shares: readonly number[]): string {
  return shares
    .map((share, at) => {
      const [x, y] = [((at + 0.5) * 100) / shares.length, 100 - share];
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
    })
    .join('');
}

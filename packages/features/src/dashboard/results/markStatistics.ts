/** Counts the marks in each fifth of the scale, from the lowest to the highest. Full marks are in the last fifth. */
export function countMarksByFifth(marks: readonly { mark: number; total: number }[]): number[] {
  const fifths = [0, 0, 0, 0, 0];
  for (const { mark, total } of marks) {
    if (total === 0) continue;
    const at = Math.min(4, Math.floor((mark * 5) / total));
    fifths[at] = (fifths[at] ?? 0) + 1;
  }
  return fifths;
}

/** The average of mark / total, from 0 to 1. Undefined without marks. */
export function getAverageShare(marks: readonly { mark: number; total: number }[]): number | undefined {
  const shares = marks.flatMap(({ mark, total }) => (total === 0 ? [] : [mark / total]));
  return shares.length === 0 ? undefined : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

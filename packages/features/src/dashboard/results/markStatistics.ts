interface MarkWithTotal {
  mark: number;
  total: number;
}

/** The mark as a part of its total, from 0 to 1. Zero out of zero is 0, as on the server: every result counts (decision 18). */
const getRatio = ({ mark, total }: MarkWithTotal): number => mark / Math.max(total, 1);

/** Counts the marks in each fifth of the scale, from the lowest to the highest. Full marks are in the last fifth. */
export function countMarksByFifth(marks: readonly MarkWithTotal[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const { mark, total } of marks) {
    const index = Math.min(4, Math.floor((mark * 5) / Math.max(total, 1)));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** Gets the average of the ratios of marks to totals, from 0 to 1. Returns undefined without marks. */
export function getAverageRatio(marks: readonly MarkWithTotal[]): number | undefined {
  if (marks.length === 0) return undefined;
  return marks.reduce((sum, mark) => sum + getRatio(mark), 0) / marks.length;
}

import type { Result } from './results.api.ts';

/** One mark on the way. */
interface Step {
  label: string;
  /** Of a hundred. */
  value: number;
}

// More than a picture of this width can tell apart.
const most = 24;

/** Marks in the order in which they were made, as shares of a hundred. Quizzes of one name tell themselves apart by a number. */
export function stepsOf(latestFirst: readonly Result[]): Step[] {
  const seen = new Map<string, number>();
  return latestFirst
    .filter(({ total }) => total > 0)
    .slice(0, most)
    .toReversed()
    .map(({ mark, total, quiz_name }) => {
      const times = (seen.get(quiz_name) ?? 0) + 1;
      seen.set(quiz_name, times);
      return { label: times === 1 ? quiz_name : `${quiz_name} (${times})`, value: Math.round((mark / total) * 100) };
    });
}

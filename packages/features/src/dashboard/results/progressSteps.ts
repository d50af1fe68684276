import type { QuizResult } from './results.api.ts';

/** One mark on the way. */
interface Step {
  label: string;
  /** Of a hundred. */
  value: number;
}

// More than a picture of this width can tell apart.
const maxSteps = 24;

/** Marks in the order in which they were made, as shares of a hundred. Quizzes of one name tell themselves apart by a number. */
export function toProgressSteps(latestFirst: readonly QuizResult[]): Step[] {
  const seen = new Map<string, number>();
  return latestFirst
    .filter(({ total }) => total > 0)
    .slice(0, maxSteps)
    .toReversed()
    .map(({ mark, total, quiz_name }) => {
      const times = (seen.get(quiz_name) ?? 0) + 1;
      seen.set(quiz_name, times);
      return { label: times === 1 ? quiz_name : `${quiz_name} (${times})`, value: Math.round((mark / total) * 100) };
    });
}

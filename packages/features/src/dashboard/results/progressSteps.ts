import type { QuizResult } from './results.api.ts';

/** A point of the progress chart. */
interface Step {
  label: string;
  /** In percent. */
  value: number;
}

// More points would not be readable.
const maxSteps = 24;

/** Converts results to chart points, oldest first, in percent. Quizzes with the same name get a number. */
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

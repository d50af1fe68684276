import type { GetQuizAnswerCountsResult } from '@fanous/api-client/generated/staffQueries.ts';

type Question = GetQuizAnswerCountsResult['questions'][number];

/** The share of students who did not choose the correct option, from 0 to 1. */
function getMistakeRatio({ attempts_count, options }: Question): number {
  const correctCount = options.find(({ is_correct }) => is_correct === 1)?.count ?? 0;
  return attempts_count === 0 ? 0 : 1 - correctCount / attempts_count;
}

/** Sorts questions by their mistakes, most first. Equal ones keep their order. */
export const sortByMistakes = (questions: readonly Question[]): Question[] =>
  questions.toSorted((a, b) => getMistakeRatio(b) - getMistakeRatio(a));

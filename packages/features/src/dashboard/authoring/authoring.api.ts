import type { Api } from '@fanous/api-client/client';
import { listQuestionsQuery, type ListQuestionsResult } from '@fanous/api-client/generated/staffQueries.ts';

/** A question with its options, as staff see it. */
export type Question = ListQuestionsResult['questions'][number];

const perPage = 200;

/** Fetches all questions of a quiz in order, for reordering and the preview. */
export async function fetchAllQuestions(api: Api, quizId: number): Promise<Question[]> {
  const page = (number: number) =>
    listQuestionsQuery(api, { path: { id: quizId }, query: { page: number, per_page: perPage } }).queryFn({});
  const first = await page(1);
  const rest = Array.from({ length: Math.ceil(first.total / perPage) - 1 }, (_, at) => page(at + 2));
  return [first, ...(await Promise.all(rest))].flatMap(({ questions }) => questions);
}

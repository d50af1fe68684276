import type { Api } from '@fanous/api-client/client';
import { listQuestionsQuery, type ListQuestionsResult } from '@fanous/api-client/generated/staffQueries.ts';

/** A question as who makes it sees it, with its options. */
export type Question = ListQuestionsResult['questions'][number];

const perPage = 200;

/** All questions of a quiz, in their order: to put them in another one, and to see the quiz as a whole. */
export async function fetchAllQuestions(api: Api, quizId: number): Promise<Question[]> {
  const page = (number: number) =>
    listQuestionsQuery(api, { path: { id: quizId }, query: { page: number, per_page: perPage } }).queryFn({});
  const first = await page(1);
  const rest = Array.from({ length: Math.ceil(first.total / perPage) - 1 }, (_, at) => page(at + 2));
  return [first, ...(await Promise.all(rest))].flatMap(({ questions }) => questions);
}

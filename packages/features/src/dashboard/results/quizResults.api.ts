import type { Api } from '@fanous/api-client/client';
import { listQuizResultsQuery, type ListQuizResultsResult } from '@fanous/api-client/generated/staffQueries.ts';

/** What one student has made of a quiz. */
export type QuizResultRow = ListQuizResultsResult['quiz_results'][number];

/** The results of a quiz as far as they can be listed, and how many there are. */
export interface AllResults {
  results: QuizResultRow[];
  total: number;
}

interface QuizPath {
  id: number;
  quiz_id: number;
}

const perPage = 200;
// The server lists at most 20 pages.
const maxListPages = 20;

/** Every result of a quiz, by name, page after page: for what is made of all of them. */
export const allResultsQuery = (api: Api, path: QuizPath) => ({
  queryKey: ['listQuizResults', { path, all: true }] as const,
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<AllResults> => {
    const results: QuizResultRow[] = [];
    for (let page = 1; ; page += 1) {
      const query = listQuizResultsQuery(api, { path, query: { sort: 'name', page, per_page: perPage } });
      // One after the other: a class of thousands must not take the server's time from the others.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await query.queryFn({ ...(signal && { signal }) });
      results.push(...answer.quiz_results);
      const isLast = answer.quiz_results.length < perPage || page * perPage >= answer.total;
      if (isLast || page === maxListPages) return { results, total: answer.total };
    }
  },
});

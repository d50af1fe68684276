import type { Api } from '@fanous/api-client/client';
import { listQuizResultsQuery, type ListQuizResultsResult } from '@fanous/api-client/generated/staffQueries.ts';

/** The result of one student in a quiz. */
export type QuizResultRow = ListQuizResultsResult['quiz_results'][number];

/** The results that can be listed, and the total number. */
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

/** The query for all results of a quiz, sorted by name. Fetches page after page. */
export const allResultsQuery = (api: Api, path: QuizPath) => ({
  queryKey: ['listQuizResults', { path, all: true }] as const,
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<AllResults> => {
    const results: QuizResultRow[] = [];
    for (let page = 1; ; page += 1) {
      const query = listQuizResultsQuery(api, { path, query: { sort: 'name', page, per_page: perPage } });
      // Sequential, to keep the load on the server low.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await query.queryFn({ ...(signal && { signal }) });
      results.push(...answer.quiz_results);
      const isLast = answer.quiz_results.length < perPage || page * perPage >= answer.total;
      if (isLast || page === maxListPages) return { results, total: answer.total };
    }
  },
});

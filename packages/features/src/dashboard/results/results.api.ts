import type { Api } from '@fanous/api-client/client';
import { listUserQuizResultsQuery, type ListUserQuizResultsResult } from '@fanous/api-client/generated/queries.ts';

/** One quiz that was taken, with the mark that counts. */
export type QuizResult = ListUserQuizResultsResult['quiz_results'][number];

/** The results of a user, latest first; all that match in one page. */
export const userResultsQuery = (api: Api, userId: number, search: string) =>
  listUserQuizResultsQuery(api, { path: { id: userId }, query: { ...(search !== '' && { search }), per_page: 200 } });

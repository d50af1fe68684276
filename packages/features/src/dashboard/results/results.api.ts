import type { Api } from '@fanous/api-client/client';
import { listUserQuizResultsQuery, type ListUserQuizResultsResult } from '@fanous/api-client/generated/queries.ts';

/** A quiz that the user took, with the mark that counts. */
export type QuizResult = ListUserQuizResultsResult['quiz_results'][number];

/** The query for the results of a user, latest first, in one page. */
export const userResultsQuery = (api: Api, userId: number, search: string) =>
  listUserQuizResultsQuery(api, { path: { id: userId }, query: { ...(search !== '' && { search }), per_page: 200 } });

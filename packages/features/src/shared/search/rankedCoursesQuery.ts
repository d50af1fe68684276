import type { Api } from '@fanous/api-client/client';
import { ApiError } from '@fanous/api-client/errors';
import { listCoursesQuery, type ListCoursesInput } from '@fanous/api-client/generated/queries.ts';

/**
 * Courses whose name starts with the search, and then wider matches (decision 41). A legacy API without `match=ranked` refuses it, and finds
 * the names that start with the search.
 */
export const rankedCoursesQuery = (api: Api, query: NonNullable<ListCoursesInput['query']>) => {
  const ranked = listCoursesQuery(api, { query: { ...query, match: 'ranked' } });
  return {
    ...ranked,
    queryFn: (context: Parameters<typeof ranked.queryFn>[0]) =>
      ranked.queryFn(context).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 422)) throw error;
        return listCoursesQuery(api, { query: { ...query, match: 'start' } }).queryFn(context);
      }),
  };
};

import type { Api } from '@fanous/api-client/client';
import { ApiError } from '@fanous/api-client/errors';
import { searchAllQuery, type SearchAllResult } from '@fanous/api-client/generated/queries.ts';
import { rankedCoursesQuery } from '../shared/search/rankedCoursesQuery.ts';

// As many as `GET /search` sends.
const maxFoundCourses = 10;

/** Courses, teachers and lessons that match. Legacy APIs find courses only. */
export const searchResultsQuery = (api: Api, search: string) => {
  const all = searchAllQuery(api, { query: { search } });
  return {
    ...all,
    queryFn: (context: Parameters<typeof all.queryFn>[0]): Promise<SearchAllResult> =>
      all.queryFn(context).catch(async (error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
        const { courses, total } = await rankedCoursesQuery(api, { search, per_page: maxFoundCourses }).queryFn(
          context,
        );
        return { courses, courses_total: total, teachers: [], videos: [] };
      }),
  };
};

import type { Api } from '@fanous/api-client/client';
import { ApiError } from '@fanous/api-client/errors';
import {
  getCourseQuery,
  getCourseUnitsQuery,
  getPublicCourseQuery,
  type GetCourseUnitsResult,
  type QueryContext,
} from '@fanous/api-client/generated/queries.ts';

/** A course as visitors see it. The server renders this one. */
export const publicCourseQuery = (api: Api, slug: string) => getPublicCourseQuery(api, { path: { slug } });

/** A course as the signed-in user sees it, with `has_course` and what is open to them. */
export const courseWithAccessQuery = (api: Api, slug: string) => getCourseQuery(api, { path: { course: slug } });

/** What `courseUnitsQuery` returns. */
export type CourseUnitsData = GetCourseUnitsResult | null;

/** The units of a course. Null if the API has no units: a legacy API. */
export function courseUnitsQuery(api: Api, slug: string) {
  const { queryKey, queryFn } = getCourseUnitsQuery(api, { path: { course: slug } });
  return {
    queryKey,
    queryFn: (context: QueryContext): Promise<CourseUnitsData> => queryFn(context).catch(toNullIfMissing),
  };
}

function toNullIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

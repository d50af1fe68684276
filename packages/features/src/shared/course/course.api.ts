import type { Api } from '@fanous/api-client/client';
import { getCourseQuery, getPublicCourseQuery } from '@fanous/api-client/generated/queries.ts';

/** A course as visitors see it. The server renders this one. */
export const publicCourseQuery = (api: Api, slug: string) => getPublicCourseQuery(api, { path: { slug } });

/** A course as the signed-in user sees it, with `has_course` and what is open to them. */
export const courseWithAccessQuery = (api: Api, slug: string) => getCourseQuery(api, { path: { course: slug } });

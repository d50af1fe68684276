import type { Api } from '@fanous/api-client/client';
import { getCourseQuery } from '@fanous/api-client/generated/queries.ts';
import type { operations } from '@fanous/api-client/generated/schema.ts';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';

/** The query for a course by its id. */
export const courseQuery = (api: Api, id: number) => getCourseQuery(api, { path: { course: String(id) } });

/** The loader of all pages below a course. A missing course is a 404. */
export const prefetchCourse: PageLoader = ({ app, params: { id } }) =>
  loadPageQueries(app, courseQuery(app.api, Number(id)));

/** Queries with the item counts of a course. Adding or deleting a video, record or PDF changes them. */
export const courseQueryNames: (keyof operations)[] = ['getCourse', 'getPublicCourse', 'listCourses'];

import type { Api } from '@fanous/api-client/client';
import { getCourseQuery } from '@fanous/api-client/generated/queries.ts';
import type { operations } from '@fanous/api-client/generated/schema.ts';
import { prefetchQueries, type PageLoad } from '../../shared/routing/page.ts';

/** The course that a page's address names by its id. */
export const courseQuery = (api: Api, id: number) => getCourseQuery(api, { path: { course: String(id) } });

/** For every page below a course: one that does not exist is a 404. */
export const loadCourse: PageLoad = ({ app, params: { id } }) => prefetchQueries(app, courseQuery(app.api, Number(id)));

/** Where a course and its counts are shown, all of which a new or deleted video, record or PDF changes. */
export const courseQueryNames: (keyof operations)[] = ['getCourse', 'getPublicCourse', 'listCourses'];

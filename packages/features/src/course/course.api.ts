import type { Api } from '@fanous/api-client/client';
import { getCourseQuery, getPublicCourseQuery } from '@fanous/api-client/generated/queries.ts';

/** A course as everybody sees it: the first HTML shows this one. */
export const publicCourseQuery = (api: Api, slug: string) => getPublicCourseQuery(api, { path: { slug } });

/** The same course as whoever is signed in sees it, with what is open to them. */
export const ownCourseQuery = (api: Api, slug: string) => getCourseQuery(api, { path: { course: slug } });

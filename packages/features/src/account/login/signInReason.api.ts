import { getSafeReturnPath } from '../../paths.ts';
import { publicCourseQuery } from '../../shared/course/course.api.ts';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { parseRequestedItem, type RequestedItem } from './requestedItem.ts';

/** The slug of the course of the item. The address of a quiz has none. */
export const getRequestedCourseSlug = (item: RequestedItem | undefined): string | undefined =>
  item && item.kind !== 'quiz' ? item.slug : undefined;

/** Loads the course of the requested item. Errors are ignored: users can sign in without it. */
export const prefetchSignInReason: PageLoader = async ({ app, url }) => {
  const slug = getRequestedCourseSlug(parseRequestedItem(getSafeReturnPath(url.searchParams.get('next'))));
  if (slug !== undefined) await loadPageQueries(app, publicCourseQuery(app.api, slug)).catch(() => {});
  return null;
};

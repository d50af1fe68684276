import type { Api } from '@fanous/api-client/client';
import { getPublicCourseQuery } from '@fanous/api-client/generated/queries.ts';
import { getSafeReturnPath } from '../../paths.ts';
import { prefetchQueries, type PageLoad } from '../../shared/routing/page.ts';
import { parseRequestedItem, type RequestedItem } from './requestedItem.ts';

export const getRequestedCourseSlug = (item: RequestedItem | undefined): string | undefined =>
  item && item.kind !== 'quiz' ? item.slug : undefined;

export const courseQuery = (api: Api, slug: string) => getPublicCourseQuery(api, { path: { slug } });

/** Loads the course whose item is named. Without it one can still sign in, so a failure is no failure of the page. */
export const loadSignInReason: PageLoad = async ({ app, url }) => {
  const slug = getRequestedCourseSlug(parseRequestedItem(getSafeReturnPath(url.searchParams.get('next'))));
  if (slug !== undefined) await prefetchQueries(app, courseQuery(app.api, slug)).catch(() => {});
  return null;
};

import type { Api } from '@fanous/api-client/client';
import { getPublicCourseQuery } from '@fanous/api-client/generated/queries.ts';
import { getSafeReturnPath } from '../../paths.ts';
import { prefetchQueries, type PageLoad } from '../../shared/routing/page.ts';
import { parseRequestedItem, type RequestedItem } from './requestedItem.ts';

export const getRequestedCourseSlug = (item: RequestedItem | undefined): string | undefined =>
  item && item.kind !== 'quiz' ? item.slug : undefined;

export const courseQuery = (api: Api, slug: string) => getPublicCourseQuery(api, { path: { slug } });

/** Loads the course of the requested item. Errors are ignored: users can sign in without it. */
export const loadSignInReason: PageLoad = async ({ app, url }) => {
  const slug = getRequestedCourseSlug(parseRequestedItem(getSafeReturnPath(url.searchParams.get('next'))));
  if (slug !== undefined) await prefetchQueries(app, courseQuery(app.api, slug)).catch(() => {});
  return null;
};

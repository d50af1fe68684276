import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../routes/page.tsx';

/** Makes relative URLs absolute while rendering. The real origin comes from the configuration only. */
export const placeholderOrigin = 'http://page.invalid';

/**
 * Returns the canonical path of a server-rendered page: spelled as in the route, with only the query parameters that the page
 * reads, in the order of the route. Undefined for pages that only the browser renders: also for those that send a user with a
 * session away.
 */
export function getCanonicalPath(routes: RouteObject[], target: string, isSignedIn: boolean): string | undefined {
  const { pathname, searchParams } = new URL(placeholderOrigin + target);
  const matches = matchRoutes(routes, pathname) ?? [];
  const handles = matches.map(({ route }) => route.handle as RouteHandle | undefined);
  if (handles.some((handle) => handle?.ssr === false || (isSignedIn && handle?.isForVisitors))) return undefined;
  const query = new URLSearchParams();
  for (const name of handles.at(-1)?.searchParams ?? []) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  const { route, params = {} } = matches.at(-1) ?? {};
  const path = route?.path === undefined || route.path === '*' ? pathname : fillPattern(route.path, params);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

const fillPattern = (pattern: string, params: Params): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

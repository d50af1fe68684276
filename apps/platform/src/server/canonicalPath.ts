import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../routes/page.tsx';

/** Stands for the site inside addresses; where the site really is comes from the configuration alone. */
export const nowhere = 'http://page.invalid';

/**
 * The one way to write an address whose page a server renders: the route's own spelling, and of the query what the page
 * reads, in its order. Undefined for pages that are left to the browser.
 */
export function addressOf(routes: RouteObject[], target: string): string | undefined {
  const { pathname, searchParams } = new URL(nowhere + target);
  const matches = matchRoutes(routes, pathname) ?? [];
  const handles = matches.map(({ route }) => route.handle as RouteHandle | undefined);
  if (handles.some((handle) => handle?.ssr === false)) return undefined;
  const query = new URLSearchParams();
  for (const name of handles.at(-1)?.reads ?? []) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  const { route, params = {} } = matches.at(-1) ?? {};
  const path = route?.path === undefined || route.path === '*' ? pathname : spell(route.path, params);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

const spell = (pattern: string, params: Params): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

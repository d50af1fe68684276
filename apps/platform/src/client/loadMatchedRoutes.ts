import type { AppContext } from '@fanous/features/shared/app/app';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../routes/page.tsx';

/** Loads the code and messages of the first URL, so that the first render shows the page and no fallback. */
export async function loadMatchedRoutes(app: AppContext, routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all([
    app.loadArea('shared'),
    ...matches.map(async ({ route }) => {
      const handle = route.handle as RouteHandle | undefined;
      if (handle?.area) await app.loadArea(handle.area);
    }),
    ...matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  ]);
}

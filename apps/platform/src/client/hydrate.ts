import { hydrate, type QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';
import { type PageState, pageStateElementId } from '../pageState.ts';

/** Reads the state of a server-rendered page. Undefined if the browser has to render the page. */
export function readPageStateAndNormalizeUrl(): PageState | undefined {
  const stateElement = document.getElementById(pageStateElementId);
  // Going back while the scripts load after a reload changes the URL and keeps the document.
  if (!stateElement || toPath(location) !== toPath(getDocumentUrl())) return undefined;
  const state = JSON.parse(stateElement.textContent) as PageState;
  // Unknown parameters were not rendered, and would make links differ.
  if (toPath(location) !== state.path) history.replaceState(history.state, '', state.path + location.hash);
  return state;
}

/** Fills the query cache. The data counts as fetched now, because the document holds no times and clocks differ. */
export function hydrateQueries(queryClient: QueryClient, { queryState }: PageState): void {
  const dataUpdatedAt = Date.now();
  const queries = queryState.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }));
  hydrate(queryClient, { ...queryState, queries });
}

/** Whether the URL still names the rendered page. Otherwise hydration would mismatch. */
export const matchesCurrentUrl = ({ path }: PageState): boolean => toPath(location) === path;

const toPath = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search;

/** The URL that this document was loaded from. */
function getDocumentUrl(): URL | Location {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name) : location;
}

/** Waits until the loaders have run, so that the first render is the page: what the server rendered, or what follows the skeleton. */
export function waitForRouter(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else
      router.subscribe(({ initialized }) => {
        if (initialized) resolve();
      });
  });
}

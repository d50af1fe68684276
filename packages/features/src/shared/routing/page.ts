import { ApiError } from '@fanous/api-client/errors';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { data } from 'react-router-dom';
import type { AppContext } from '../app/app.ts';

/** What a page's loader is given. */
export interface PageLoadArgs {
  app: AppContext;
  /** Parameters of the address, as written in it. */
  params: Readonly<Record<string, string | undefined>>;
  /** The whole address, for its query. */
  url: URL;
}

/**
 * A page's loader: fills the query cache with what the page reads first. It may return the names of lazy components that
 * the page begins with this time, so that a server links to their code and styles.
 */
export type PageLoad = (args: PageLoadArgs) => Promise<string[] | null>;

/** A module with a page: its component, and how it loads its data. */
export type PageModule<Name extends string> = { [Export in Name]: ComponentType } & { load?: PageLoad };

/** Page modules by the name of their component. */
export type PageModules<Names extends string> = { [Name in Names]: () => Promise<PageModule<Name>> };

/** Makes a list of page modules. An entry whose module exports no component of that name does not compile. */
export const definePages = <Pages extends { [Name in keyof Pages]: () => Promise<PageModule<Name & string>> }>(
  pages: Pages,
): PageModules<keyof Pages & string> => pages;

interface PrefetchableQuery {
  queryKey: QueryKey;
  queryFn: (context: { signal?: AbortSignal }) => Promise<unknown>;
}

/**
 * Fills the cache with what a page is about to read. A browser waits for a moment only, then the page shows its
 * skeletons; a failure is left for the page to show, but what does not exist is a 404 on either side.
 */
export async function prefetchQueries(
  { queryClient, loaderTimeoutMs }: AppContext,
  ...queries: PrefetchableQuery[]
): Promise<null> {
  const prefetching = Promise.all(queries.map((query) => queryClient.ensureQueryData(query)));
  try {
    await (loaderTimeoutMs === Infinity ? prefetching : Promise.race([prefetching, delay(loaderTimeoutMs)]));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    if (loaderTimeoutMs === Infinity) throw error;
  }
  // What fails after the moment is over is shown by the page.
  prefetching.catch(() => {});
  return null;
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

import { ApiError } from '@fanous/api-client/errors';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { data } from 'react-router-dom';
import type { AppServices } from '../app/app.ts';
import { isOffline } from '../app/connection.ts';

/** The arguments of a page loader. */
export interface PageLoaderArgs {
  app: AppServices;
  /** The path parameters. */
  params: Readonly<Record<string, string | undefined>>;
  /** The URL, for its query string. */
  url: URL;
}

/** What the first render shows besides the page. The server links the code and styles of lazy components, and the styles of static ones. */
export interface FirstViewComponents {
  lazy?: string[];
  static?: string[];
}

/** A page loader: fills the query cache with the data of the first render. */
export type PageLoader = (args: PageLoaderArgs) => Promise<FirstViewComponents | null>;

/** A page module: its component and its loader. */
export type PageModule<Name extends string> = { [Export in Name]: ComponentType } & { prefetchPageData?: PageLoader };

/** Page modules by the name of their component. */
export type PageModules<Names extends string> = { [Name in Names]: () => Promise<PageModule<Name>> };

/** Defines a list of page modules. Type checking fails if a module does not export the component of that name. */
export const definePages = <Pages extends { [Name in keyof Pages]: () => Promise<PageModule<Name & string>> }>(
  pages: Pages,
): PageModules<keyof Pages & string> => pages;

interface PrefetchableQuery {
  queryKey: QueryKey;
  queryFn: (context: { signal?: AbortSignal }) => Promise<unknown>;
}

/** Prefetches the queries of a page. Fails if the browser is offline and has no data: the page would show skeletons until it is online. */
export async function loadPageQueries(app: AppServices, ...queries: PrefetchableQuery[]): Promise<null> {
  const isMissing = ({ queryKey }: PrefetchableQuery) => app.queryClient.getQueryData(queryKey) === undefined;
  if (isOffline() && queries.some(isMissing)) throw new ApiError({ status: 0, code: 'network' });
  return prefetchQueries(app, ...queries);
}

/**
 * Prefetches queries. The browser waits for `loaderTimeoutMs`, then the page shows skeletons. A 404 becomes the 404 page.
 * In the browser, the page shows other errors; on the server they are thrown.
 */
export async function prefetchQueries(
  { queryClient, loaderTimeoutMs }: AppServices,
  ...queries: PrefetchableQuery[]
): Promise<null> {
  const prefetching = Promise.all(queries.map((query) => queryClient.ensureQueryData(query)));
  try {
    await (loaderTimeoutMs === Infinity ? prefetching : Promise.race([prefetching, delay(loaderTimeoutMs)]));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    if (loaderTimeoutMs === Infinity) throw error;
  }
  // The page shows errors that happen after the timeout.
  prefetching.catch(() => {});
  return null;
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

import { ApiError } from '@fanous/api-client/errors';
import type { QueryKey } from '@tanstack/react-query';
import { data } from 'react-router-dom';
import type { AppContext } from './app.ts';

/** What a page's loader is given. */
export interface PageLoadArgs {
  app: AppContext;
  /** Parameters of the address, as written in it. */
  params: Readonly<Record<string, string | undefined>>;
  /** The whole address, for its query. */
  url: URL;
}

/**
 * A page's loader: fills the query cache with what the page reads first. It may answer with late parts that the page
 * begins with this time, as paths in the package, so that a server sends their styles along.
 */
export type PageLoad = (args: PageLoadArgs) => Promise<string[] | null>;

interface FillQuery {
  queryKey: QueryKey;
  queryFn: (context: { signal?: AbortSignal }) => Promise<unknown>;
}

/**
 * Fills the cache with what a page is about to read. A browser waits for a moment only, then the page shows its
 * skeletons; a failure is left for the page to show, but what does not exist is a 404 on either side.
 */
export async function fill({ queryClient, patience }: AppContext, ...queries: FillQuery[]): Promise<null> {
  const filling = Promise.all(queries.map((query) => queryClient.ensureQueryData(query)));
  try {
    await (patience === Infinity ? filling : Promise.race([filling, pause(patience)]));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    if (patience === Infinity) throw error;
  }
  // What fails after the moment is over is shown by the page.
  filling.catch(() => {});
  return null;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

import type { QueryKey } from '@tanstack/react-query';
import type { AppServices } from '../app/app.ts';

interface OptionalQuery {
  queryKey: QueryKey;
  queryFn: (context: { signal?: AbortSignal }) => Promise<unknown>;
}

/** Prefetches queries that the page can do without, such as those that legacy APIs do not have. Waits as long as for others. */
export async function prefetchOptionalQueries(
  { queryClient, loaderTimeoutMs }: AppServices,
  ...queries: OptionalQuery[]
): Promise<void> {
  const prefetching = Promise.all(queries.map((query) => queryClient.prefetchQuery(query)));
  // A timer cannot wait forever, as the server does.
  if (loaderTimeoutMs === Infinity) await prefetching;
  else await Promise.race([prefetching, new Promise((resolve) => setTimeout(resolve, loaderTimeoutMs))]);
}

import type { QueryKey } from '@tanstack/react-query';
import type { AppServices } from '../app/app.ts';

interface OptionalQuery {
  queryKey: QueryKey;
  queryFn: (context: { signal?: AbortSignal }) => Promise<unknown>;
}

/**
 * Prefetches queries that the page can do without, such as those that legacy APIs do not have. Waits as long as for others. For
 * pages of signed-in users: a server would wait forever.
 */
export async function prefetchOptionalQueries(
  { queryClient, loaderTimeoutMs }: AppServices,
  ...queries: OptionalQuery[]
): Promise<void> {
  const prefetching = Promise.all(queries.map((query) => queryClient.prefetchQuery(query)));
  await Promise.race([prefetching, new Promise((resolve) => setTimeout(resolve, loaderTimeoutMs))]);
}

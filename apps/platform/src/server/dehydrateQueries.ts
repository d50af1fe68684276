import { defaultShouldDehydrateQuery, dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** Returns the query cache without times. Equal data then gives an equal document, so browsers can cache it by ETag. */
export function dehydrateQueries(queryClient: QueryClient): DehydratedState {
  const { queries, mutations } = dehydrate(queryClient, {
    // Only static components show it, and they are not hydrated.
    shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && query.meta?.['staysOnServer'] !== true,
  });
  return { mutations, queries: queries.map(dropTimes) };
}

const dropTimes = (query: DehydratedState['queries'][number]) => ({
  ...query,
  dehydratedAt: 0,
  state: { ...query.state, dataUpdatedAt: 0 },
});

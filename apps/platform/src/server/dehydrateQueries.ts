import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** Returns the query cache without times. Equal data then gives an equal document, so browsers can cache it by ETag. */
export function dehydrateQueries(queryClient: QueryClient): DehydratedState {
  const { queries, mutations } = dehydrate(queryClient);
  return { mutations, queries: queries.map(dropTimes) };
}

const dropTimes = (query: DehydratedState['queries'][number]) => ({
  ...query,
  dehydratedAt: 0,
  state: { ...query.state, dataUpdatedAt: 0 },
});

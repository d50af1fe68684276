import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** Dehydrates the query cache without timestamps: the same data makes the same document, so its ETag stays the same. */
export function dehydrateQueries(queryClient: QueryClient): DehydratedState {
  const { queries, mutations } = dehydrate(queryClient);
  return { mutations, queries: queries.map(dropTimes) };
}

const dropTimes = (query: DehydratedState['queries'][number]) => ({
  ...query,
  dehydratedAt: 0,
  state: { ...query.state, dataUpdatedAt: 0 },
});

import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** The query cache without its times: the same data makes the same document, so that browsers can keep it by its ETag. */
export function dehydrateQueries(queryClient: QueryClient): DehydratedState {
  const { queries, mutations } = dehydrate(queryClient);
  return { mutations, queries: queries.map(dropTimes) };
}

const dropTimes = (query: DehydratedState['queries'][number]) => ({
  ...query,
  dehydratedAt: 0,
  state: { ...query.state, dataUpdatedAt: 0 },
});

import type { operations } from '@fanous/api-client/generated/schema.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Invalidates the queries of these operations. Queries on the screen are fetched again immediately, others when next used. */
export const invalidateOperations = (
  queryClient: QueryClient,
  names: readonly (keyof operations)[],
): Promise<unknown> => Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));

import type { operations } from '@fanous/api-client/generated/schema.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Fetches the queries of these operations again, where they are on the screen; elsewhere when they are next needed. */
export const invalidateOperations = (
  queryClient: QueryClient,
  names: readonly (keyof operations)[],
): Promise<unknown> => Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));

import { ApiError } from '@fanous/api-client/errors';
import type { operations } from '@fanous/api-client/generated/schema.ts';
import { QueryClient } from '@tanstack/react-query';

/** Answers that are the same for everyone; every other one goes when the visitor signs in or out. */
const publicOperations = new Set<unknown>([
  'listMainCategories',
  'getMainCategory',
  'listCategories',
  'getCategory',
  'listCourses',
  'getPublicCourse',
  'getSettings',
] satisfies (keyof operations)[]);

const maxRetryDelayMs = 30_000;

/** A cache of what the API answered: one for each page life or request. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: shouldRetry, retryDelay: getRetryDelay },
      // Offline an action fails at once and says so, instead of waiting unseen.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** A cache of one request: what fails fails at once, and nothing waits to be cleared away. */
export function createServerQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } } });
}

/** Removes the cached data of the user who was signed in. */
export function clearUserCache(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !publicOperations.has(queryKey[0]) });
}

/** Asks again for what belongs to whoever is signed in, such as after the session was renewed. */
export function invalidateUserQueries(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !publicOperations.has(queryKey[0]) });
}

/** A refusal stays a refusal; a network that failed, or a server that was busy, may do better a moment later. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  return failures < 2 && (error.status === 0 || error.status === 429 || error.status >= 500);
}

function getRetryDelay(failures: number, error: Error): number {
  const retryAfterSeconds = error instanceof ApiError ? error.retryAfter : undefined;
  return Math.min(retryAfterSeconds === undefined ? 1000 * 2 ** failures : retryAfterSeconds * 1000, maxRetryDelayMs);
}

import { ApiError } from '@fanous/api-client/errors';
import type { operations } from '@fanous/api-client/generated/schema.ts';
import { QueryClient, type QueryKey } from '@tanstack/react-query';

/** Operations with the same response for every user. All other queries are removed on sign-in and sign-out. */
const publicOperations = new Set<unknown>([
  'listMainCategories',
  'getMainCategory',
  'listCategories',
  'getCategory',
  'listCourses',
  'getPublicCourse',
  'getCourseUnits',
  'getSettings',
] satisfies (keyof operations)[]);

/** Whether a query has the same response for every user. */
export const isPublicQuery = (queryKey: QueryKey): boolean => publicOperations.has(queryKey[0]);

const maxRetryDelayMs = 30_000;
const minRetryOnMountDelayMs = 2000;

/** Creates the query cache of the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: shouldRetry,
        retryDelay: getRetryDelay,
        // The loader of the page has just failed: a component of the page would send the same request again.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > minRetryOnMountDelayMs,
      },
      // An offline mutation fails immediately instead of waiting unnoticed.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Creates the query cache of one server request: no retries, and no timers that would run after the request. */
export function createServerQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } } });
}

/** Removes the cached data of the user who was signed in. */
export function clearUserCache(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublicQuery(queryKey) });
}

/** Fetches the data of the signed-in user again, such as after a new sign-in. */
export function invalidateUserQueries(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isPublicQuery(queryKey) });
}

/** Retries network errors, 429 and 5xx, twice at most. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  return failures < 2 && (error.status === 0 || error.status === 429 || error.status >= 500);
}

function getRetryDelay(failures: number, error: Error): number {
  const retryAfterSeconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return Math.min(retryAfterSeconds === undefined ? 1000 * 2 ** failures : retryAfterSeconds * 1000, maxRetryDelayMs);
}

import type { operations } from '@fanous/api-client/generated/schema.ts';
import type { QueryKey } from '@tanstack/react-query';
import { isPublicQuery } from '../shared/app/queryClient.ts';
import type { QueryOwner } from './offlineQueries.ts';

/** What a student needs without a network: their courses, an opened course with their progress, an opened quiz and an opened review. */
const userOperations = new Set<unknown>([
  'getUser',
  'getCourse',
  'getQuiz',
  'getMyProgress',
  'getCourseProgress',
  'getQuizAttempt',
] satisfies (keyof operations)[]);

/** Whose data the query of a signed-in user holds. Undefined for data that is not stored on the device. */
export function findQueryOwner(queryKey: QueryKey, userId: number | undefined): QueryOwner | undefined {
  const [operation, input] = queryKey;
  // What someone searched for is private, and would push out visited pages.
  if (hasSearch(input)) return undefined;
  if (isPublicQuery(queryKey)) return 'public';
  if (userId === undefined || !userOperations.has(operation)) return undefined;
  // An administrator also opens the data of other users.
  const isOfOtherUser =
    operation === 'getUser' && (input as { path?: { id?: unknown } } | undefined)?.path?.id !== userId;
  return isOfOtherUser ? undefined : userId;
}

interface SearchedInput {
  search?: unknown;
  query?: { search?: unknown };
}

function hasSearch(input: unknown): boolean {
  const { search, query } = (input ?? {}) as SearchedInput;
  return Boolean(search) || Boolean(query?.search);
}

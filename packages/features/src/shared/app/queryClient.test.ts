import { ApiError } from '@fanous/api-client/errors';
import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient, clearUserCache, shouldRetry } from './queryClient.ts';

const failure = (status: number) => new ApiError({ status, code: 'any' });

test.each([
  [0, true],
  [429, true],
  [503, true],
  [400, false],
  [401, false],
  [404, false],
  [422, false],
])('status %i is retried: %s', (status, retried) => {
  expect(shouldRetry(0, failure(status))).toBe(retried);
});

test('a request is retried twice at most, and other errors never', () => {
  expect(shouldRetry(1, failure(503))).toBe(true);
  expect(shouldRetry(2, failure(503))).toBe(false);
  expect(shouldRetry(0, new TypeError('a bug'))).toBe(false);
});

test('clearUserCache removes the data of the user and keeps public courses', () => {
  const client = createQueryClient();
  client.setQueryData(['listCourses', {}], { courses: [] });
  client.setQueryData(['getCourse', { path: { course: 'algebra-1' } }], { has_course: true });
  client.setQueryData(['listUsers', {}], { users: [] });
  clearUserCache(client);
  const left = client.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey[0])).toEqual(['listCourses']);
});

test('a component does not repeat a request of the loader that has just failed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const client = createQueryClient();
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(failure(403)));
  const query = { queryKey: ['getQuiz'], queryFn };
  await expect(client.ensureQueryData(query)).rejects.toBeInstanceOf(ApiError);
  new QueryObserver(client, query).subscribe(() => {});
  expect(queryFn).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(10_000);
  new QueryObserver(client, query).subscribe(() => {});
  expect(queryFn).toHaveBeenCalledTimes(2);
  client.clear();
});

import { ApiError } from '@fanous/api-client/errors';
import { expect, test, vi } from 'vitest';
import type { AppServices } from '../app/app.ts';
import { loadPageQueries } from './page.ts';
import { createQueryClient } from '../app/queryClient.ts';

const appWith = (loaderTimeoutMs: number) => ({ loaderTimeoutMs, queryClient: createQueryClient() }) as AppServices;
const never = { queryKey: ['never'], queryFn: () => new Promise<never>(() => {}) };
const failing = (status: number) => ({
  queryKey: ['failing', status],
  queryFn: () => Promise.reject(new ApiError({ status, code: 'any' })),
});

test('prefetched data is in the cache', async () => {
  const app = appWith(Infinity);
  await loadPageQueries(app, { queryKey: ['answer'], queryFn: () => Promise.resolve(42) });
  expect(app.queryClient.getQueryData(['answer'])).toBe(42);
});

test('the browser stops waiting after the timeout', async () => {
  await expect(loadPageQueries(appWith(5), never)).resolves.toBeNull();
});

test('a 404 is thrown in the browser and on the server', async () => {
  await expect(loadPageQueries(appWith(1000), failing(404))).rejects.toMatchObject({ init: { status: 404 } });
  await expect(loadPageQueries(appWith(Infinity), failing(404))).rejects.toMatchObject({ init: { status: 404 } });
});

test('other errors are thrown on the server only', async () => {
  await expect(loadPageQueries(appWith(1000), failing(403))).resolves.toBeNull();
  await expect(loadPageQueries(appWith(Infinity), failing(403))).rejects.toMatchObject({ status: 403 });
});

test('without a network a page fails if its data is missing, and opens if it is there', async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine: false });
  const app = appWith(5);
  app.queryClient.setQueryData(['answer'], 42);
  const answer = { queryKey: ['answer'], queryFn: () => Promise.resolve(43) };
  await expect(loadPageQueries(app, answer)).resolves.toBeNull();
  await expect(loadPageQueries(app, answer, never)).rejects.toMatchObject({ code: 'network' });
  vi.unstubAllGlobals();
});

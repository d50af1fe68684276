import { expect, test, vi } from 'vitest';
import { ResponseCache } from '../src/responseCache.ts';
import { createTestApp } from './support/testApp.ts';

// Simultaneous requests share one response, and no client can evict the others from the cache.

/** Creates a cache that counts how often each response was loaded. */
function counting(limits: ConstructorParameters<typeof ResponseCache>[1], size = 10) {
  const cache = new ResponseCache<Buffer>(({ length }) => length, limits);
  const made: Record<string, number> = {};
  const ask = (key: string) =>
    cache.getOrLoad(key, async () => {
      made[key] = (made[key] ?? 0) + 1;
      return Buffer.alloc(size);
    });
  return { cache, made, ask };
}

test('a response is loaded once, and again after a change', async () => {
  const { cache, made, ask } = counting({});
  await Promise.all([ask('a'), ask('a')]);
  await ask('a');
  expect(made).toEqual({ a: 1 });
  cache.clear();
  await ask('a');
  expect(made).toEqual({ a: 2 });
});

test('a response that was loaded before a change is not cached after it', async () => {
  const { cache, made, ask } = counting({});
  let finish = (_response: Buffer) => {};
  const before = cache.getOrLoad(
    'a',
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  cache.clear();
  finish(Buffer.alloc(10));
  await before;
  expect(cache.bytes).toBe(0);
  await ask('a');
  expect(made).toEqual({ a: 1 });
});

test('too many entries evict the oldest only', async () => {
  const { made, ask } = counting({ entries: 3 });
  for (const key of ['a', 'b', 'c', 'd']) await ask(key);
  for (const key of ['b', 'c', 'd', 'a']) await ask(key);
  expect(made).toEqual({ a: 2, b: 1, c: 1, d: 1 });
});

test('too many bytes evict the oldest', async () => {
  const { cache, made, ask } = counting({ bytes: 25 });
  for (const key of ['a', 'b', 'c']) await ask(key);
  expect(cache.bytes).toBe(20);
  for (const key of ['b', 'c', 'a']) await ask(key);
  expect(made).toEqual({ a: 2, b: 1, c: 1 });
});

test('expired responses are removed without a new request', async () => {
  const { cache, ask, made } = counting({ milliseconds: 500 });
  for (const key of ['a', 'b', 'c']) await ask(key);
  expect(cache.bytes).toBe(30);
  await vi.waitFor(() => expect(cache.bytes).toBe(0), { timeout: 20_000 });
  await ask('a');
  expect(made).toEqual({ a: 2, b: 1, c: 1 });
});

test('an error rejects all waiting requests and is not cached', async () => {
  const { cache, ask, made } = counting({});
  await expect(cache.getOrLoad('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await ask('a');
  expect([made, cache.bytes]).toEqual([{ a: 1 }, 10]);
});

test('unknown query parameters do not change the cache key', async () => {
  const server = await createTestApp();
  const getOrLoad = vi.spyOn(ResponseCache.prototype, 'getOrLoad');
  for (const query of ['', '?x=1', '?x=2', '?x[y]=3&__proto__=1']) {
    expect((await server.call('GET', `/main-categories${query}`)).status).toBe(200);
  }
  for (const query of ['?page=1&per_page=5', '?per_page=5&x=1&page=1']) await server.call('GET', `/courses${query}`);
  expect(new Set(getOrLoad.mock.calls.map(([key]) => key)).size).toBe(2);
  getOrLoad.mockRestore();
  await server.close();
});

import { expect, test, vi } from 'vitest';
import { ResponseCache } from '../src/responseCache.ts';
import { makeTestApp } from './support/testApp.ts';

// What everyone is shown is made once for all who ask at the same moment, and nobody can make it be forgotten.

/** A cache, and how often each of its answers was made. */
function counting(limits: ConstructorParameters<typeof ResponseCache>[1], size = 10) {
  const cache = new ResponseCache<Buffer>(({ length }) => length, limits);
  const made: Record<string, number> = {};
  const ask = (key: string) =>
    cache.get(key, async () => {
      made[key] = (made[key] ?? 0) + 1;
      return Buffer.alloc(size);
    });
  return { cache, made, ask };
}

test('an answer is made once, and again after a change', async () => {
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
  const before = cache.get(
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

test('too many at once push out the oldest, not everything', async () => {
  const { made, ask } = counting({ entries: 3 });
  for (const key of ['a', 'b', 'c', 'd']) await ask(key);
  for (const key of ['b', 'c', 'd', 'a']) await ask(key);
  expect(made).toEqual({ a: 2, b: 1, c: 1, d: 1 });
});

test('too many bytes push out the oldest', async () => {
  const { cache, made, ask } = counting({ bytes: 25 });
  for (const key of ['a', 'b', 'c']) await ask(key);
  expect(cache.bytes).toBe(20);
  for (const key of ['b', 'c', 'a']) await ask(key);
  expect(made).toEqual({ a: 2, b: 1, c: 1 });
});

test('expired responses leave the memory, even if nobody asks again', async () => {
  const { cache, ask, made } = counting({ milliseconds: 500 });
  for (const key of ['a', 'b', 'c']) await ask(key);
  expect(cache.bytes).toBe(30);
  await vi.waitFor(() => expect(cache.bytes).toBe(0), { timeout: 10_000 });
  await ask('a');
  expect(made).toEqual({ a: 2, b: 1, c: 1 });
});

test('a failure is told to all who waited for it, and not kept', async () => {
  const { cache, ask, made } = counting({});
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await ask('a');
  expect([made, cache.bytes]).toEqual([{ a: 1 }, 10]);
});

test('an address that says more than the contract asks for the same answer', async () => {
  const server = await makeTestApp();
  const get = vi.spyOn(ResponseCache.prototype, 'get');
  for (const query of ['', '?x=1', '?x=2', '?x[y]=3&__proto__=1']) {
    expect((await server.call('GET', `/main-categories${query}`)).status).toBe(200);
  }
  for (const query of ['?page=1&per_page=5', '?per_page=5&x=1&page=1']) await server.call('GET', `/courses${query}`);
  expect(new Set(get.mock.calls.map(([key]) => key)).size).toBe(2);
  get.mockRestore();
  await server.close();
});

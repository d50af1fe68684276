import { beforeEach, expect, test, vi } from 'vitest';
import { PageCache } from '../src/ssr/pageCache.ts';

// A rendered page stays in the cache until something changes, and is the last resort when a new one cannot be rendered.

let cache: PageCache<string>;
let renderings: number;
const options = { isCached: (page: string) => !page.startsWith('error'), canSendOutdated: () => true };
const get = (key = 'home', render = async () => `${key} ${(renderings += 1)}`) =>
  cache.getOrRender(key, render, options);

beforeEach(() => {
  vi.useFakeTimers();
  renderings = 0;
  cache = new PageCache(({ length }) => length, { refreshMs: 60_000, unsignalledMs: 1_000, bytes: 100 });
  cache.setReceivesSignals(true);
  return () => vi.useRealTimers();
});

test('a crowd shares one rendering, and the page stays until data changes', async () => {
  const crowd = await Promise.all(Array.from({ length: 50 }, () => get()));
  expect(new Set(crowd.map(({ page }) => page))).toEqual(new Set(['home 1']));
  vi.advanceTimersByTime(59_000);
  expect((await get()).page).toBe('home 1');
  cache.markChanged();
  expect(await get()).toEqual({ page: 'home 2', isOutdated: false });
});

test('a page whose rendering started before a change is not sent after it', async () => {
  let finish = (_page: string) => {};
  const early = get(
    'home',
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  cache.markChanged();
  const late = get();
  finish('old');
  expect((await early).page).toBe('old');
  expect((await late).page).toBe('home 1');
  expect((await get()).page).toBe('home 1');
});

test('an old page is sent and rendered again in the background, because its times are relative to now', async () => {
  await get();
  vi.advanceTimersByTime(61_000);
  expect((await get()).page).toBe('home 1');
  await vi.advanceTimersByTimeAsync(1);
  expect((await get()).page).toBe('home 2');
});

test('while no page can be rendered, visitors get the last one, marked as outdated', async () => {
  await get();
  cache.markChanged();
  const fail = () => Promise.reject(new Error('no database'));
  expect(await get('home', fail)).toEqual({ page: 'home 1', isOutdated: true });
  await expect(get('never rendered', fail)).rejects.toThrow('no database');
  const refuse = { ...options, canSendOutdated: () => false };
  vi.advanceTimersByTime(5_001);
  await expect(cache.getOrRender('home', fail, refuse)).rejects.toThrow('no database');
  expect(await get()).toEqual({ page: 'home 2', isOutdated: false });
});

test('after a failed rendering, visitors do not wait for another one until a pause is over', async () => {
  await get();
  cache.markChanged();
  expect((await get('home', () => Promise.reject(new Error('no database')))).isOutdated).toBe(true);
  expect(await get()).toEqual({ page: 'home 1', isOutdated: true });
  vi.advanceTimersByTime(5_001);
  expect(await get()).toEqual({ page: 'home 2', isOutdated: false });
});

test('a page is never older than five minutes, even if no change was reported', async () => {
  await get();
  vi.advanceTimersByTime(300_001);
  expect(await get()).toEqual({ page: 'home 2', isOutdated: false });
});

test('without signals of other servers a page is current for a second only', async () => {
  cache.setReceivesSignals(false);
  await get();
  vi.advanceTimersByTime(900);
  expect((await get()).page).toBe('home 1');
  vi.advanceTimersByTime(200);
  expect((await get()).page).toBe('home 2');
  cache.setReceivesSignals(true);
  expect((await get()).page).toBe('home 3');
});

test('errors are not cached, and many pages do not use more memory than allowed', async () => {
  await get('home', async () => 'error page');
  expect((await get()).page).toBe('home 1');
  for (let at = 0; at < 100; at += 1) await get(`page ${at}`);
  expect(cache.bytes).toBeLessThanOrEqual(100);
  expect((await get('home')).page).not.toBe('home 1');
});

import { beforeEach, expect, test, vi } from 'vitest';
import { PageCache } from '../src/ssr/pageCache.ts';
import type { PageRequest } from '../src/ssr/pageCache.ts';
import type { ResponseTopics } from '../src/topics/topics.ts';

// A rendered page stays in the cache until what it shows changes, and is the last resort when a new one cannot be rendered.

let cache: PageCache<string>;
let renderings: number;

interface Options extends Partial<PageRequest<string>> {
  key?: string;
  topics?: ResponseTopics;
}

/** Requests a page whose document counts the renderings. */
const get = ({ key = 'home', topics = ['courses'], ...request }: Options = {}) =>
  cache.getOrRender(key, {
    render: async () => ({ page: `${key} ${(renderings += 1)}`, topics }),
    shouldCache: (page) => !page.startsWith('error'),
    canSendOutdated: () => true,
    ...request,
  });
const fail = () => Promise.reject(new Error('no database'));

/** Creates a rendering that waits until it is finished. */
function createSlowRendering() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { render: async () => ({ page: await promise, topics: ['courses'] as const }), finish: resolve };
}

beforeEach(() => {
  vi.useFakeTimers();
  renderings = 0;
  cache = new PageCache(({ length }) => length, {
    refreshMs: 60_000,
    unsignalledMs: 1_000,
    minIntervalMs: 0,
    bytes: 100,
  });
  cache.setReceivesSignals(true);
  return () => vi.useRealTimers();
});

test('a crowd shares one rendering, and the page stays until data changes', async () => {
  const crowd = await Promise.all(Array.from({ length: 50 }, () => get()));
  expect(new Set(crowd.map(({ page }) => page))).toEqual(new Set(['home 1']));
  vi.advanceTimersByTime(59_000);
  expect((await get()).page).toBe('home 1');
  cache.markChanged('everything');
  expect(await get()).toEqual({ page: 'home 2', isOutdated: false });
});

test('a change clears only the pages that show it', async () => {
  const [algebra, geometry, unknown] = [
    { key: 'algebra', topics: ['courses', 'course:1', 'course-contents:1'] },
    { key: 'geometry', topics: ['courses', 'course:2', 'course-contents:2'] },
    { key: 'unknown', topics: 'everything' },
  ] satisfies Options[];
  const getAll = async () => {
    const pages = await Promise.all([get(algebra), get(geometry), get(unknown)]);
    return pages.map(({ page }) => page);
  };
  const first = await getAll();
  expect(await getAll()).toEqual(first);
  // A reaction to a summary of the first course.
  cache.markChanged(['course-contents:1']);
  const second = await getAll();
  expect(second.map((page, at) => page === first[at])).toEqual([false, true, false]);
  cache.markChanged(['categories']);
  expect((await getAll()).map((page, at) => page === second[at])).toEqual([true, true, false]);
  cache.markChanged(['courses']);
  expect((await getAll()).map((page, at) => page === second[at])).toEqual([false, false, false]);
});

test('changes of very many courses are not forgotten', async () => {
  await get({ topics: ['course:7'] });
  cache.markChanged(['course:7']);
  for (let id = 1_000; id < 12_000; id += 1) cache.markChanged([`course:${id}`]);
  expect((await get({ topics: ['course:7'] })).page).toBe('home 2');
});

test('a page whose rendering started before a change is not sent after it', async () => {
  const slow = createSlowRendering();
  const early = get(slow);
  cache.markChanged(['courses']);
  const late = get();
  slow.finish('old');
  expect((await early).page).toBe('old');
  expect((await late).page).toBe('home 1');
  expect((await get()).page).toBe('home 1');
});

test('a burst of changes during a rendering leads to one more, which a crowd shares', async () => {
  const slow = createSlowRendering();
  const early = get(slow);
  const crowd: ReturnType<typeof get>[] = [];
  for (let change = 0; change < 30; change += 1) {
    cache.markChanged(['courses']);
    crowd.push(get(), get());
  }
  slow.finish('old');
  await early;
  expect(new Set((await Promise.all(crowd)).map(({ page }) => page))).toEqual(new Set(['home 1']));
  expect(renderings).toBe(1);
});

test('a page is rendered at most ten times per second, however often its data changes', async () => {
  cache = new PageCache(({ length }) => length, { minIntervalMs: 100 });
  cache.setReceivesSignals(true);
  await get();
  const visitors: ReturnType<typeof get>[] = [];
  for (let passedMs = 0; passedMs < 1_000; passedMs += 10) {
    cache.markChanged(['courses']);
    visitors.push(get());
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all(visitors);
  expect(renderings).toBeLessThanOrEqual(12);
});

test('a visitor with too many requests gets the error alone', async () => {
  const slow = createSlowRendering();
  const enforceLimit = () => Promise.reject(new Error('too many requests'));
  await expect(get({ ...slow, enforceLimit })).rejects.toThrow('too many requests');
  const allowed = get(slow);
  // The rendering runs already, so this visitor causes no work.
  const other = get({ ...slow, enforceLimit });
  slow.finish('page');
  expect(await Promise.all([allowed, other])).toEqual([
    { page: 'page', isOutdated: false },
    { page: 'page', isOutdated: false },
  ]);
  expect((await get({ enforceLimit })).page).toBe('page');
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
  cache.markChanged('everything');
  expect(await get({ render: fail })).toEqual({ page: 'home 1', isOutdated: true });
  await expect(get({ key: 'never rendered', render: fail })).rejects.toThrow('no database');
  vi.advanceTimersByTime(5_001);
  await expect(get({ render: fail, canSendOutdated: () => false })).rejects.toThrow('no database');
  expect(await get()).toEqual({ page: 'home 2', isOutdated: false });
});

test('after a failed rendering, visitors do not wait for another one until a pause is over', async () => {
  await get();
  cache.markChanged('everything');
  expect((await get({ render: fail })).isOutdated).toBe(true);
  expect(await get()).toEqual({ page: 'home 1', isOutdated: true });
  vi.advanceTimersByTime(5_001);
  expect(await get()).toEqual({ page: 'home 2', isOutdated: false });
});

test('visitors who wait behind a failing rendering get the last page, too', async () => {
  await get();
  cache.markChanged(['courses']);
  const failing = get({ render: fail });
  cache.markChanged(['courses']);
  const waiting = get({ render: fail });
  expect(await Promise.all([failing, waiting])).toEqual([
    { page: 'home 1', isOutdated: true },
    { page: 'home 1', isOutdated: true },
  ]);
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
  await get({ render: async () => ({ page: 'error page', topics: [] }) });
  expect((await get()).page).toBe('home 1');
  for (let at = 0; at < 100; at += 1) await get({ key: `page ${at}` });
  expect(cache.bytes).toBeLessThanOrEqual(100);
  expect((await get()).page).not.toBe('home 1');
});

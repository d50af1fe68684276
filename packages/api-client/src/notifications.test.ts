import { afterEach, expect, test, vi } from 'vitest';
import { watchNotifications } from './notifications.ts';
import type { NotificationEvent, WatchNotificationsOptions } from './notifications.ts';

const reportedCounts: (number | string)[] = [];
const waits: number[] = [];
let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  reportedCounts.length = 0;
  waits.length = 0;
});

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const notification = (id: number, title: string, unread_count: number) =>
  event('notification', {
    id,
    data: { course_slug: 'algebra-1', course_name: 'الجبر', video_id: 1, video_title: title },
    read_at: null,
    created_at: '2026-09-20T12:00:00.000Z',
    unread_count,
  });

/** Creates a stream of small pieces, which may split characters. */
function createStream(text: string, size = 7): Response {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

/** Watches with these responses in order, then with a pending one. */
function watch(responses: (Response | Error)[], more: Partial<WatchNotificationsOptions> = {}) {
  const fetch = vi.fn<NonNullable<WatchNotificationsOptions['fetch']>>(() => {
    const next = responses.shift();
    if (next === undefined) return new Promise(() => undefined);
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  stop = watchNotifications({
    baseUrl: '/api',
    token: 'a-token',
    getLanguage: () => 'ar',
    onNotification: ({ data }: NotificationEvent) => reportedCounts.push(data.video_title),
    onUnreadCount: (count) => reportedCounts.push(count),
    onUnauthorized: (token) => reportedCounts.push(`dead ${token}`),
    fetchUnreadCount: () => Promise.resolve({ unread_count: 99 }),
    fetch,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    ...more,
  });
  return fetch;
}

test('parses events split at any byte, and ignores heartbeats and unknown events', async () => {
  const text = `:\n\n${event('unread', { unread_count: 2 })}:\n\n${event('news', { x: 1 })}data: broken\n\n${notification(5, 'المعادلات', 3)}`;
  const fetch = watch([createStream(text, 1)]);
  await vi.waitFor(() => expect(reportedCounts).toEqual([2, 'المعادلات', 3]), 20_000);
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/api/notifications/stream');
  expect(init?.headers).toMatchObject({ authorization: 'Bearer a-token', 'accept-language': 'ar' });
});

test('reopens an ended stream without a growing delay', async () => {
  const fetch = watch([1, 2, 3].map((unread_count) => createStream(event('unread', { unread_count }))));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(4), 20_000);
  expect(reportedCounts).toEqual([1, 2, 3]);
  expect(Math.max(...waits)).toBeLessThanOrEqual(1_000);
});

test('waits longer after each failure, and polls after several', async () => {
  const away = () => new TypeError('Failed to fetch');
  watch([away(), away(), away(), away(), createStream(event('unread', { unread_count: 4 }))]);
  await vi.waitFor(() => expect(reportedCounts).toEqual([99, 99, 4]), 20_000);
  const [first = 0, , , fourth = 0] = waits;
  expect(first).toBeLessThanOrEqual(2_000);
  expect(fourth).toBeGreaterThanOrEqual(8_000);
});

test.each([404, 429, 501])('polls a server that responds with %d', async (status) => {
  const refusal = new Response('{}', { status, headers: { 'retry-after': '120' } });
  watch([refusal, createStream(event('unread', { unread_count: 1 }))]);
  await vi.waitFor(() => expect(reportedCounts).toEqual([99, 1]), 20_000);
  expect(waits[0]).toBe(120_000);
});

test('polls if the response is an HTML page', async () => {
  watch([new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })]);
  await vi.waitFor(() => expect(reportedCounts).toEqual([99]), 20_000);
  expect(waits[0]).toBe(60_000);
});

test.each([
  ['is refused', () => new Response('{}', { status: 401 })],
  ['ends', () => createStream(event('end', { reason: 'unauthorized' }))],
])('a session that %s stops watching', async (_name, response) => {
  const fetch = watch([response()]);
  await vi.waitFor(() => expect(reportedCounts).toEqual(['dead a-token']), 20_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('stopping closes the stream and sends no more requests', async () => {
  let signal: AbortSignal | null | undefined;
  const fetch = vi.fn<NonNullable<WatchNotificationsOptions['fetch']>>((_address, init) => {
    ({ signal } = init);
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  });
  watch([], { fetch });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1), 20_000);
  stop?.();
  await vi.waitFor(() => expect(signal?.aborted).toBe(true), 20_000);
  expect([fetch.mock.calls.length, reportedCounts]).toEqual([1, []]);
});

test('a hidden page has no stream, and opens one when it becomes visible', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  const fetch = watch([createStream(event('unread', { unread_count: 1 }))], { page: page as unknown as Document });
  expect(fetch).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(reportedCounts).toEqual([1]), 20_000);
});

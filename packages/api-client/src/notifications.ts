import { createParser } from 'eventsource-parser';
import type { Schema } from './client.ts';
import { isRecord } from './isRecord.ts';

/** A notification as the stream brings it. */
export type NotificationEvent = Schema<'Notification'> & Schema<'UnreadCount'>;

/** What watching needs to know of its surroundings, and whom it tells. */
export interface WatchOptions {
  /** Where the API lives, as for `createApi`. */
  baseUrl: string;
  /** The token to watch with; watching ends with its session. */
  token: string;
  getLanguage: () => string;
  onNotification: (notification: NotificationEvent) => void;
  /** How many are unread now: at the beginning, and whenever that changes. */
  onUnread: (count: number) => void;
  /** The server no longer knows the token. */
  onUnauthorized: (token: string) => void;
  /** Asks once, for when there can be no stream. */
  poll: () => Promise<{ unread_count: number }>;
  /** The document: nothing is kept open for a page that nobody sees. */
  page?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'> | undefined;
  /** Replaces the global `fetch`. */
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** Replaces waiting, in tests. Resolves early when the signal aborts. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const firstPause = 1_000;
const longestPause = 60_000;
const pollEvery = 60_000;
// The server beats every 20 seconds; whoever is silent this long is gone.
const longestSilence = 70_000;
const hiddenFor = 30_000;
// After this many failures in a row the count is asked for between attempts.
const failuresBeforePolling = 3;

/** Watches the own notifications until the returned function is called. */
export function watchNotifications(options: WatchOptions): () => void {
  const watch = new Watch(options);
  watch.start();
  return () => watch.stop();
}

class Watch {
  readonly #options: WatchOptions;
  #running: AbortController | undefined;
  #hideTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  start(): void {
    this.#options.page?.addEventListener('visibilitychange', this.#onVisibility);
    if (this.#options.page?.visibilityState !== 'hidden') this.#run();
  }

  stop(): void {
    this.#options.page?.removeEventListener('visibilitychange', this.#onVisibility);
    clearTimeout(this.#hideTimer);
    this.#running?.abort();
    this.#running = undefined;
  }

  readonly #onVisibility = () => {
    clearTimeout(this.#hideTimer);
    if (this.#options.page?.visibilityState !== 'hidden') this.#run();
    else
      this.#hideTimer = setTimeout(() => {
        this.#running?.abort();
        this.#running = undefined;
      }, hiddenFor);
  };

  #run(): void {
    if (this.#running) return;
    const running = new AbortController();
    this.#running = running;
    void this.#keepWatching(running.signal);
  }

  async #keepWatching(signal: AbortSignal): Promise<void> {
    const { wait = waitFor } = this.#options;
    let failures = 0;
    while (!signal.aborted) {
      const outcome = await this.#read(signal);
      if (signal.aborted) return;
      if (outcome.kind === 'unauthorized') {
        this.stop();
        this.#options.onUnauthorized(this.#options.token);
        return;
      }
      failures = outcome.kind === 'ended' ? 0 : failures + 1;
      const isHopeless = outcome.kind === 'none';
      if (isHopeless || failures >= failuresBeforePolling) await this.#poll();
      // The servers of a platform that restarts must not all be asked in the same second.
      const pause = Math.min(firstPause * 2 ** failures, longestPause) * (0.5 + Math.random() / 2);
      await wait(Math.max(isHopeless ? pollEvery : pause, outcome.retryAfter ?? 0), signal);
    }
  }

  /** Reads one stream to its end, and says how it ended. */
  async #read(stop: AbortSignal): Promise<Outcome> {
    const { baseUrl, token, getLanguage, fetch = (address, init) => globalThis.fetch(address, init) } = this.#options;
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), longestSilence);
    try {
      const response = await fetch(`${baseUrl}/notifications/stream`, {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${token}`, 'accept-language': getLanguage() },
        cache: 'no-store',
        signal: AbortSignal.any([stop, silence.signal]),
      });
      if (response.status === 401) return { kind: 'unauthorized' };
      const isStream = response.ok && response.headers.get('content-type')?.startsWith('text/event-stream');
      if (!isStream || !response.body) {
        await response.body?.cancel();
        const retryAfter = Number(response.headers.get('retry-after')) * 1_000;
        // An older host has no streams, and one with too many open gives none: both are asked from time to time.
        const isLasting = response.ok || [404, 405, 406, 429, 501].includes(response.status);
        return { kind: isLasting ? 'none' : 'failed', ...(retryAfter > 0 && { retryAfter }) };
      }
      let isOver = false;
      const parser = createParser({
        onEvent: ({ event = 'message', data }) => {
          if (this.#take(event, data) === 'unauthorized') isOver = true;
        },
      });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return { kind: isOver ? 'unauthorized' : 'ended' };
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), longestSilence);
        parser.feed(value);
      }
    } catch {
      return { kind: 'failed' };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Hands one event on. What cannot be read is passed over: a newer server may say more than we know. */
  #take(event: string, data: string): 'unauthorized' | undefined {
    const value = readJson(data);
    if (!isRecord(value)) return undefined;
    if (event === 'end' && value['reason'] === 'unauthorized') return 'unauthorized';
    if (typeof value['unread_count'] !== 'number') return undefined;
    if (event === 'notification' && isRecord(value['data']))
      this.#options.onNotification(value as unknown as NotificationEvent);
    if (event === 'notification' || event === 'unread') this.#options.onUnread(value['unread_count']);
    return undefined;
  }

  async #poll(): Promise<void> {
    try {
      this.#options.onUnread((await this.#options.poll()).unread_count);
    } catch {
      // The next attempt says more.
    }
  }
}

interface Outcome {
  kind: 'ended' | 'failed' | 'none' | 'unauthorized';
  retryAfter?: number;
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

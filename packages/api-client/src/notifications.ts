import { createParser } from 'eventsource-parser';
import type { Schema } from './client.ts';
import { isRecord } from './isRecord.ts';

/** A notification of the stream. */
export type NotificationEvent = Schema<'Notification'> & Schema<'UnreadCount'>;

/** The options of `watchNotifications`. */
export interface WatchNotificationsOptions {
  /** The base URL of the API, as for `createApi`. */
  baseUrl: string;
  /** The user's token. Watching ends when its session ends. */
  token: string;
  getLanguage: () => string;
  onNotification: (notification: NotificationEvent) => void;
  /** Receives the number of unread notifications, at the start and after each change. */
  onUnreadCount: (count: number) => void;
  /** Runs when the server rejects the token. */
  onUnauthorized: (token: string) => void;
  /** Reads the unread count once, when there is no stream. */
  fetchUnreadCount: () => Promise<{ unread_count: number }>;
  /** The document. The stream is closed while it is hidden. */
  page?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'> | undefined;
  /** Replaces the global `fetch`. */
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** Replaces the delay, in tests. Resolves early when the signal aborts. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const firstRetryDelayMs = 1_000;
const maxRetryDelayMs = 60_000;
const pollIntervalMs = 60_000;
// The server sends a heartbeat every 20 seconds, so a silent connection is dead.
const silenceTimeoutMs = 70_000;
const hiddenTimeoutMs = 30_000;
// After this many consecutive failures, it polls between retries.
const failuresBeforePolling = 3;

/** Watches the user's notifications. Call the returned function to stop. */
export function watchNotifications(options: WatchNotificationsOptions): () => void {
  const watcher = new NotificationWatcher(options);
  watcher.start();
  return () => watcher.stop();
}

class NotificationWatcher {
  readonly #options: WatchNotificationsOptions;
  #controller: AbortController | undefined;
  #hideTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: WatchNotificationsOptions) {
    this.#options = options;
  }

  start(): void {
    this.#options.page?.addEventListener('visibilitychange', this.#handleVisibilityChange);
    if (this.#options.page?.visibilityState !== 'hidden') this.#open();
  }

  stop(): void {
    this.#options.page?.removeEventListener('visibilitychange', this.#handleVisibilityChange);
    clearTimeout(this.#hideTimer);
    this.#controller?.abort();
    this.#controller = undefined;
  }

  readonly #handleVisibilityChange = () => {
    clearTimeout(this.#hideTimer);
    if (this.#options.page?.visibilityState !== 'hidden') this.#open();
    else
      this.#hideTimer = setTimeout(() => {
        this.#controller?.abort();
        this.#controller = undefined;
      }, hiddenTimeoutMs);
  };

  #open(): void {
    if (this.#controller) return;
    const running = new AbortController();
    this.#controller = running;
    void this.#watchUntilAborted(running.signal);
  }

  async #watchUntilAborted(signal: AbortSignal): Promise<void> {
    const { wait = delay } = this.#options;
    let failures = 0;
    while (!signal.aborted) {
      const outcome = await this.#readStream(signal);
      if (signal.aborted) return;
      if (outcome.kind === 'unauthorized') {
        this.stop();
        this.#options.onUnauthorized(this.#options.token);
        return;
      }
      failures = outcome.kind === 'ended' ? 0 : failures + 1;
      const hasNoStream = outcome.kind === 'none';
      if (hasNoStream || failures >= failuresBeforePolling) await this.#poll();
      // Random delays spread the reconnections of all clients after a restart.
      const pause = Math.min(firstRetryDelayMs * 2 ** failures, maxRetryDelayMs) * (0.5 + Math.random() / 2);
      await wait(Math.max(hasNoStream ? pollIntervalMs : pause, outcome.retryAfter ?? 0), signal);
    }
  }

  /** Reads one stream to its end. Returns how it ended. */
  async #readStream(stop: AbortSignal): Promise<StreamOutcome> {
    const { baseUrl, token, getLanguage, fetch = (address, init) => globalThis.fetch(address, init) } = this.#options;
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), silenceTimeoutMs);
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
        // Legacy APIs have no streams, and a server with too many streams opens no more: poll in both cases.
        const isPermanent = response.ok || [404, 405, 406, 429, 501].includes(response.status);
        return { kind: isPermanent ? 'none' : 'failed', ...(retryAfter > 0 && { retryAfter }) };
      }
      let isUnauthorized = false;
      const parser = createParser({
        onEvent: ({ event = 'message', data }) => {
          if (this.#handleEvent(event, data) === 'unauthorized') isUnauthorized = true;
        },
      });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return { kind: isUnauthorized ? 'unauthorized' : 'ended' };
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), silenceTimeoutMs);
        parser.feed(value);
      }
    } catch {
      return { kind: 'failed' };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Passes one event to its callback. Ignores unknown events: a newer server may send more. */
  #handleEvent(event: string, data: string): 'unauthorized' | undefined {
    const value = readJson(data);
    if (!isRecord(value)) return undefined;
    if (event === 'end' && value['reason'] === 'unauthorized') return 'unauthorized';
    if (typeof value['unread_count'] !== 'number') return undefined;
    if (event === 'notification' && isRecord(value['data']))
      this.#options.onNotification(value as unknown as NotificationEvent);
    if (event === 'notification' || event === 'unread') this.#options.onUnreadCount(value['unread_count']);
    return undefined;
  }

  async #poll(): Promise<void> {
    try {
      this.#options.onUnreadCount((await this.#options.fetchUnreadCount()).unread_count);
    } catch {
      // The next poll tries again.
    }
  }
}

interface StreamOutcome {
  kind: 'ended' | 'failed' | 'none' | 'unauthorized';
  retryAfter?: number;
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
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

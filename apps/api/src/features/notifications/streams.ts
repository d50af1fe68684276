import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import type { Viewer } from '../../access/viewer.ts';
import type { Signal } from '../../db/signals.ts';
import { Problem } from '../../problems/problem.ts';
import { findLiveSessions } from '../auth/sessions.repository.ts';
import { EventStream } from './eventStream.ts';
import { countNotifications, countUnread, listNewNotifications } from './notifications.repository.ts';
import { toNotification } from './notifications.wire.ts';

interface Open {
  userId: number;
  sessionId: number;
  stream: EventStream;
}

/** The open streams of this server: what any server signals goes to those whom it concerns. */
export class NotificationStreams {
  readonly #app: FastifyInstance;
  readonly #open = new Set<Open>();
  #subscription: Promise<() => Promise<void>> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Opens one; it begins with what is unread. */
  async open({ id, sessionId }: Viewer): Promise<Readable> {
    const { perUser, perServer } = this.#app.config.streams;
    if (this.#isClosed || this.#open.size >= perServer) throw new Problem(503, 'unavailable', { retryAfter: 30 });
    if (this.#of(id).length >= perUser) throw new Problem(429, 'too_many_requests', { retryAfter: 60 });
    const entry: Open = { userId: id, sessionId, stream: new EventStream() };
    entry.stream.body.once('close', () => this.#open.delete(entry));
    // From here on it hears what happens, so that nothing falls between the count and the first signal.
    this.#open.add(entry);
    try {
      await this.#subscribe();
      entry.stream.send('unread', { unread_count: (await countNotifications(this.#app.db, id)).unread });
      return entry.stream.body;
    } catch (error) {
      entry.stream.body.destroy();
      throw error;
    }
  }

  /** Ends all streams: the server is going down, and another one may be there already. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const { stream } of this.#open) stream.end({ reason: 'closing' });
    const stop = await this.#subscription?.catch(() => undefined);
    await stop?.();
  }

  /** Begins with the first stream: a server that has none needs to hear nothing. */
  async #subscribe(): Promise<void> {
    this.#timer ??= setInterval(() => this.#attempt(() => this.#beat()), this.#app.config.streams.beatSeconds * 1_000);
    this.#timer.unref();
    this.#subscription ??= this.#app.subscribe({
      onSignal: (signal) => this.#attempt(() => this.#handleSignal(signal)),
      onReconnect: () => this.#attempt(() => this.#catchUp([...this.#open])),
    });
    try {
      await this.#subscription;
    } catch (error) {
      this.#subscription = undefined;
      throw error;
    }
  }

  async #handleSignal({ about, id }: Signal): Promise<void> {
    if (about === 'video') await this.#deliver(id);
    else if (about === 'videos-deleted') await this.#catchUp([...this.#open]);
    else if (about === 'notifications-read') await this.#catchUp(this.#of(id));
    else await this.#endDead(this.#of(id));
  }

  async #deliver(videoId: number): Promise<void> {
    const users = [...new Set([...this.#open].map(({ userId }) => userId))];
    if (users.length === 0) return;
    for (const row of await listNewNotifications(this.#app.db, videoId, users)) {
      const event = { ...toNotification(row), unread_count: row.unread };
      for (const { stream } of this.#of(row.user_id)) stream.send('notification', event);
    }
  }

  /** Tells how much is unread, where that may have changed. */
  async #catchUp(entries: Open[]): Promise<void> {
    if (entries.length === 0) return;
    const users = [...new Set(entries.map(({ userId }) => userId))];
    const unread = await countUnread(this.#app.db, users);
    for (const { userId, stream } of entries) stream.send('unread', { unread_count: unread.get(userId) ?? 0 });
  }

  /** A session can also end by its age, which nobody signals. */
  async #beat(): Promise<void> {
    for (const { stream } of this.#open) stream.beat();
    await this.#endDead([...this.#open]);
  }

  async #endDead(entries: Open[]): Promise<void> {
    if (entries.length === 0) return;
    const sessions = entries.map(({ sessionId }) => sessionId);
    const alive = await findLiveSessions(this.#app.db, sessions, this.#app.config);
    for (const { sessionId, stream } of entries) if (!alive.has(sessionId)) stream.end({ reason: 'unauthorized' });
  }

  #of(userId: number): Open[] {
    return [...this.#open].filter((entry) => entry.userId === userId);
  }

  /** What happens beside a request fails into the log; the readers come back by themselves. */
  #attempt(work: () => Promise<void>): void {
    work().catch((error: unknown) => this.#app.log.warn({ err: error }, 'notifications could not be delivered'));
  }
}

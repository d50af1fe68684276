import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import type { Viewer } from '../../access/viewer.ts';
import type { Signal, Subscription } from '../../db/signals.ts';
import { Problem } from '../../problems/problem.ts';
import { findActiveSessions } from '../auth/sessions.repository.ts';
import { EventStream } from './eventStream.ts';
import { readNotificationCounts, readUnreadCounts, listVideoNotifications } from './notifications.repository.ts';
import { toNotification } from './notifications.wire.ts';

interface OpenStream {
  userId: number;
  sessionId: number;
  stream: EventStream;
}

/** The open streams of this server. Passes signals of all servers to the streams of the affected users. */
export class NotificationStreams {
  readonly #app: FastifyInstance;
  readonly #open = new Set<OpenStream>();
  #subscription: Promise<Subscription> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** The number of open streams. */
  get count(): number {
    return this.#open.size;
  }

  /** Opens a stream. Its first event is the unread count. */
  async open({ id, sessionId }: Viewer): Promise<Readable> {
    const { maxPerUser: perUser, maxPerServer: perServer } = this.#app.config.streams;
    if (this.#isClosed || this.#open.size >= perServer)
      throw new Problem(503, 'unavailable', { retryAfterSeconds: 30 });
    if (this.#getStreamsOfUser(id).length >= perUser)
      throw new Problem(429, 'too_many_requests', { retryAfterSeconds: 60 });
    const entry: OpenStream = { userId: id, sessionId, stream: new EventStream() };
    entry.stream.body.once('close', () => this.#open.delete(entry));
    // Register before reading the count, so that no signal is missed.
    this.#open.add(entry);
    try {
      await this.#subscribe();
      entry.stream.send('unread', { unread_count: (await readNotificationCounts(this.#app.db, id)).unread });
      return entry.stream.body;
    } catch (error) {
      entry.stream.body.destroy();
      throw error;
    }
  }

  /** Ends all streams when the server shuts down. Clients reconnect to another server. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const { stream } of this.#open) stream.sendLastAndClose({ reason: 'closing' });
    const subscription = await this.#subscription?.catch(() => undefined);
    await subscription?.stop();
  }

  /** Subscribes to signals with the first stream. */
  async #subscribe(): Promise<void> {
    this.#timer ??= setInterval(
      () => this.#runInBackground(() => this.#sendHeartbeats()),
      this.#app.config.streams.heartbeatSeconds * 1_000,
    );
    this.#timer.unref();
    this.#subscription ??= this.#app.subscribe({
      onSignal: (signal) => this.#runInBackground(() => this.#handleSignal(signal)),
      onReconnect: () => this.#runInBackground(() => this.#sendUnreadCounts([...this.#open])),
    });
    try {
      await this.#subscription;
    } catch (error) {
      this.#subscription = undefined;
      throw error;
    }
  }

  async #handleSignal({ about, id }: Signal): Promise<void> {
    if (about === 'video') await this.#sendNotifications(id);
    else if (about === 'videos-deleted') await this.#sendUnreadCounts([...this.#open]);
    else if (about === 'notifications-read') await this.#sendUnreadCounts(this.#getStreamsOfUser(id));
    else if (about === 'sessions') await this.#endExpiredStreams(this.#getStreamsOfUser(id));
  }

  async #sendNotifications(videoId: number): Promise<void> {
    const users = [...new Set([...this.#open].map(({ userId }) => userId))];
    if (users.length === 0) return;
    for (const row of await listVideoNotifications(this.#app.db, videoId, users)) {
      const event = { ...toNotification(row), unread_count: row.unread };
      for (const { stream } of this.#getStreamsOfUser(row.user_id)) stream.send('notification', event);
    }
  }

  /** Sends the unread counts, which may have changed. */
  async #sendUnreadCounts(entries: OpenStream[]): Promise<void> {
    if (entries.length === 0) return;
    const users = [...new Set(entries.map(({ userId }) => userId))];
    const unread = await readUnreadCounts(this.#app.db, users);
    for (const { userId, stream } of entries) stream.send('unread', { unread_count: unread.get(userId) ?? 0 });
  }

  /** Sends heartbeats, and ends streams of expired sessions: no signal reports these. */
  async #sendHeartbeats(): Promise<void> {
    for (const { stream } of this.#open) stream.sendHeartbeat();
    await this.#endExpiredStreams([...this.#open]);
  }

  async #endExpiredStreams(entries: OpenStream[]): Promise<void> {
    if (entries.length === 0) return;
    const sessions = entries.map(({ sessionId }) => sessionId);
    const activeSessionIds = await findActiveSessions(this.#app.db, sessions, this.#app.config);
    for (const { sessionId, stream } of entries)
      if (!activeSessionIds.has(sessionId)) stream.sendLastAndClose({ reason: 'unauthorized' });
  }

  #getStreamsOfUser(userId: number): OpenStream[] {
    return [...this.#open].filter((entry) => entry.userId === userId);
  }

  /** Runs work outside of a request and logs its errors. Clients reconnect by themselves. */
  #runInBackground(work: () => Promise<void>): void {
    work().catch((error: unknown) => this.#app.log.warn({ err: error }, 'notifications could not be delivered'));
  }
}

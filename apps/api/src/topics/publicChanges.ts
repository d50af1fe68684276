import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SignalListener, Subscription } from '../db/signals.ts';
import { findSignalTopic } from './topics.ts';
import type { ResponseTopics } from './topics.ts';

const maxStartDelayMs = 1_000;
const firstRetryMs = 250;
const maxRetryMs = 15_000;
const maxCatchUpMs = 500;

/** Keeps the caches of public data current: every server receives a signal when public data changes. */
export class PublicChanges {
  readonly #app: FastifyInstance;
  readonly #stopped = new AbortController();
  #subscription: Subscription | undefined;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Subscribes to signals when the server is ready. */
  subscribeWhenReady(): void {
    this.#app.addHook('onReady', async () => {
      // A server starts without signals if the database does not answer: then pages are cached for a second.
      await Promise.race([this.#subscribe(), sleep(maxStartDelayMs, undefined, { ref: false })]);
    });
    this.#app.addHook('onClose', async () => {
      this.#stopped.abort();
      await this.#subscription?.stop();
    });
  }

  /**
   * Waits until this server has received the signals of all finished transactions. After a change, the next page of this server
   * shows it.
   */
  async catchUp(): Promise<void> {
    if (!this.#subscription) return this.#forget('everything');
    const timeout = sleep(maxCatchUpMs, 'late' as const, { ref: false });
    const outcome = await Promise.race([this.#subscription.catchUp(), timeout]).catch(() => 'late' as const);
    if (outcome === 'late') this.#forget('everything');
  }

  /** Subscribes, and tries again until it succeeds. */
  async #subscribe(): Promise<void> {
    for (let retryMs = firstRetryMs; !this.#stopped.signal.aborted; retryMs = Math.min(retryMs * 2, maxRetryMs)) {
      try {
        const subscription = await this.#app.subscribe(this.#createListener());
        if (this.#stopped.signal.aborted) return await subscription.stop();
        this.#subscription = subscription;
        this.#setReceivesSignals(true);
        return;
      } catch (error) {
        this.#app.log.warn({ err: error }, 'changes of other servers do not arrive; the next try follows');
        await sleep(retryMs, undefined, { ref: false, signal: this.#stopped.signal }).catch(() => undefined);
      }
    }
  }

  #createListener(): SignalListener {
    return {
      onSignal: (signal) => {
        const topic = findSignalTopic(signal);
        if (topic) this.#forget([topic]);
      },
      onDisconnect: () => this.#setReceivesSignals(false),
      onReconnect: () => this.#setReceivesSignals(true),
    };
  }

  #setReceivesSignals(receivesSignals: boolean): void {
    // Signals may have been missed.
    this.#forget('everything');
    this.#app.pageCache.setReceivesSignals(receivesSignals);
    this.#app.replicaReads?.setReceivesSignals(receivesSignals);
  }

  #forget(topics: ResponseTopics): void {
    this.#app.replicaReads?.markChanged();
    this.#app.publicResponses.clear();
    this.#app.searchCache.clear();
    this.#app.pageCache.markChanged(topics);
  }
}

import type { Pool } from 'pg';
import { Client } from 'pg';
import { parseSignal, signalChannel } from './signals.ts';
import type { SignalListener, Subscribe, Subscription } from './signals.ts';

const firstRetryMs = 250;
const maxRetryMs = 15_000;
const checkIntervalMs = 30_000;

/** Listens on a separate connection, and reconnects when it is lost. */
export function createPostgresSubscribe(url: string): Subscribe {
  return async (listener) => {
    const subscription = new PostgresSubscription(url, listener);
    await subscription.start();
    return subscription;
  };
}

/** Listens on the only connection of the embedded database. */
export function createEmbeddedSubscribe(pool: Pool): Subscribe {
  const listeners = new Set<SignalListener>();
  pool.on('connect', (client) => {
    client.on('notification', ({ payload }) => {
      const signal = parseSignal(payload);
      if (signal) for (const listener of listeners) listener.onSignal(signal);
    });
  });
  return async (listener) => {
    listeners.add(listener);
    await pool.query(`listen ${signalChannel}`);
    return {
      // The connection delivers the signals of a transaction before its result.
      catchUp: () => Promise.resolve(),
      stop: () => {
        listeners.delete(listener);
        return Promise.resolve();
      },
    };
  };
}

class PostgresSubscription implements Subscription {
  readonly #url: string;
  readonly #listener: SignalListener;
  #client: Client | undefined;
  #retryMs = firstRetryMs;
  #isListening = false;
  #runningQuery: Promise<unknown> | undefined;
  #waitingQuery: Promise<void> | undefined;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(url: string, listener: SignalListener) {
    this.#url = url;
    this.#listener = listener;
  }

  /** Resolves when it is listening. Rejects if the first connection fails. */
  async start(): Promise<void> {
    await this.#connect();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  /**
   * Waits for a short query: PostgreSQL sends the signals of earlier transactions before its result. A running one may have started
   * before them, so all who call meanwhile wait for the next one.
   */
  async catchUp(): Promise<void> {
    if (!this.#isListening) throw new Error('Signals do not arrive at the moment.');
    return (this.#waitingQuery ??= this.#queryAfterRunning());
  }

  async #queryAfterRunning(): Promise<void> {
    await this.#runningQuery?.catch(() => undefined);
    this.#waitingQuery = undefined;
    this.#runningQuery = this.#client?.query('select 1');
    await this.#runningQuery;
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'fanous signals',
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => {
      const signal = parseSignal(payload);
      if (signal) this.#listener.onSignal(signal);
    });
    try {
      await client.connect();
      await client.query(`listen ${signalChannel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#isListening = true;
    client.once('end', () => {
      this.#isListening = false;
      if (!this.#isStopped) this.#listener.onDisconnect?.();
      this.#reconnectLater();
    });
    this.#retryMs = firstRetryMs;
    this.#checkLater(client);
  }

  /** Queries the connection at intervals, to detect one that broke without an error. */
  #checkLater(client: Client): void {
    this.#timer = setTimeout(() => {
      this.catchUp().then(
        () => this.#checkLater(client),
        () => void client.end().catch(() => undefined),
      );
    }, checkIntervalMs);
    this.#timer.unref();
  }

  #reconnectLater(): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#connect().then(
        () => this.#listener.onReconnect(),
        () => this.#reconnectLater(),
      );
    }, this.#retryMs);
    this.#timer.unref();
    this.#retryMs = Math.min(this.#retryMs * 2, maxRetryMs);
  }
}

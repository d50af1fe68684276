import type { Pool } from 'pg';
import { Client } from 'pg';
import { readSignal, signalChannel } from './signals.ts';
import type { Ear } from './signals.ts';

const firstPause = 250;
const longestPause = 15_000;
const checkEvery = 30_000;

/** Hears signals until the returned function is called. */
export type Listen = (ear: Ear) => Promise<() => Promise<void>>;

/** Listens on a connection of its own beside the pool, and connects again whenever that one is lost. */
export function listenOnPostgres(url: string): Listen {
  return async (ear) => {
    const listening = new Listening(url, ear);
    await listening.start();
    return () => listening.stop();
  };
}

/** Listens on the one connection that the embedded database has. */
export function listenOnEmbedded(pool: Pool): Listen {
  const ears = new Set<Ear>();
  pool.on('connect', (client) => {
    client.on('notification', ({ payload }) => {
      const signal = readSignal(payload);
      if (signal) for (const ear of ears) ear.hear(signal);
    });
  });
  return async (ear) => {
    ears.add(ear);
    await pool.query(`listen ${signalChannel}`);
    return () => {
      ears.delete(ear);
      return Promise.resolve();
    };
  };
}

class Listening {
  readonly #url: string;
  readonly #ear: Ear;
  #client: Client | undefined;
  #pause = firstPause;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(url: string, ear: Ear) {
    this.#url = url;
    this.#ear = ear;
  }

  /** Resolves when signals come in; a first failure is the caller's to know. */
  async start(): Promise<void> {
    await this.#connect();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
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
      const signal = readSignal(payload);
      if (signal) this.#ear.hear(signal);
    });
    try {
      await client.connect();
      await client.query(`listen ${signalChannel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    client.once('end', () => this.#later());
    this.#pause = firstPause;
    this.#check(client);
  }

  /** A connection that died without a word is found by asking. */
  #check(client: Client): void {
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.#check(client),
        () => void client.end().catch(() => undefined),
      );
    }, checkEvery);
    this.#timer.unref();
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#connect().then(
        () => this.#ear.resume(),
        () => this.#later(),
      );
    }, this.#pause);
    this.#timer.unref();
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { createPhoto } from '../../../apps/api/test/support/sampleFiles.ts';
import type { Api } from './api.ts';
import { ConnectionLostError } from './api.ts';
import { Ledger } from './ledger.ts';
import { SeededRandom } from './random.ts';
import type { School } from './school.ts';
import { waitUntil } from './waitUntil.ts';
import { createWrite } from './writes.ts';
import type { Write } from './writes.ts';

const writerCount = 4;
/** Refusals that a client answers by sending the same again. */
const retryStatuses = new Set([429, 503, 507]);
const retryDelayMs = 100;

/** A load that is being sent. */
export interface RunningLoad {
  /** Waits until so many more writes are acknowledged, or the load has ended. */
  waitForWrites: (count: number) => Promise<void>;
  /** Waits until every writer was refused by a defined problem, or the load has ended. */
  waitForRefusals: () => Promise<void>;
  /** Lets each writer finish the write that it has sent. Throws what was wrong. */
  stop: () => Promise<void>;
}

/** Users who change something all the time, each with one request after the other. */
export class Load {
  readonly ledger = new Ledger();
  readonly #school: School;
  readonly #randoms: SeededRandom[];
  readonly #photo: Buffer;
  /** What was sent by each writer and not acknowledged. */
  readonly #unfinished = new Map<number, Write>();
  readonly #refusedWriters = new Set<number>();

  private constructor(school: School, random: SeededRandom, photo: Buffer) {
    this.#school = school;
    this.#photo = photo;
    this.#randoms = Array.from({ length: writerCount }, () => new SeededRandom(random.integer(0, 2 ** 32 - 1)));
  }

  static async create(school: School, random: SeededRandom): Promise<Load> {
    return new Load(school, random, await createPhoto('png', { width: 80, height: 60 }));
  }

  /** Starts the writers. They end when the connection breaks, too. */
  start(api: Api): RunningLoad {
    const stopping = new AbortController();
    let hasEnded = false;
    const writers = this.#randoms.map((_, writer) => this.#write(api, writer, stopping.signal));
    const ended = Promise.all(writers).finally(() => (hasEnded = true));
    // `stop` throws it.
    ended.catch(() => stopping.abort());
    return {
      waitForWrites: async (count) => {
        const target = this.ledger.acknowledged + count;
        await waitUntil(`${count} acknowledged writes`, () => hasEnded || this.ledger.acknowledged >= target);
      },
      waitForRefusals: async () => {
        this.#refusedWriters.clear();
        const isRefused = () => this.#refusedWriters.size === writerCount;
        await waitUntil('a refusal of each writer', () => hasEnded || isRefused());
      },
      stop: async () => {
        stopping.abort();
        await ended;
      },
    };
  }

  /** Sends again what was not acknowledged, as the app does. */
  async finish(api: Api): Promise<void> {
    for (const [writer, write] of this.#unfinished)
      if (await this.#send(api, writer, write, AbortSignal.timeout(0)))
        throw new Error(`${write.name} was not accepted after the fault.`);
  }

  async #write(api: Api, writer: number, signal: AbortSignal): Promise<void> {
    const random = this.#randoms[writer];
    if (!random) throw new Error(`There is no writer ${writer}.`);
    const students = this.#school.students.filter((_, index) => index % writerCount === writer);
    const context = { school: this.#school, ledger: this.ledger, photo: this.#photo, random, students };
    while (!signal.aborted) {
      const write = this.#unfinished.get(writer) ?? createWrite(context);
      if (await this.#send(api, writer, write, signal)) return;
    }
  }

  /** Sends a write until it is acknowledged. Returns true if it was not. */
  async #send(api: Api, writer: number, write: Write, signal: AbortSignal): Promise<boolean> {
    this.#unfinished.set(writer, write);
    for (;;) {
      try {
        const { status, body } = await write.send(api);
        if (write.successes.includes(status)) {
          write.acknowledge(body);
          this.ledger.acknowledged += 1;
          this.#unfinished.delete(writer);
          return false;
        }
        if (!retryStatuses.has(status)) throw new Error(`${write.name}: ${status} ${JSON.stringify(body)}`);
        this.ledger.countRefusal(status);
        this.#refusedWriters.add(writer);
      } catch (error) {
        if (error instanceof ConnectionLostError) return true;
        throw error;
      }
      if (signal.aborted) return true;
      await sleep(retryDelayMs);
    }
  }
}

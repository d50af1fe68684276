import pLimit from 'p-limit';
import { Problem } from './problems/problem.ts';

/**
 * Limits concurrent expensive work. Node has four threads for it, which also read files. Throws 503 when the queue is full.
 */
export class Semaphore {
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #maxTotal: number;

  constructor(maxRunning: number, maxWaiting: number) {
    this.#limit = pLimit(maxRunning);
    this.#maxTotal = maxRunning + maxWaiting;
  }

  /** The amount of work that runs now. */
  get runningCount(): number {
    return this.#limit.activeCount;
  }

  /** The amount of work that waits. */
  get waitingCount(): number {
    return this.#limit.pendingCount;
  }

  /** Runs the work when there is room for it, in order of arrival. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { activeCount, pendingCount } = this.#limit;
    if (activeCount + pendingCount >= this.#maxTotal) throw new Problem(503, 'unavailable', { retryAfterSeconds: 5 });
    return this.#limit(work);
  }
}

import pLimit from 'p-limit';
import { Problem } from './problems/problem.ts';

/**
 * Limits how much of the same costly work runs at once: Node does it on the four threads that also read files, and a rush
 * would leave none for those. Beyond a short queue callers are refused with 503.
 */
export class Semaphore {
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #maxTotal: number;

  constructor(maxRunning: number, maxWaiting: number) {
    this.#limit = pLimit(maxRunning);
    this.#maxTotal = maxRunning + maxWaiting;
  }

  /** Runs the work as soon as there is room for it, first come, first served. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { activeCount, pendingCount } = this.#limit;
    if (activeCount + pendingCount >= this.#maxTotal) throw new Problem(503, 'unavailable', { retryAfter: 5 });
    return this.#limit(work);
  }
}

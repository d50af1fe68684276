import { Semaphore } from './semaphore.ts';

/** The semaphore as the page renderer calls it. */
export class Turns extends Semaphore {
  take<T>(work: () => Promise<T>): Promise<T> {
    return this.run(work);
  }
}

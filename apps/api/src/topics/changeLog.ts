import type { ResponseTopics, Topic } from './topics.ts';

const maxTopics = 10_000;

/** Counts changes, and remembers the last change of each topic. */
export class ChangeLog {
  #count = 0;
  #lastChangeOfAll = 0;
  readonly #lastChanges = new Map<Topic, number>();

  /** The number of changes so far. */
  get count(): number {
    return this.#count;
  }

  /** Adds a change of these topics. */
  add(topics: ResponseTopics): void {
    this.#count += 1;
    if (topics === 'everything' || this.#lastChanges.size > maxTopics) {
      this.#lastChanges.clear();
      this.#lastChangeOfAll = this.#count;
    } else for (const topic of topics) this.#lastChanges.set(topic, this.#count);
  }

  /** Whether one of these topics has changed after the first `count` changes. */
  hasChangedSince(count: number, topics: ResponseTopics): boolean {
    if (count === this.#count) return false;
    if (topics === 'everything' || this.#lastChangeOfAll > count) return true;
    return topics.some((topic) => (this.#lastChanges.get(topic) ?? 0) > count);
  }
}

import { LRUCache } from 'lru-cache';

interface Entry<T> {
  response: Promise<T>;
  bytes: number;
}

interface Limits {
  milliseconds?: number;
  entries?: number;
  bytes?: number;
}

/**
 * Keeps responses for a moment: those of public operations, rendered pages, and what searches have found. A page that
 * everyone opens then asks the database once a second; requests that come while it is being made wait for the same
 * response. Every change made through this process clears it, so that only another process's changes can be a second late.
 */
export class ResponseCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #getBytes: (response: T) => number;

  constructor(
    getBytes: (response: T) => number,
    { milliseconds = 1_000, entries = 500, bytes = 32 * 1024 * 1024 }: Limits = {},
  ) {
    this.#getBytes = getBytes;
    this.#entries = new LRUCache({
      max: entries,
      ttl: milliseconds,
      // Expired responses leave the memory even if nobody asks again.
      ttlAutopurge: true,
      maxSize: bytes,
      // A size of 0 is not allowed; a response that is being made counts as one byte.
      sizeCalculation: (entry) => entry.bytes + 1,
      // A new size must not lengthen the life of a response.
      noUpdateTTL: true,
    });
  }

  /** How many bytes of responses it holds. */
  get bytes(): number {
    return this.#entries.calculatedSize - this.#entries.size;
  }

  /** The cached response, or the one that `load` makes. Failures are not cached. */
  get(key: string, load: () => Promise<T>): Promise<T> {
    // `peek` does not refresh an entry: otherwise frequent requests could keep one forever and evict the others.
    const cached = this.#entries.peek(key);
    if (cached) return cached.response;
    const entry: Entry<T> = { response: load(), bytes: 0 };
    this.#entries.set(key, entry);
    // Not `fetchMethod`: it would store what was loaded before a change after it.
    const isCurrent = () => this.#entries.peek(key) === entry;
    entry.response.then(
      (response) => isCurrent() && this.#entries.set(key, { ...entry, bytes: this.#getBytes(response) }),
      () => isCurrent() && this.#entries.delete(key),
    );
    return entry.response;
  }

  /** Removes every response: something has changed. */
  clear(): void {
    this.#entries.clear();
  }
}

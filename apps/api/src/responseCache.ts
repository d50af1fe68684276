import { LRUCache } from 'lru-cache';

interface Entry<T> {
  response: Promise<T>;
  bytes: number;
}

interface CacheLimits {
  milliseconds?: number;
  entries?: number;
  bytes?: number;
}

/**
 * Caches responses for one second: public operations and search matches. Simultaneous requests share one
 * response. Every change through this process clears the cache, so only changes of other processes appear late.
 */
export class ResponseCache<T> {
  /** The number of requests by result. */
  readonly requestCounts = { hit: 0, miss: 0 };
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #getBytes: (response: T) => number;

  constructor(
    getBytes: (response: T) => number,
    { milliseconds = 1_000, entries = 500, bytes = 32 * 1024 * 1024 }: CacheLimits = {},
  ) {
    this.#getBytes = getBytes;
    this.#entries = new LRUCache({
      max: entries,
      ttl: milliseconds,
      // Free the memory of expired responses without waiting for a request.
      ttlAutopurge: true,
      maxSize: bytes,
      // A size of 0 is not allowed, so a pending response counts as one byte.
      sizeCalculation: (entry) => entry.bytes + 1,
      // Updating the size must not extend the lifetime.
      noUpdateTTL: true,
    });
  }

  /** The total bytes of cached responses. */
  get bytes(): number {
    return this.#entries.calculatedSize - this.#entries.size;
  }

  /** Gets the cached response, or loads it. Errors are not cached. */
  getOrLoad(key: string, load: () => Promise<T>): Promise<T> {
    // `peek` does not refresh an entry: otherwise frequent requests could keep one forever and evict the others.
    const cached = this.#entries.peek(key);
    this.requestCounts[cached ? 'hit' : 'miss'] += 1;
    if (cached) return cached.response;
    const entry: Entry<T> = { response: load(), bytes: 0 };
    this.#entries.set(key, entry);
    // Not `fetchMethod`: it would store a response that was loaded before a change.
    const isCurrent = () => this.#entries.peek(key) === entry;
    entry.response.then(
      (response) => isCurrent() && this.#entries.set(key, { ...entry, bytes: this.#getBytes(response) }),
      () => isCurrent() && this.#entries.delete(key),
    );
    return entry.response;
  }

  /** Removes every response, after a change. */
  clear(): void {
    this.#entries.clear();
  }
}

const mostEntries = 500;
const mostBytes = 32 * 1024 * 1024;

interface Entry<T> {
  answer: Promise<T>;
  until: number;
  /** 0 while it is being made. */
  bytes: number;
}

interface Limits {
  milliseconds?: number;
  entries?: number;
  bytes?: number;
}

/**
 * Keeps answers for a moment: those of public operations, as bytes, rendered pages, and what searches have found. A page that everyone
 * opens then asks the database once a second; whoever comes while it is being made waits for the same answer. Every change
 * made through this process empties it, so that only another process's changes can be a second late.
 */
export class AnswerCache<T> {
  // The oldest first: all live equally long.
  readonly #entries = new Map<string, Entry<T>>();
  readonly #weigh: (answer: T) => number;
  readonly #limits: Required<Limits>;
  #bytes = 0;

  /** `weigh` tells how many bytes an answer takes. */
  constructor(
    weigh: (answer: T) => number,
    { milliseconds = 1_000, entries = mostEntries, bytes = mostBytes }: Limits = {},
  ) {
    this.#weigh = weigh;
    this.#limits = { milliseconds, entries, bytes };
  }

  /** How many bytes of answers it holds. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The kept answer, or the one that `make` makes. Failures are not kept. */
  get(key: string, make: () => Promise<T>): Promise<T> {
    const now = performance.now();
    this.#dropExpired(now);
    const kept = this.#entries.get(key);
    if (kept) return kept.answer;
    const entry: Entry<T> = { answer: make(), until: now + this.#limits.milliseconds, bytes: 0 };
    this.#entries.set(key, entry);
    entry.answer.then(
      (answer) => this.#noteSize(key, entry, this.#weigh(answer)),
      () => this.#isKept(key, entry) && this.#drop(key, entry),
    );
    this.#makeRoom();
    return entry.answer;
  }

  /** Forgets everything: something has changed. */
  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #dropExpired(now: number): void {
    for (const [key, entry] of this.#entries) {
      if (entry.until > now) return;
      this.#drop(key, entry);
    }
  }

  #noteSize(key: string, entry: Entry<T>, bytes: number): void {
    if (!this.#isKept(key, entry)) return;
    entry.bytes = bytes;
    this.#bytes += bytes;
    this.#makeRoom();
  }

  /** The oldest go first, so that nobody can make it forget what others are asking for just now. */
  #makeRoom(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) return;
      this.#drop(key, entry);
    }
  }

  #isKept(key: string, entry: Entry<T>): boolean {
    return this.#entries.get(key) === entry;
  }

  #drop(key: string, entry: Entry<T>): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

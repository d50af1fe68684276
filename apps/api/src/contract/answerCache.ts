const mostEntries = 500;

/**
 * Keeps the answers of public operations for a moment, as bytes. A page that everyone opens then asks the database once
 * a second; whoever comes while it is being made waits for the same answer. Every change made through this process
 * empties it, so that only another process's changes can be a second late.
 */
export class AnswerCache {
  readonly #entries = new Map<string, { answer: Promise<Buffer>; until: number }>();
  readonly #milliseconds: number;

  constructor(milliseconds = 1_000) {
    this.#milliseconds = milliseconds;
  }

  /** The kept answer, or the one that `make` makes. Failures are not kept. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const now = performance.now();
    const kept = this.#entries.get(key);
    if (kept && kept.until > now) return kept.answer;
    if (this.#entries.size >= mostEntries) this.#entries.clear();
    const entry = { answer: make(), until: now + this.#milliseconds };
    this.#entries.set(key, entry);
    entry.answer.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.answer;
  }

  /** Forgets everything: something has changed. */
  clear(): void {
    this.#entries.clear();
  }
}

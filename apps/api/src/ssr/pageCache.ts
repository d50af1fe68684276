import { LRUCache } from 'lru-cache';

interface Entry<T> {
  page: T;
  renderedAt: number;
  /** The number of changes when the rendering started. */
  changeCount: number;
}

/** A rendering that has not ended. */
interface Rendering<T> {
  changeCount: number;
  page: Promise<T>;
}

interface PageCacheLimits {
  /** After this time a page is rendered again in the background: it may contain times that are relative to now. */
  refreshMs?: number;
  /** After this time a page is not current, even if no change was reported. */
  maxAgeMs?: number;
  /** After a failed rendering, the last page is sent for this time before the next try. */
  retryMs?: number;
  /** How long a page counts as current while changes of other servers are not received. */
  unsignalledMs?: number;
  bytes?: number;
}

/** A cached page, and whether it may be out of date because a new one could not be rendered. */
export interface CacheResult<T> {
  page: T;
  isOutdated: boolean;
}

/**
 * Caches rendered pages until public data changes. A change does not delete them: while no new page can be rendered, visitors
 * get the last one. Simultaneous requests share one rendering.
 */
export class PageCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #failureTimes = new LRUCache<string, number>({ max: 1_000 });
  readonly #renderings = new Map<string, Rendering<T>>();
  readonly #refreshMs: number;
  readonly #maxAgeMs: number;
  readonly #retryMs: number;
  readonly #unsignalledMs: number;
  #changeCount = 0;
  #receivesSignals = false;

  constructor(
    getBytes: (page: T) => number,
    {
      refreshMs = 60_000,
      maxAgeMs = 300_000,
      retryMs = 5_000,
      unsignalledMs = 1_000,
      bytes = 32 * 1024 * 1024,
    }: PageCacheLimits = {},
  ) {
    this.#entries = new LRUCache({ max: 2_000, maxSize: bytes, sizeCalculation: ({ page }) => getBytes(page) + 1 });
    this.#refreshMs = refreshMs;
    this.#maxAgeMs = maxAgeMs;
    this.#retryMs = retryMs;
    this.#unsignalledMs = unsignalledMs;
  }

  /** The total bytes of cached pages. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Public data has changed: every page is rendered again before it is sent. */
  markChanged(): void {
    this.#changeCount += 1;
  }

  /** Whether changes of other servers arrive. Without them a page counts as current for a second only. */
  setReceivesSignals(receivesSignals: boolean): void {
    // Signals may have been missed.
    this.markChanged();
    this.#receivesSignals = receivesSignals;
  }

  /**
   * Gets the current page from the cache, or renders it. Only pages for which `isCached` is true are cached. If `render` fails and
   * `canSendOutdated` accepts its error, the last page is returned.
   */
  async getOrRender(
    key: string,
    render: () => Promise<T>,
    { isCached, canSendOutdated }: { isCached: (page: T) => boolean; canSendOutdated: (error: unknown) => boolean },
  ): Promise<CacheResult<T>> {
    const entry = this.#entries.get(key);
    if (entry && this.#isCurrent(entry)) {
      if (Date.now() - entry.renderedAt > this.#refreshMs) this.#render(key, render, isCached).catch(() => undefined);
      return { page: entry.page, isOutdated: false };
    }
    // Visitors must not wait for each of many failing renderings.
    const failedAt = this.#failureTimes.get(key) ?? -Infinity;
    if (entry && Date.now() - failedAt < this.#retryMs) return { page: entry.page, isOutdated: true };
    try {
      const page = await this.#render(key, render, isCached);
      this.#failureTimes.delete(key);
      return { page, isOutdated: false };
    } catch (error) {
      const last = this.#entries.get(key);
      if (!last || !canSendOutdated(error)) throw error;
      this.#failureTimes.set(key, Date.now());
      return { page: last.page, isOutdated: true };
    }
  }

  #isCurrent({ changeCount, renderedAt }: Entry<T>): boolean {
    if (changeCount !== this.#changeCount || Date.now() - renderedAt > this.#maxAgeMs) return false;
    return this.#receivesSignals || Date.now() - renderedAt < this.#unsignalledMs;
  }

  #render(key: string, render: () => Promise<T>, isCached: (page: T) => boolean): Promise<T> {
    const changeCount = this.#changeCount;
    const running = this.#renderings.get(key);
    // A rendering that started before the last change may show the data before it.
    if (running?.changeCount === changeCount) return running.page;
    const rendering = { changeCount, page: render() };
    this.#renderings.set(key, rendering);
    this.#store(key, rendering, isCached).catch(() => undefined);
    return rendering.page;
  }

  /** Stores a page when it is rendered, unless a newer one is stored already. */
  async #store(key: string, rendering: Rendering<T>, isCached: (page: T) => boolean): Promise<void> {
    const { changeCount } = rendering;
    try {
      const page = await rendering.page;
      const stored = this.#entries.peek(key);
      if (isCached(page) && !(stored && stored.changeCount > changeCount))
        this.#entries.set(key, { page, renderedAt: Date.now(), changeCount });
    } finally {
      if (this.#renderings.get(key) === rendering) this.#renderings.delete(key);
    }
  }
}

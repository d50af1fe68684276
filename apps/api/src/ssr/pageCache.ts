import { LRUCache } from 'lru-cache';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChangeLog } from '../topics/changeLog.ts';
import type { ResponseTopics } from '../topics/topics.ts';

/** A page, and the topics of the data that it shows. */
export interface PageWithTopics<T> {
  page: T;
  topics: ResponseTopics;
}

interface Entry<T> extends PageWithTopics<T> {
  startedAt: number;
  /** The page shows all changes up to this number. */
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
  /** The minimum time from one rendering of a page to the next, so that a burst of changes does not render it all the time. */
  minIntervalMs?: number;
  bytes?: number;
}

/** How one visitor's request for a page is handled. */
export interface PageRequest<T> {
  render: () => Promise<PageWithTopics<T>>;
  /** Called before a rendering is started for this visitor. If it throws, only this visitor gets the error. */
  enforceLimit?: () => Promise<void>;
  /** Whether a rendered page is cached. */
  shouldCache: (page: T) => boolean;
  /** Whether the last page is sent after this error. */
  canSendOutdated: (error: unknown) => boolean;
}

/** A cached page, and whether it may be out of date because a new one could not be rendered. */
export interface CacheResult<T> {
  page: T;
  isOutdated: boolean;
}

/**
 * Caches rendered pages until the data that they show changes. A change does not delete them: while no new page can be rendered,
 * visitors get the last one. Simultaneous requests share one rendering.
 */
export class PageCache<T> {
  /** The number of requests by result. A failed rendering without a last page is not in it. */
  readonly requestCounts = { hit: 0, rendered: 0, outdated: 0 };
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #failureTimes = new LRUCache<string, number>({ max: 1_000 });
  readonly #running = new Map<string, Rendering<T>>();
  /** Renderings that start later. Each has at most one running before it. */
  readonly #waiting = new Map<string, Promise<T>>();
  readonly #changes = new ChangeLog();
  readonly #limits: Required<Omit<PageCacheLimits, 'bytes'>>;
  #receivesSignals = false;

  constructor(
    getBytes: (page: T) => number,
    {
      refreshMs = 60_000,
      maxAgeMs = 300_000,
      retryMs = 5_000,
      unsignalledMs = 1_000,
      minIntervalMs = 100,
      bytes = 32 * 1024 * 1024,
    }: PageCacheLimits = {},
  ) {
    this.#entries = new LRUCache({ max: 2_000, maxSize: bytes, sizeCalculation: ({ page }) => getBytes(page) + 1 });
    this.#limits = { refreshMs, maxAgeMs, retryMs, unsignalledMs, minIntervalMs };
  }

  /** The total bytes of cached pages. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Public data has changed: every page that shows it is rendered again before it is sent. */
  markChanged(topics: ResponseTopics): void {
    this.#changes.add(topics);
  }

  /** Whether changes of other servers arrive. Without them a page counts as current for a second only. */
  setReceivesSignals(receivesSignals: boolean): void {
    // Signals may have been missed.
    this.markChanged('everything');
    this.#receivesSignals = receivesSignals;
  }

  /** Gets the current page from the cache, or renders it. */
  async getOrRender(key: string, request: PageRequest<T>): Promise<CacheResult<T>> {
    const entry = this.#entries.get(key);
    if (entry && this.#isCurrent(entry)) {
      if (Date.now() - entry.startedAt > this.#limits.refreshMs) this.#render(key, request).catch(() => undefined);
      this.requestCounts.hit += 1;
      return { page: entry.page, isOutdated: false };
    }
    const result = await this.#renderOrGetLast(key, entry, request);
    this.requestCounts[result.isOutdated ? 'outdated' : 'rendered'] += 1;
    return result;
  }

  async #renderOrGetLast(key: string, entry: Entry<T> | undefined, request: PageRequest<T>): Promise<CacheResult<T>> {
    // Visitors must not wait for each of many failing renderings.
    const failedAt = this.#failureTimes.get(key) ?? -Infinity;
    if (entry && Date.now() - failedAt < this.#limits.retryMs) return { page: entry.page, isOutdated: true };
    if (request.enforceLimit && !this.#findRendering(key)) await request.enforceLimit();
    try {
      const page = await this.#render(key, request);
      this.#failureTimes.delete(key);
      return { page, isOutdated: false };
    } catch (error) {
      const last = this.#entries.get(key);
      if (!last || !request.canSendOutdated(error)) throw error;
      this.#failureTimes.set(key, Date.now());
      return { page: last.page, isOutdated: true };
    }
  }

  #isCurrent(entry: Entry<T>): boolean {
    const age = Date.now() - entry.startedAt;
    if (age > (this.#receivesSignals ? this.#limits.maxAgeMs : this.#limits.unsignalledMs)) return false;
    if (this.#changes.hasChangedSince(entry.changeCount, entry.topics)) return false;
    // The next request compares fewer changes.
    entry.changeCount = this.#changes.count;
    return true;
  }

  /** Finds a rendering that will show all changes so far. */
  #findRendering(key: string): Promise<T> | undefined {
    const running = this.#running.get(key);
    return running?.changeCount === this.#changes.count ? running.page : this.#waiting.get(key);
  }

  #render(key: string, request: PageRequest<T>): Promise<T> {
    const found = this.#findRendering(key);
    if (found) return found;
    const running = this.#running.get(key);
    const lastStart = this.#entries.peek(key)?.startedAt ?? -Infinity;
    if (!running && Date.now() - lastStart >= this.#limits.minIntervalMs) return this.#start(key, request);
    const page = this.#startLater(key, request, running?.page);
    this.#waiting.set(key, page);
    return page;
  }

  #start(key: string, { render, shouldCache }: PageRequest<T>): Promise<T> {
    const [changeCount, startedAt] = [this.#changes.count, Date.now()];
    const finish = async () => {
      try {
        const { page, topics } = await Promise.resolve().then(render);
        if (shouldCache(page)) this.#entries.set(key, { page, topics, startedAt, changeCount });
        return page;
      } finally {
        this.#running.delete(key);
      }
    };
    const page = finish();
    this.#running.set(key, { changeCount, page });
    return page;
  }

  /**
   * Renders a page once for all changes since the running rendering started, which may show the data before them. If that one
   * fails, this one would fail as well.
   */
  async #startLater(key: string, request: PageRequest<T>, running: Promise<T> | undefined): Promise<T> {
    try {
      await running;
      const lastStart = this.#entries.peek(key)?.startedAt ?? -Infinity;
      const pause = lastStart + this.#limits.minIntervalMs - Date.now();
      if (pause > 0) await sleep(pause);
    } finally {
      this.#waiting.delete(key);
    }
    return this.#start(key, request);
  }
}

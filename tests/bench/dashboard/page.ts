/** The state of the page that ends a measurement. */
export type AwaitedState = 'rowsFound' | 'rowsSorted' | 'letterShown';

export interface ListProbe {
  /** The time from the start of the visit until the first row was visible; 0 before. */
  firstRowMs: number;
  /** Waits for an event of this type and then for the state; `tookMs` is the time between the two. */
  startMeasuring: (event: string, sign: AwaitedState) => void;
  tookMs: number | null;
  /** Scrolls until this many rows are loaded, or to the end. Resolves to the number of loaded rows. */
  scrollTo: (rows: number) => Promise<number>;
  scrollBack: () => void;
  /** The longest task and the times between frames while scrolling. */
  longestTaskMs: number;
  frameTimesMs: number[];
}

declare global {
  interface Window {
    listProbe: ListProbe;
  }
}

/** Runs in the page before its scripts. It cannot use anything outside this function. */
export function installListProbe(): void {
  const getRenderedRows = () => document.querySelectorAll<HTMLElement>('main tbody tr[data-index]');
  const table = () => document.querySelector('main table');
  const scroller = () => table()?.closest<HTMLElement>('[role=region], section') ?? null;
  const isBusy = () => scroller()?.getAttribute('aria-busy') === 'true';
  // The number of loaded rows. Above a hundred, only visible rows are rendered, so the highest index counts.
  let maxRowCount = 0;
  const count = () => {
    for (const { dataset } of getRenderedRows()) maxRowCount = Math.max(maxRowCount, Number(dataset['index']) + 1);
    return maxRowCount;
  };
  const caption = () => document.querySelector('main caption')?.textContent ?? '';
  const searchField = () => document.querySelector<HTMLInputElement>('main input[type=search]');
  let before = { caption: '', search: '' };
  const stateChecks: Record<AwaitedState, () => boolean> = {
    rowsFound: () => getRenderedRows().length > 0 && !isBusy() && caption() !== before.caption,
    rowsSorted: () =>
      getRenderedRows().length > 0 && !isBusy() && document.querySelector('main th[aria-sort]') !== null,
    letterShown: () => searchField()?.value !== before.search,
  };
  /** Checks in each frame, and calls back after the frame that shows the state: a message arrives after that frame is painted. */
  const callWhenPainted = (isThere: () => boolean, then: () => void) => {
    const checkFrame = () => {
      if (!isThere()) {
        requestAnimationFrame(checkFrame);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then);
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(checkFrame);
  };

  const probe: ListProbe = {
    firstRowMs: 0,
    tookMs: null,
    startMeasuring(type, state) {
      probe.tookMs = null;
      before = { caption: caption(), search: searchField()?.value ?? '' };
      const onEvent = ({ timeStamp }: Event) =>
        callWhenPainted(stateChecks[state], () => (probe.tookMs = performance.now() - timeStamp));
      window.addEventListener(type, onEvent, { once: true, capture: true });
    },
    scrollTo(rows) {
      return new Promise((resolve) => {
        let last = performance.now();
        let atEndSince = 0;
        const step = (now: number) => {
          const element = scroller();
          if (!element) throw new Error('Nothing scrolls.');
          probe.frameTimesMs.push(now - last);
          last = now;
          element.scrollTop += 600;
          const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 2 && !isBusy();
          if (!isAtEnd) atEndSince = 0;
          else if (atEndSince === 0) atEndSince = now;
          const isDone = atEndSince > 0 && now - atEndSince > 1_000;
          if (count() >= rows || isDone) resolve(count());
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      });
    },
    scrollBack: () => scroller()?.scrollTo(0, 0),
    longestTaskMs: 0,
    frameTimesMs: [],
  };
  window.listProbe = probe;
  callWhenPainted(
    () => getRenderedRows().length > 0 && !isBusy(),
    () => (probe.firstRowMs = performance.now()),
  );
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) probe.longestTaskMs = Math.max(probe.longestTaskMs, duration);
  }).observe({ type: 'longtask' });
}

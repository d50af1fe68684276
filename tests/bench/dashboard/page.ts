/** What tells that the page shows the answer to an input. */
export type AwaitedState = 'found' | 'sorted';

export interface ListProbe {
  /** When the first row could be seen, from the start of the visit; 0 before. */
  firstRow: number;
  /** Waits for an event of this type and then for the sign; `took` is the time between the two. */
  arm: (event: string, sign: AwaitedState) => void;
  took: number | null;
  /** Scrolls on until so many rows are here, or all, or all have been seen; resolves to how many there are. */
  scrollTo: (rows: number) => Promise<number>;
  scrollBack: () => void;
  /** The longest task and the time between two frames, of what was scrolled. */
  longestTask: number;
  frames: number[];
}

declare global {
  interface Window {
    list: ListProbe;
  }
}

/** Runs in the page before anything of it, so it must be whole in itself. */
export function installProbe(): void {
  const drawn = () => document.querySelectorAll<HTMLElement>('main tbody tr[data-index]');
  const table = () => document.querySelector('main table');
  const scroller = () => table()?.closest<HTMLElement>('[role=region], section') ?? null;
  const isBusy = () => scroller()?.getAttribute('aria-busy') === 'true';
  // How many rows are here: above a hundred only those in sight are drawn, and the last of them is seen at the end.
  let most = 0;
  const count = () => {
    for (const { dataset } of drawn()) most = Math.max(most, Number(dataset['index']) + 1);
    return most;
  };
  const caption = () => document.querySelector('main caption')?.textContent ?? '';
  let before = '';
  const signs: Record<AwaitedState, () => boolean> = {
    found: () => drawn().length > 0 && !isBusy() && caption() !== before,
    sorted: () => drawn().length > 0 && !isBusy() && document.querySelector('main th[aria-sort]') !== null,
  };
  /** Looks at each frame, and calls after the one in which it is there: a message arrives when that frame is made. */
  const whenShown = (isThere: () => boolean, then: () => void) => {
    const look = () => {
      if (!isThere()) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then);
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };

  const watch: ListProbe = {
    firstRow: 0,
    took: null,
    arm(type, sign) {
      watch.took = null;
      before = caption();
      const onEvent = ({ timeStamp }: Event) =>
        whenShown(signs[sign], () => (watch.took = performance.now() - timeStamp));
      window.addEventListener(type, onEvent, { once: true, capture: true });
    },
    scrollTo(rows) {
      return new Promise((resolve) => {
        let last = performance.now();
        let atEndSince = 0;
        const step = (now: number) => {
          const element = scroller();
          if (!element) throw new Error('Nothing scrolls.');
          watch.frames.push(now - last);
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
    longestTask: 0,
    frames: [],
  };
  window.list = watch;
  whenShown(
    () => drawn().length > 0 && !isBusy(),
    () => (watch.firstRow = performance.now()),
  );
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) watch.longestTask = Math.max(watch.longestTask, duration);
  }).observe({ type: 'longtask' });
}

import type { Browser, CDPSession, Page } from '@playwright/test';
import type { ListTarget } from './lists.ts';
import { installListProbe, type AwaitedState } from './page.ts';
import type { Platform } from './servers.ts';

/** In milliseconds, megabytes and numbers of rows. A figure is missing if the list is too short for it. */
export interface Measurement {
  firstRow: number;
  apiResponse: number;
  search: number;
  typing: number;
  sort?: number;
  rows: number;
  longestTask: number;
  slowFrames: number;
  renderedRows: number;
  heapAtStart: number;
  heapAt100?: number;
  heapAtEnd: number;
  heapAfterSecondScroll: number;
}

/** Measures one visit of a list on a slowed-down processor: from an empty cache to the last row and back. */
export async function measureList(
  browser: Browser,
  { origin, session }: Platform,
  target: ListTarget,
  slowdown: number,
): Promise<Measurement> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'ar-EG',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    // A file of the same origin, to write the session before the app runs.
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate((storedSession) => localStorage.setItem('auth', storedSession), session);
    await page.addInitScript(installListProbe);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    await open(page, origin + target.path);
    const { firstRow, apiResponse } = await page.evaluate((call) => {
      const request = performance
        .getEntriesByType('resource')
        .find(({ name }) => new URL(name).pathname === `/api${call}`);
      return { firstRow: window.listProbe.firstRowMs, apiResponse: request?.duration ?? Number.NaN };
    }, target.apiPath);

    const head = page.locator('main thead button').first();
    const sort =
      (await head.count()) > 0 ? await measureInput(page, 'click', 'rowsSorted', () => head.click()) : undefined;
    const search = page.getByRole('searchbox');
    await search.focus();
    const found = await measureInput(page, 'keydown', 'rowsFound', () => pressKey(devtools, target.searchLetter));
    // A second letter, with the rows of the first one.
    const typing = await measureInput(page, 'keydown', 'letterShown', () => pressKey(devtools, target.searchLetter));
    await open(page, origin + target.path);
    const scrolled = await scroll(page, devtools);
    if (errors.length > 0) throw new AggregateError(errors, `${target.path} failed: ${errors.map(String).join('; ')}`);
    return { firstRow, apiResponse, search: found, typing, ...(sort !== undefined && { sort }), ...scrolled };
  } finally {
    await context.close();
  }
}

/** Opens a page and waits for the rows and for 500 ms without responses. The notification stream never ends, so `networkidle` does not work. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return window.listProbe.firstRowMs > 0 && performance.now() - Math.max(...ends) > 500;
  });
}

/** Scrolls to the last row, to the first and to the last again, and measures the memory. */
async function scroll(page: Page, devtools: CDPSession) {
  const to = (rows: number) => page.evaluate((wanted) => window.listProbe.scrollTo(wanted), rows);
  const heapAtStart = await readHeap(devtools);
  const first = await to(100);
  const heapAt100 = first >= 100 ? await readHeap(devtools) : undefined;
  await page.evaluate(() => Object.assign(window.listProbe, { longestTask: 0, frames: [] }));
  const rows = await to(Infinity);
  const scrollFigures = await page.evaluate(() => ({
    longestTask: window.listProbe.longestTaskMs,
    // Longer than two frames of a screen.
    slowFrames:
      window.listProbe.frameTimesMs.filter((took) => took > 50).length /
      Math.max(1, window.listProbe.frameTimesMs.length),
    renderedRows: document.querySelectorAll('main tbody tr[data-index]').length,
  }));
  const heapAtEnd = await readHeap(devtools);
  await page.evaluate(() => window.listProbe.scrollBack());
  await page.waitForTimeout(300);
  await to(Infinity);
  const heapAfterSecondScroll = await readHeap(devtools);
  return {
    rows,
    ...scrollFigures,
    heapAtStart,
    ...(heapAt100 !== undefined && { heapAt100 }),
    heapAtEnd,
    heapAfterSecondScroll,
  };
}

async function readHeap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** Letters outside the keyboard's layout are sent as a key with a text. */
async function pressKey(devtools: CDPSession, text: string): Promise<void> {
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key: text, text });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
}

async function measureInput(
  page: Page,
  event: string,
  state: AwaitedState,
  input: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(([event, sign]) => window.listProbe.startMeasuring(event, sign), [event, state] as const);
  await input();
  const took = await page.waitForFunction(() => window.listProbe.tookMs, null, { polling: 50 });
  // Lets fades and focus changes finish before the next measurement.
  await page.waitForTimeout(300);
  return (await took.jsonValue()) ?? Number.NaN;
}

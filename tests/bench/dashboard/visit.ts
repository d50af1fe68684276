import type { Browser, CDPSession, Page } from '@playwright/test';
import type { ListPlace } from './lists.ts';
import { installProbe, type AwaitedState } from './page.ts';
import type { Platform } from './servers.ts';

/** Milliseconds, megabytes, and numbers of rows; what a list is too short for is not there. */
export interface Measurement {
  firstRow: number;
  answer: number;
  search: number;
  sort?: number;
  rows: number;
  longestTask: number;
  slowFrames: number;
  drawn: number;
  heapAtStart: number;
  heapAt100?: number;
  heapAtEnd: number;
  heapAgain: number;
}

/** One visit of a list, from an empty cache to its last row and back, on a processor slowed down so many times. */
export async function measureList(
  browser: Browser,
  { origin, session }: Platform,
  place: ListPlace,
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
    // A page of the site that is no page of the app.
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate((storedSession) => localStorage.setItem('auth', storedSession), session);
    await page.addInitScript(installProbe);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    await open(page, origin + place.path);
    const { firstRow, answer } = await page.evaluate((call) => {
      const request = performance
        .getEntriesByType('resource')
        .find(({ name }) => new URL(name).pathname === `/api${call}`);
      return { firstRow: window.list.firstRow, answer: request?.duration ?? Number.NaN };
    }, place.call);

    const head = page.locator('main thead button').first();
    const sort = (await head.count()) > 0 ? await measureInput(page, 'click', 'sorted', () => head.click()) : undefined;
    const search = page.getByRole('searchbox');
    await search.focus();
    const found = await measureInput(page, 'keydown', 'found', () => pressKey(devtools, place.letter));
    await open(page, origin + place.path);
    const scrolled = await scroll(page, devtools);
    if (errors.length > 0) throw new AggregateError(errors, `${place.path} failed: ${errors.map(String).join('; ')}`);
    return { firstRow, answer, search: found, ...(sort !== undefined && { sort }), ...scrolled };
  } finally {
    await context.close();
  }
}

/** Until the rows are there and nothing has come for a while. The stream of news never ends, so the net is never idle. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return window.list.firstRow > 0 && performance.now() - Math.max(...ends) > 500;
  });
}

/** To the last row, to the first, and to the last again, with the memory on the way. */
async function scroll(page: Page, devtools: CDPSession) {
  const to = (rows: number) => page.evaluate((wanted) => window.list.scrollTo(wanted), rows);
  const heapAtStart = await readHeap(devtools);
  const first = await to(100);
  const heapAt100 = first >= 100 ? await readHeap(devtools) : undefined;
  await page.evaluate(() => Object.assign(window.list, { longestTask: 0, frames: [] }));
  const rows = await to(Infinity);
  const seen = await page.evaluate(() => ({
    longestTask: window.list.longestTask,
    // More than two of a screen's frames went by.
    slowFrames: window.list.frames.filter((took) => took > 50).length / Math.max(1, window.list.frames.length),
    drawn: document.querySelectorAll('main tbody tr[data-index]').length,
  }));
  const heapAtEnd = await readHeap(devtools);
  await page.evaluate(() => window.list.scrollBack());
  await page.waitForTimeout(300);
  await to(Infinity);
  const heapAgain = await readHeap(devtools);
  return { rows, ...seen, heapAtStart, ...(heapAt100 !== undefined && { heapAt100 }), heapAtEnd, heapAgain };
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
  sign: AwaitedState,
  input: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(([event, sign]) => window.list.arm(event, sign), [event, sign] as const);
  await input();
  const took = await page.waitForFunction(() => window.list.took, null, { polling: 50 });
  // Fades and focus come to an end before the next measure.
  await page.waitForTimeout(300);
  return (await took.jsonValue()) ?? Number.NaN;
}

import type { Browser, CDPSession, Page } from '@playwright/test';
import { waitForIdle } from './measureInput.ts';
import type { Library } from './screens.ts';
import { installProbe } from './page.ts';

/** What was measured of a page. Absent where only some libraries are put to it. */
export type Figures<Key extends string = string> = Partial<Record<Key, number>>;

/** How a figure is shown. */
export interface Row {
  says: string;
  digits: number;
  /** Beside something already: the bracket is left out. */
  isRelative?: true;
}

export interface Visited {
  page: Page;
  devtools: CDPSession;
  url: string;
  library: Library;
}

/** One screen: what is measured, in the order of the table, and how. */
export interface Measures<Key extends string = string> {
  rows: Record<Key, Row>;
  measure: (visited: Visited) => Promise<Figures<Key>>;
}

/** One visit from an empty cache, on a processor slowed down so many times. */
export async function visit(
  browser: Browser,
  {
    url,
    library,
    slowdown,
    measure,
  }: { url: string; library: Library; slowdown: number; measure: Measures['measure'] },
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ar-EG' });
  try {
    const page = await context.newPage();
    // Ten thousand rows without virtualisation take half a minute on a busy machine.
    page.setDefaultTimeout(90_000);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(installProbe);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url);
    await waitForIdle(page);
    const figures = await measure({ page, devtools, url, library });
    if (errors.length > 0) throw new AggregateError(errors, `${url} failed: ${errors.map(String).join('; ')}`);
    return figures;
  } finally {
    await context.close();
  }
}

/** What the page holds now, the heap after a collection of garbage. */
export async function weigh({ page, devtools }: Visited): Promise<Record<'elements' | 'heap', number>> {
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await devtools.send('HeapProfiler.collectGarbage');
  const heap = (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
  return { elements, heap };
}

/** The screens must show the same before they may be compared. */
export function expectSame(page: Page, shown: unknown, wanted: unknown): void {
  const [output, should] = [JSON.stringify(shown), JSON.stringify(wanted)];
  if (output !== should) throw new Error(`${page.url()} shows ${output}, wanted ${should}`);
}

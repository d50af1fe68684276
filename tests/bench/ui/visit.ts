import type { Browser, CDPSession, Page } from '@playwright/test';
import { waitForIdle } from './measureInput.ts';
import type { Library } from './screens.ts';
import { installInputProbe } from './page.ts';

/** The figures of a page. A figure is missing if it is measured for other libraries only. */
export type Figures<Key extends string = string> = Partial<Record<Key, number>>;

/** How a figure is shown. */
export interface FigureFormat {
  label: string;
  digits: number;
  /** It is a ratio already, so the comparison in brackets is omitted. */
  isRelative?: true;
}

export interface VisitedPage {
  page: Page;
  devtools: CDPSession;
  url: string;
  library: Library;
}

/** The figures of a screen in the order of the table, and the function that measures them. */
export interface Measures<Key extends string = string> {
  rows: Record<Key, FigureFormat>;
  measure: (visited: VisitedPage) => Promise<Figures<Key>>;
}

/** Opens a page with an empty cache on a slowed-down processor, and measures it. */
export async function visitAndMeasure(
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
    await page.addInitScript(installInputProbe);
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

/** Counts the elements and measures the heap in MB after a garbage collection. */
export async function countElementsAndHeap({
  page,
  devtools,
}: VisitedPage): Promise<Record<'elements' | 'heap', number>> {
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await devtools.send('HeapProfiler.collectGarbage');
  const heap = (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
  return { elements, heap };
}

/** Throws if a screen does not show the expected content: otherwise its figures could not be compared. */
export function assertSameContent(page: Page, actual: unknown, expected: unknown): void {
  const [actualJson, expectedJson] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (actualJson !== expectedJson) throw new Error(`${page.url()} shows ${actualJson}, expected ${expectedJson}`);
}

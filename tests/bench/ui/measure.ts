import type { Browser, Locator, Page } from '@playwright/test';
import { words } from './content.ts';
import { install, type Sign } from './page.ts';

/** Milliseconds, but for the memory. */
export interface Measured {
  firstPaint: number;
  blocked: number;
  script: number;
  elements: number;
  heap: number;
  themeToggle: number;
  dialogFirst: number;
  dialogLater: number;
  menu: number;
  searchKey: number;
  searchClear: number;
  table: number;
}

/** One visit of a screen, from an empty cache to the table, on a processor slowed down so many times. */
export async function visit(browser: Browser, url: string, slowdown: number): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ar-EG' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(install);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    await page.goto(url);
    await rest(page);
    await check(page);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
    const { firstPaint, blocked, elements } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      blocked: window.watch.longTasks.reduce((sum, [, length]) => sum + length - 50, 0),
      elements: document.querySelectorAll('*').length,
    }));
    await devtools.send('HeapProfiler.collectGarbage');
    const heap = (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;

    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const search = page.getByRole('searchbox', { name: words.search });
    const closed = () => press(page, dialog.getByRole('button', { name: words.confirm }), 'noDialog');

    const themeToggle = await press(page, button(words.dark), 'ground');
    const dialogFirst = await press(page, button(words.details).nth(0), 'dialog');
    await closed();
    const dialogLater = await press(page, button(words.details).nth(1), 'dialog');
    await closed();
    const menu = await press(page, button(words.account), 'menu');
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
    await search.focus();
    // Some titles have this letter, most have not.
    const searchKey = await type(page, 'ئ', 'fewer');
    const searchClear = await type(page, 'Backspace', 'all');
    const table = await press(page, button(words.students), 'table');
    if (errors.length > 0) throw new AggregateError(errors, `${url} failed: ${errors.map(String).join('; ')}`);
    return {
      firstPaint,
      blocked,
      script,
      elements,
      heap,
      themeToggle,
      dialogFirst,
      dialogLater,
      menu,
      searchKey,
      searchClear,
      table,
    };
  } finally {
    await context.close();
  }
}

/** The screens must show the same before they may be compared. */
async function check(page: Page): Promise<void> {
  const shown = await page.evaluate(() => ({
    dir: getComputedStyle(document.querySelector('main')!).direction,
    cards: document.querySelectorAll('main h3').length,
    columns: new Set([...document.querySelectorAll('main img')].map((image) => image.getBoundingClientRect().x)).size,
    pictures: document.querySelectorAll('main img').length,
    seen: document.querySelector<HTMLImageElement>('main img')?.naturalWidth !== 0,
  }));
  const details = await page.getByRole('button', { name: words.details, exact: true }).count();
  const said = JSON.stringify({ ...shown, details });
  const wanted = JSON.stringify({ dir: 'rtl', cards: 48, columns: 3, pictures: 48, seen: true, details: 48 });
  if (said !== wanted) throw new Error(`${page.url()} shows ${said}, wanted ${wanted}`);
}

/** Until no task was long for half a second: what a screen fetches while idle is there, and nothing runs into the next measure. */
async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [start, length] = window.watch.longTasks.at(-1) ?? [0, 0];
    return document.querySelector('h1') && performance.now() - start - length > 500;
  });
  await page.waitForLoadState('networkidle');
}

async function press(page: Page, target: Locator, sign: Sign): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${page.url()}: ${target.toString()} has no place`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  // What hovering starts is not what pressing costs.
  await page.waitForTimeout(200);
  return answer(page, 'pointerdown', sign, () => Promise.all([page.mouse.down(), page.mouse.up()]));
}

/** Letters outside the keyboard's layout are sent as a key with a text. */
async function type(page: Page, key: string, sign: Sign): Promise<number> {
  if (key.length > 1) return answer(page, 'keydown', sign, () => page.keyboard.press(key));
  const devtools = await page.context().newCDPSession(page);
  return answer(page, 'keydown', sign, async () => {
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  });
}

async function answer(page: Page, event: string, sign: Sign, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(([event, sign]) => window.watch.arm(event, sign), [event, sign] as const);
  await act();
  const took = await page
    .waitForFunction(() => window.watch.took, null, { polling: 50 })
    .catch((error: unknown) => {
      throw new Error(`${page.url()}: no ${sign} after ${event}`, { cause: error });
    });
  const value = await took.jsonValue();
  // Fades and focus come to an end before the next measure.
  await page.waitForTimeout(500);
  return value ?? Number.NaN;
}

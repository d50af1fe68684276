import type { Locator, Page } from '@playwright/test';
import './held.ts';
import type { Sign } from './page.ts';

/** Until no task was long for half a second: what a screen fetches while idle is there, and nothing runs into the next measure. */
export async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [start, length] = window.watch.longTasks.at(-1) ?? [0, 0];
    return (document.querySelector('h1') ?? window.mount) && performance.now() - start - length > 500;
  });
  await page.waitForLoadState('networkidle');
}

/** Milliseconds from the press until the sign, or the wanted words, can be seen. */
export async function press(page: Page, target: Locator, sign: Sign, wanted: readonly string[] = []): Promise<number> {
  await target.hover();
  // What hovering starts is not what pressing costs.
  await page.waitForTimeout(200);
  return answer(page, ['pointerdown', sign, wanted], () => Promise.all([page.mouse.down(), page.mouse.up()]));
}

/** As `press`, for a key. Letters outside the keyboard's layout are sent as a key with a text. */
export async function type(page: Page, key: string, sign: Sign, wanted: readonly string[] = []): Promise<number> {
  if (key.length > 1) return answer(page, ['keydown', sign, wanted], () => page.keyboard.press(key));
  const devtools = await page.context().newCDPSession(page);
  return answer(page, ['keydown', sign, wanted], async () => {
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  });
}

/** Milliseconds until a screen that was held back can be seen, its code loaded before: see `held.ts`. */
export async function mount(page: Page, sign: Sign, wanted: readonly string[] = []): Promise<number> {
  return answer(page, ['mount', sign, wanted], () =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('mount'));
      window.mount?.();
    }),
  );
}

type Awaited = readonly [event: string, sign: Sign, wanted: readonly string[]];

async function answer(page: Page, awaited: Awaited, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate((awaited) => window.watch.arm(...awaited), awaited);
  await act();
  const took = await page
    .waitForFunction(() => window.watch.took, null, { polling: 50 })
    .catch((error: unknown) => {
      throw new Error(`${page.url()}: no ${awaited[1]} after ${awaited[0]}`, { cause: error });
    });
  const value = await took.jsonValue();
  // Fades and focus come to an end before the next measure.
  await page.waitForTimeout(500);
  return value ?? Number.NaN;
}

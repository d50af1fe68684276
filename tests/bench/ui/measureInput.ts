import type { Locator, Page } from '@playwright/test';
import './delayedMount.ts';
import type { AwaitedState } from './page.ts';

/** Until no task was long for half a second: what a screen fetches while idle is there, and nothing runs into the next measure. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [start, length] = window.watch.longTasks.at(-1) ?? [0, 0];
    return (document.querySelector('h1') ?? window.mount) && performance.now() - start - length > 500;
  });
  await page.waitForLoadState('networkidle');
}

/** Milliseconds from the press until the sign, or the wanted words, can be seen. */
export async function measurePress(
  page: Page,
  target: Locator,
  sign: AwaitedState,
  wanted: readonly string[] = [],
): Promise<number> {
  await target.hover();
  // What hovering starts is not what pressing costs.
  await page.waitForTimeout(200);
  return measureInput(page, ['pointerdown', sign, wanted], () => Promise.all([page.mouse.down(), page.mouse.up()]));
}

/** As `press`, for a key. Letters outside the keyboard's layout are sent as a key with a text. */
export async function measureKey(
  page: Page,
  key: string,
  sign: AwaitedState,
  wanted: readonly string[] = [],
): Promise<number> {
  if (key.length > 1) return measureInput(page, ['keydown', sign, wanted], () => page.keyboard.press(key));
  const devtools = await page.context().newCDPSession(page);
  return measureInput(page, ['keydown', sign, wanted], async () => {
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  });
}

/** Milliseconds until a screen that was held back can be seen, its code loaded before: see `delayedMount.ts`. */
export async function measureMount(page: Page, sign: AwaitedState, wanted: readonly string[] = []): Promise<number> {
  return measureInput(page, ['mount', sign, wanted], () =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('mount'));
      window.mount?.();
    }),
  );
}

type AwaitedAnswer = readonly [event: string, sign: AwaitedState, wanted: readonly string[]];

async function measureInput(page: Page, awaited: AwaitedAnswer, act: () => Promise<unknown>): Promise<number> {
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

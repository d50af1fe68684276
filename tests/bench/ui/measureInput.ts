import type { Locator, Page } from '@playwright/test';
import './delayedMount.ts';
import type { AwaitedState } from './page.ts';

/** Waits until there was no long task for half a second and the network is idle, so that nothing affects the next measurement. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [start, length] = window.inputProbe.longTasks.at(-1) ?? [0, 0];
    return (document.querySelector('h1') ?? window.mount) && performance.now() - start - length > 500;
  });
  await page.waitForLoadState('networkidle');
}

/** Returns the milliseconds from the press until the page shows the state or the expected texts. */
export async function measurePress(
  page: Page,
  target: Locator,
  state: AwaitedState,
  expectedTexts: readonly string[] = [],
): Promise<number> {
  await target.hover();
  // Work that starts on hover is not measured.
  await page.waitForTimeout(200);
  return measureInput(page, ['pointerdown', state, expectedTexts], () =>
    Promise.all([page.mouse.down(), page.mouse.up()]),
  );
}

/** Like `measurePress`, for a key. Letters outside the keyboard layout are sent as a key with a text. */
export async function measureKey(
  page: Page,
  key: string,
  state: AwaitedState,
  expectedTexts: readonly string[] = [],
): Promise<number> {
  if (key.length > 1) return measureInput(page, ['keydown', state, expectedTexts], () => page.keyboard.press(key));
  const devtools = await page.context().newCDPSession(page);
  return measureInput(page, ['keydown', state, expectedTexts], async () => {
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  });
}

/** Returns the milliseconds until a delayed screen is visible. Its code is loaded before: see `delayedMount.ts`. */
export async function measureMount(
  page: Page,
  state: AwaitedState,
  expectedTexts: readonly string[] = [],
): Promise<number> {
  return measureInput(page, ['mount', state, expectedTexts], () =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('mount'));
      window.mount?.();
    }),
  );
}

type MeasuringArguments = readonly [event: string, state: AwaitedState, expectedTexts: readonly string[]];

async function measureInput(
  page: Page,
  measuringArguments: MeasuringArguments,
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate((awaited) => window.inputProbe.startMeasuring(...awaited), measuringArguments);
  await act();
  const took = await page
    .waitForFunction(() => window.inputProbe.tookMs, null, { polling: 50 })
    .catch((error: unknown) => {
      throw new Error(`${page.url()}: no ${measuringArguments[1]} after ${measuringArguments[0]}`, { cause: error });
    });
  const value = await took.jsonValue();
  // Lets fades and focus changes finish before the next measurement.
  await page.waitForTimeout(500);
  return value ?? Number.NaN;
}

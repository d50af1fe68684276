import type { Browser, Locator, Page } from '@playwright/test';

/** A control of the home page, and the window it is used in. */
interface Interaction {
  name: string;
  viewport: { width: number; height: number };
  /** The element of the interaction. It is pressed, or a letter is typed into it. */
  find: (page: Page) => Locator;
  letter?: string;
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

export const interactions: Interaction[] = [
  { name: 'phone menu', viewport: phone, find: (page) => page.getByRole('button', { name: 'فتح القائمة' }) },
  {
    name: 'category chip',
    viewport: desktop,
    find: (page) => page.getByRole('group', { name: 'تصفية حسب القسم' }).getByRole('button').nth(2),
  },
  { name: 'key of the search', viewport: desktop, find: (page) => page.getByRole('searchbox').first(), letter: 'ا' },
  { name: 'theme', viewport: desktop, find: (page) => page.getByRole('button', { name: 'الوضع الداكن' }) },
];

declare global {
  interface Window {
    interactionMs: number;
  }
}

/** Runs in the page before its scripts. It records the longest interaction, as the metric INP does. */
function installInteractionProbe(): void {
  window.interactionMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) window.interactionMs = Math.max(window.interactionMs, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Measures the first use of a control, in ms from the input to the next paint. The page is idle before. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { viewport, find, letter }: Interaction,
  slowdown: number,
): Promise<number> {
  const context = await browser.newContext({ viewport, locale: 'ar-EG', reducedMotion: 'reduce' });
  try {
    await context.addCookies([{ name: 'splash', value: 'seen', url: origin }]);
    const page = await context.newPage();
    await page.addInitScript(installInteractionProbe);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(origin, { waitUntil: 'networkidle' });
    await page.waitForTimeout(2_000);
    const control = find(page);
    await control.scrollIntoViewIfNeeded();
    if (letter === undefined) {
      await control.hover();
    } else {
      await control.click();
      await page.waitForTimeout(1_000);
    }
    await page.evaluate(() => {
      window.interactionMs = 0;
    });
    if (letter === undefined) {
      await control.click();
    } else {
      // Playwright's keyboard has no Arabic keys.
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
    }
    await page.waitForTimeout(1_500);
    return await page.evaluate(() => window.interactionMs);
  } finally {
    await context.close();
  }
}

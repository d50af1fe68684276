import type { Browser, Page } from '@playwright/test';
import { openVisitorPage, type VisitorOptions } from './people.ts';

/** Waits until the page has saved the position in a video. */
export const waitForSave = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/api/me/progress') && response.request().method() === 'PUT',
    // At most one request is sent in 15 seconds.
    { timeout: 20_000 },
  );

/** Opens a page on another device, with the session of the first one. */
export async function openOtherDevice(browser: Browser, first: Page, options: VisitorOptions): Promise<Page> {
  const session = await first.evaluate(() => localStorage.getItem('auth') ?? '');
  const page = await openVisitorPage(browser, options);
  await page.goto('/favicon.svg');
  await page.evaluate((stored) => localStorage.setItem('auth', stored), session);
  return page;
}

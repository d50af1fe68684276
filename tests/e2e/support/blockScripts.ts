import type { Page } from '@playwright/test';

/** Blocks the app's scripts until the returned function is called, as on a slow network. */
export async function blockScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

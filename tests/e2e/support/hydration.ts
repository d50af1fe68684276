import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page. Before that, a click on a link loads a new document. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const app = document.querySelector('[data-app]');
    return app !== null && Object.keys(app).some((key) => key.startsWith('__react'));
  });
}

import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page. Before, a press of a link loads a document. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const app = document.querySelector('[data-app]');
    return app !== null && Object.keys(app).some((key) => key.startsWith('__react'));
  });
}

import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/axe.ts';
import { origin } from './support/settings.ts';

test.describe('the API reference', () => {
  // The page is long and the check of all its operations takes a minute, so the second theme and width check some of them.
  for (const [colorScheme, width, filter] of [
    ['light', 1280, ''],
    ['dark', 360, 'quiz'],
  ] as const) {
    test(`is accessible and fits, ${colorScheme} at ${width}`, async ({ browser }) => {
      // The check takes most of a minute on two cores.
      test.slow();
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      page.on('request', (request) => {
        if (!request.url().startsWith(`${origin}/`)) problems.push(request.url());
      });
      await page.goto('/api/docs');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await page.getByLabel('Filter').fill(filter);
      await expectAccessible(page);
      expect(problems).toEqual([]);
      await context.close();
    });
  }

  test('filters operations, and a link to a filtered one still works', async ({ page }) => {
    await page.goto('/api/docs');
    const operation = (name: string) => page.getByRole('article', { name });
    await page.getByLabel('Filter').fill('get quiz');
    await expect(operation('A quiz to take')).toBeVisible();
    await expect(operation('Sign in with e-mail and password')).toBeHidden();
    await expect(page.getByRole('status')).toContainText('operations');
    await page.goto('/api/docs#login');
    await expect(operation('Sign in with e-mail and password')).toBeInViewport();
  });

  test('is complete without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/api/docs#createQuizResult');
    await expect(page.getByRole('article', { name: 'Hand in the answers' })).toBeInViewport();
    await expect(page.getByLabel('Filter')).toBeHidden();
    await context.close();
  });
});

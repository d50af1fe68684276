// Pages that only the browser renders: what they show before their code has loaded, and if it does not load.
import { expect } from '@playwright/test';
import { blockScripts } from './support/blockScripts.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openSignedInPage } from './support/people.ts';
import { test } from './support/test.ts';

const englishDesktop = { labels: labelsByLanguage.en, width: 1280, height: 780 };
/** The colour of the page in the dark theme. */
const darkCanvas = 'rgb(14, 21, 36)';

test('a page whose code does not load says so instead of showing its skeleton', async ({ browser }) => {
  const { page } = await openSignedInPage(browser, { ...englishDesktop, theme: 'light' }, 'student');
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/dashboard/my-courses');
  await expect(page.getByText('The page could not be loaded.')).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
});

test('choices that only local storage has apply to a page that only the browser renders', async ({ browser }) => {
  const { page } = await openSignedInPage(browser, { ...englishDesktop, theme: 'dark' }, 'student');
  await page.evaluate(() => {
    localStorage.setItem('lang', 'en');
    localStorage.setItem('theme', 'dark');
  });
  await page.context().clearCookies({ name: /^(lang|theme)$/ });
  await page.goto('/dashboard/my-courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Purchased courses' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

for (const { labels, width } of [
  { labels: labelsByLanguage.ar, width: 360 },
  { labels: labelsByLanguage.en, width: 1280 },
] as const)
  test(`a page that only the browser renders shows its layout before the code arrives (${labels.code}, ${width} px)`, async ({
    browser,
  }) => {
    const { page } = await openSignedInPage(browser, { labels, theme: 'dark', width, height: 780 }, 'student');
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const skeleton = page.locator('[data-skeleton]');
    for (const path of ['/dashboard/my-courses', '/reset-password']) {
      const release = await blockScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(skeleton).toBeVisible();
      await expect(skeleton.locator('header').first()).toBeVisible();
      expect(await skeleton.evaluate((element) => getComputedStyle(element).direction)).toBe(
        labels.code === 'ar' ? 'rtl' : 'ltr',
      );
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(darkCanvas);
      // Nothing in it can be pressed or reached by keyboard.
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(skeleton).toHaveCount(0);
      await page.unroute('**/assets/*.js');
    }
    expect(errors).toEqual([]);
  });

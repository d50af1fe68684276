import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';

/** Switches the theme of `defineTheme` on, and reads what it changes. */
export async function inspectTheme(browser: Browser, dist: string) {
  const page = await browser.newPage({ colorScheme: 'light' });
  await page.route('http://app.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(dist, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    const contentType = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };
    return route.fulfill({
      body: readFileSync(file),
      contentType: contentType[path.extname(file) as keyof typeof contentType] ?? 'application/octet-stream',
    });
  });
  await page.goto('http://app.test/');
  const button = page.getByRole('button', { name: 'اشترك الآن' });
  const stack = button.locator('xpath=..');
  const read = async () => ({
    accent: await button.evaluate((element) => getComputedStyle(element).backgroundColor),
    gap: await stack.evaluate((element) => getComputedStyle(element).rowGap),
  });
  const before = await read();
  await page.locator('#theme').evaluate((style) => style.setAttribute('media', 'all'));
  const after = await read();
  await page.close();
  return { before, after };
}

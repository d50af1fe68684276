import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** What a user of the app sees, read from the page, and what happens after a press. */
export interface AppLook {
  paragraphMargin: string;
  listStyle: string;
  boxRadius: string;
  input: string;
  button: string;
  khayamiyaMargin: string;
  pressesShown: string;
  problems: string[];
}

/** Opens a built app, reads computed styles and presses its button. The files need no server. */
export async function inspectApp(browser: Browser, dist: string, html?: string): Promise<AppLook> {
  const page = await browser.newPage({ colorScheme: 'light' });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.route('http://app.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/' && html) return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' });
    const file = path.join(dist, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return route.fulfill({ status: pathname === '/favicon.ico' ? 204 : 404 });
    return route.fulfill({
      body: readFileSync(file),
      contentType: contentTypes[path.extname(file)] ?? 'application/octet-stream',
    });
  });
  // A press before React has hydrated the page would be lost.
  await page.goto('http://app.test/', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'اشترك الآن' });
  await button.waitFor();
  const read = (locator: ReturnType<typeof page.locator>, ...names: string[]) =>
    locator.evaluate((element, wanted) => {
      const style = getComputedStyle(element);
      return wanted.map((name) => style.getPropertyValue(name)).join(' | ');
    }, names);
  const looks = ['background-color', 'color', 'border', 'border-radius', 'padding', 'min-height', 'margin'];
  const text = ['font-family', 'font-size', 'font-weight', 'line-height', 'box-sizing'];
  const look = {
    paragraphMargin: await read(page.getByText('فقرة التطبيق'), 'margin-bottom'),
    listStyle: await read(page.getByRole('list'), 'list-style-type'),
    boxRadius: await read(page.getByText('صندوق التطبيق'), 'border-radius'),
    khayamiyaMargin: await read(page.getByText('نص من خيّامية'), 'margin'),
    input: await read(page.getByRole('textbox', { name: 'الاسم' }), ...looks, ...text),
    button: await read(button, ...looks, ...text),
  };
  await button.click();
  const pressesShown = await page.getByRole('status').textContent();
  await page.close();
  return { ...look, pressesShown: pressesShown ?? '', problems };
}

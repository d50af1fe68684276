import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';

/** Follows a link of Khayamiya in a server-rendered app. Returns how many documents were loaded, and the heading after it. */
export async function inspectNavigation(browser: Browser, dist: string, html: string) {
  const page = await browser.newPage();
  let documents = 0;
  await page.route('http://app.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().resourceType() === 'document') {
      documents += 1;
      return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' });
    }
    const file = path.join(dist, pathname);
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/css';
    return existsSync(file) ? route.fulfill({ body: readFileSync(file), contentType }) : route.fulfill({ status: 404 });
  });
  await page.goto('http://app.test/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'الدورات' }).click();
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.close();
  return { documents, heading };
}

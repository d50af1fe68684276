import type { Page } from '@playwright/test';
import type { ProductPage } from '../web/pages.ts';

export const studentPaths = (pages: ProductPage[]): string[] => [
  ...pages.filter(({ name }) => name !== 'login' && name !== 'users').map(({ path }) => path),
  '/categories',
  '/dashboard/my-courses',
  '/dashboard/my-quizzes',
  '/dashboard/profile',
  '/',
];

export const adminPaths = [
  '/dashboard/overview',
  '/dashboard/users',
  '/dashboard/courses',
  '/dashboard/categories',
  '/',
];

/** Goes to a path without loading the document again, as a link does. */
export async function showPath(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForTimeout(300);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(400);
  // Rows and cards below the window are drawn too.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(200);
}

/** Uses the controls of the home page: search, theme, digits and the account menu. Ends as it began. */
export async function operateControls(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const search = page.getByRole('searchbox').first();
  await search.fill('ال');
  await page.waitForTimeout(400);
  await search.fill('');
  const chips = page.getByRole('group', { name: 'تصفية حسب القسم' }).getByRole('button');
  await chips.nth(2).click();
  await page.getByRole('menuitemradio').or(page.getByRole('menuitem')).first().click();
  await page.waitForTimeout(300);
  await chips.first().click();
  const theme = page.getByRole('button', { name: 'الوضع الداكن' });
  await theme.click();
  await theme.click();
  const account = page.getByRole('banner').locator('[aria-haspopup]').last();
  await account.click();
  await page.waitForTimeout(300);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
}

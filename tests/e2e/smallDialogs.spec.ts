// Open dialogs on a phone at 200 % zoom (180 CSS px) and in low windows: words stay whole, and everything can be reached.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { paths } from '@fanous/features/paths';
import { findDialogLayoutProblems, findLayoutProblems } from './support/layoutProblems.ts';
import { arrive, becomeStudent, signInAsRole } from './support/people.ts';
import { words as languages } from './support/words.ts';

const windows = [
  { width: 180, height: 390 },
  { width: 320, height: 256 },
  { width: 640, height: 400 },
];
const [zoomedPhone] = windows as [(typeof windows)[0]];

const ar = {
  ...languages.ar,
  openMenu: 'فتح القائمة',
  subscribe: 'اشترك الآن',
  bank: /حساب بنكي أو بطاقة/,
  addSummary: 'إضافة ملخص',
  summaries: /^الملخصات/,
  save: 'حفظ',
  phone: 'رقم الهاتف',
  remove: /^حذف /,
  confirmDelete: 'حذف',
};
const en: typeof ar = {
  ...languages.en,
  openMenu: 'Open menu',
  subscribe: 'Subscribe',
  bank: /Bank account or card/,
  addSummary: 'Add summary',
  summaries: /^Summaries/,
  save: 'Update',
  phone: 'Phone',
  remove: /^Delete /,
  confirmDelete: 'Delete',
};

/** Opens and closes a part in each window, as a reader does, and measures it. Without `open` it is open already. */
async function measure(page: Page, name: string, part: Locator, open?: () => Promise<void>): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    await open?.();
    await expect(part).toBeVisible();
    const place = `${name}, ${size.width} × ${size.height}`;
    expect.soft([...(await findLayoutProblems(part)), ...(await findDialogLayoutProblems(part))], place).toEqual([]);
    if (!open) continue;
    await page.keyboard.press('Escape');
    await expect(part).toBeHidden();
  }
}

async function visit(page: Page, path: string): Promise<Locator> {
  await page.setViewportSize(zoomedPhone);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return page.getByRole('main');
}

for (const say of [ar, en]) {
  const start = { words: say, theme: 'light', ...zoomedPhone } as const;

  test(`the drawer and a filter menu fit small windows (${say.code})`, async ({ browser }) => {
    const page = await arrive(browser, start);
    const main = await visit(page, paths.home.to());
    await measure(page, 'drawer', page.getByRole('dialog'), () =>
      page.getByRole('button', { name: say.openMenu }).click(),
    );
    await measure(page, 'menu', page.getByRole('menu'), () => main.locator('[aria-haspopup="menu"]').first().click());
    await page.context().close();
  });

  test(`the payment methods and a notice fit small windows (${say.code})`, async ({ browser }) => {
    const page = await arrive(browser, start);
    await signInAsRole(page, 'new student');
    const main = await visit(page, paths.course.to({ slug: 'chemistry-3-secondary' }));
    const bank = page.getByRole('button', { name: say.bank });
    const openWays = () => main.getByRole('button', { name: say.subscribe, exact: true }).last().click();
    await measure(page, 'payment', main.getByRole('region').filter({ has: bank }).last(), openWays);
    await openWays();
    await measure(page, 'notice', page.getByRole('alertdialog'), () => bank.click());
    await page.context().close();
  });

  test(`adding a summary fits small windows (${say.code})`, async ({ browser }) => {
    const page = await arrive(browser, start);
    await signInAsRole(page, 'student');
    const main = await visit(page, paths.course.to({ slug: 'physics-3-secondary' }));
    await main.getByRole('button', { name: say.summaries }).click();
    await measure(page, 'summary', page.getByRole('dialog'), () =>
      main.getByRole('button', { name: say.addSummary }).click(),
    );
    await page.context().close();
  });

  test(`the delete confirmation and an error fit small windows (${say.code})`, async ({ browser }) => {
    const page = await arrive(browser, start);
    await signInAsRole(page, 'admin');
    const main = await visit(page, paths.videos.to({ id: 4 }));
    const ask = () => main.getByRole('button', { name: say.remove }).first().click();
    const question = page.getByRole('alertdialog');
    await measure(page, 'delete', question, ask);

    await page.route(/\/api\//, (route) => (route.request().method() === 'DELETE' ? route.abort() : route.continue()));
    await ask();
    await question.getByRole('button', { name: say.confirmDelete }).click();
    const toast = page.getByRole('region').getByRole('alertdialog');
    await measure(page, 'toast', toast);
    await page.context().close();
  });

  test(`signing in again fits small windows (${say.code})`, async ({ browser }) => {
    const page = await arrive(browser, start);
    await becomeStudent(page, `small-${say.code}-${Date.now()}@example.com`);
    // One that begins to listen for news after the end would find out before the press does.
    const listening = page.waitForResponse((response) => response.url().endsWith('/api/notifications/stream'));
    const main = await visit(page, paths.profile.to());
    await main.getByLabel(say.phone).fill('01012345678');
    await listening;
    const token = await page.evaluate(() => {
      const storedSession: unknown = JSON.parse(localStorage.getItem('auth') ?? '{}');
      return (storedSession as { access_token: string }).access_token;
    });
    await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } });
    await main.getByRole('button', { name: say.save }).click();
    await measure(page, 'again', page.getByRole('dialog'));
    await page.context().close();
  });
}

// Open dialogs on a phone at 200 % zoom (180 CSS px) and in low windows: words stay whole, and everything can be reached.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { paths } from '@fanous/features/paths';
import { findDialogLayoutProblems, findLayoutProblems } from './support/layoutProblems.ts';
import { openVisitorPage, registerAndSignIn, signInAsRole } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const windows = [
  { width: 180, height: 390 },
  { width: 320, height: 256 },
  { width: 640, height: 400 },
];
const [zoomedPhone] = windows as [(typeof windows)[0]];

const ar = {
  ...labelsByLanguage.ar,
  openMenu: 'فتح القائمة',
  subscribe: 'اشترك الآن',
  bankButton: /حساب بنكي أو بطاقة/,
  addSummary: 'إضافة ملخص',
  report: /^الإبلاغ عن /,
  summaries: /^الملخصات/,
  save: 'حفظ',
  phone: 'رقم الهاتف',
  remove: /^حذف /,
  confirmDelete: 'حذف',
};
const en: typeof ar = {
  ...labelsByLanguage.en,
  openMenu: 'Open menu',
  subscribe: 'Subscribe',
  bankButton: /Bank account or card/,
  addSummary: 'Add summary',
  report: /^Report /,
  summaries: /^Summaries/,
  save: 'Update',
  phone: 'Phone',
  remove: /^Delete /,
  confirmDelete: 'Delete',
};

const softExpect = expect.configure({ soft: true });

/** Opens, measures and closes a dialog in each window size. Omit `open` if it is already open. */
async function measure(page: Page, name: string, part: Locator, open?: () => Promise<void>): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    await open?.();
    await expect(part).toBeVisible();
    // Reduced motion shortens the entry animation, but a slow machine can still show its first frame.
    await part.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
    );
    const place = `${name}, ${size.width} × ${size.height}`;
    // The part can still scroll to its focused element, or change its font.
    await softExpect
      .poll(async () => [...(await findLayoutProblems(part)), ...(await findDialogLayoutProblems(part))], place)
      .toEqual([]);
    if (!open) continue;
    await page.keyboard.press('Escape');
    await expect(part).toBeHidden();
  }
}

async function goToPage(page: Page, path: string): Promise<Locator> {
  await page.setViewportSize(zoomedPhone);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return page.getByRole('main');
}

for (const labels of [ar, en]) {
  const visitor = { labels, theme: 'light', ...zoomedPhone } as const;

  test(`the drawer and a filter menu fit small windows (${labels.code})`, async ({ browser }) => {
    const page = await openVisitorPage(browser, visitor);
    const main = await goToPage(page, paths.home.to());
    await measure(page, 'drawer', page.getByRole('dialog'), () =>
      page.getByRole('button', { name: labels.openMenu }).click(),
    );
    await measure(page, 'menu', page.getByRole('menu'), () => main.locator('[aria-haspopup="menu"]').first().click());
    await page.context().close();
  });

  test(`the payment methods and a notice fit small windows (${labels.code})`, async ({ browser }) => {
    const page = await openVisitorPage(browser, visitor);
    await signInAsRole(page, 'new student');
    const main = await goToPage(page, paths.course.to({ slug: 'chemistry-3-secondary' }));
    const bank = page.getByRole('button', { name: labels.bankButton });
    const openPaymentMethods = () => main.getByRole('button', { name: labels.subscribe, exact: true }).last().click();
    await measure(page, 'payment', main.getByRole('region').filter({ has: bank }).last(), openPaymentMethods);
    await openPaymentMethods();
    await measure(page, 'notice', page.getByRole('alertdialog'), () => bank.click());
    await page.context().close();
  });

  test(`adding and reporting a summary fit small windows (${labels.code})`, async ({ browser }) => {
    const page = await openVisitorPage(browser, visitor);
    await signInAsRole(page, 'student');
    const main = await goToPage(page, paths.course.to({ slug: 'physics-3-secondary' }));
    await main.getByRole('button', { name: labels.summaries }).click();
    await measure(page, 'summary', page.getByRole('dialog'), () =>
      main.getByRole('button', { name: labels.addSummary }).click(),
    );
    await measure(page, 'report', page.getByRole('alertdialog'), () =>
      main.getByRole('button', { name: labels.report }).first().click(),
    );
    await page.context().close();
  });

  test(`the delete confirmation and an error fit small windows (${labels.code})`, async ({ browser }) => {
    const page = await openVisitorPage(browser, visitor);
    await signInAsRole(page, 'admin');
    const main = await goToPage(page, paths.videos.to({ id: 4 }));
    const openDeleteDialog = () => main.getByRole('button', { name: labels.remove }).first().click();
    const question = page.getByRole('alertdialog');
    await measure(page, 'delete', question, openDeleteDialog);

    await page.route(/\/api\//, (route) => (route.request().method() === 'DELETE' ? route.abort() : route.continue()));
    await openDeleteDialog();
    await question.getByRole('button', { name: labels.confirmDelete }).click();
    const toast = page.getByRole('region').getByRole('alertdialog');
    await measure(page, 'toast', toast);
    await page.context().close();
  });

  test(`signing in again fits small windows (${labels.code})`, async ({ browser }) => {
    const page = await openVisitorPage(browser, visitor);
    await registerAndSignIn(page, `small-${labels.code}-${Date.now()}@example.com`);
    // If the notification stream opened after the session ended, it would notice the end before the press does.
    const listening = page.waitForResponse((response) => response.url().endsWith('/api/notifications/stream'));
    const main = await goToPage(page, paths.profile.to());
    await main.getByLabel(labels.phone).fill('01012345678');
    await listening;
    const token = await page.evaluate(() => {
      const storedSession: unknown = JSON.parse(localStorage.getItem('auth') ?? '{}');
      return (storedSession as { access_token: string }).access_token;
    });
    await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } });
    await main.getByRole('button', { name: labels.save }).click();
    await measure(page, 'again', page.getByRole('dialog'));
    await page.context().close();
  });
}

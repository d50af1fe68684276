// The pages of a student on a real server: account, photo, password, courses, marks, signing out and in.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import {
  openVisitorPage,
  type VisitorOptions,
  registerAndSignIn,
  signInWithApi,
  getDemoAccount,
  signIn,
} from './support/people.ts';
import { expectPageBasics } from './support/pageBasics.ts';
import { labelsByLanguage, type Labels } from './support/labels.ts';

const ar = {
  profile: 'الملف الشخصي',
  phone: 'رقم الهاتف',
  newPassword: /^كلمة المرور الجديدة/,
  current: 'كلمة المرور الحالية',
  update: 'حفظ',
  updated: 'تم تحديث الملف الشخصي بنجاح',
  others: 'تسجيل خروجك من أجهزتك الأخرى',
  unchanged: 'لا توجد تغييرات لحفظها',
  cancel: 'إلغاء',
  keep: 'البقاء في الصفحة',
  tryAgain: 'إعادة المحاولة',
  correct: /صحّح/,
  ended: 'انتهت جلستك',
  goOn: 'تابع من حيث توقفت',
  marks: 'درجاتك مع الوقت',
  asTable: 'عرض في جدول',
  quizSearch: 'ابحث بعنوان الاختبار',
  untold: 'تم تسجيل خروجك من هذا الجهاز',
  rules: 'سياسة الاستخدام',
  refunds: '5. استرداد المبلغ',
  privacy: 'سياسة الخصوصية',
  about: 'من نحن',
};
const en: typeof ar = {
  profile: 'Profile',
  phone: 'Phone',
  newPassword: /^New password/,
  current: 'Current password',
  update: 'Update',
  updated: 'Profile updated successfully',
  others: 'You have been logged out on your other devices',
  unchanged: 'No changes detected',
  cancel: 'Cancel',
  keep: 'Stay on the page',
  tryAgain: 'Try Again',
  correct: /^Correct/,
  ended: 'Your session has ended',
  goOn: 'Continue where you left off',
  marks: 'Your marks over time',
  asTable: 'Show as a table',
  quizSearch: 'Search by quiz title',
  untold: 'You are logged out on this device',
  rules: 'Usage policy',
  refunds: '5. Refunds',
  privacy: 'Privacy policy',
  about: 'About us',
};
const textsByLanguage = { ar, en };
const getTexts = ({ code }: Labels) => textsByLanguage[code === 'en' ? 'en' : 'ar'];

const desktop: VisitorOptions = { labels: labelsByLanguage.ar, theme: 'light', width: 1280, height: 900 };
const phone: VisitorOptions = { labels: labelsByLanguage.ar, theme: 'dark', width: 360, height: 780 };
const english: VisitorOptions = { labels: labelsByLanguage.en, theme: 'dark', width: 1280, height: 900 };
const visitors = [desktop, phone, english];

const formatTitle = ({ labels, theme, width }: VisitorOptions) => `(${labels.code}, ${theme}, ${width} px)`;

/** A retry uses another e-mail, because the first one may already be registered. */
const createEmail = (name: string, { labels, width }: VisitorOptions) =>
  `${name}-${labels.code}-${width}-${test.info().retry}@example.com`;

/** A photo that is not square. */
async function createPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 640, height: 400 });
    const drawingContext = canvas.getContext('2d');
    if (drawingContext) {
      drawingContext.fillStyle = 'teal';
      drawingContext.fillRect(0, 0, 640, 400);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

async function expectSaved(page: Page, labels: Labels): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(getTexts(labels).updated);
  return dialog.getByRole('button', { name: labels.ok });
}

for (const visitor of visitors) {
  const { labels } = visitor;
  const pageTexts = getTexts(labels);

  test(`a student changes photo, e-mail and password ${formatTitle(visitor)}`, async ({ browser }) => {
    const page = await openVisitorPage(browser, visitor);
    const main = page.getByRole('main');
    const account = await registerAndSignIn(page, createEmail('profile', visitor));
    await page.goto('/dashboard/profile');
    await expect(main.getByRole('heading', { level: 1, name: pageTexts.profile })).toBeVisible();
    // The first key press closes the dialog.
    await main.getByLabel(labels.name).fill('سلمى أحمد');
    await main.getByLabel(pageTexts.phone).fill('٠١٠١٢٣٤٥٦٧٨');
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({
        name: 'face.png',
        mimeType: 'image/png',
        buffer: await createPhoto(page),
      });
    await expect(main.getByRole('slider')).toHaveCount(3);
    await expectPageBasics(page, labels);
    await main.getByRole('button', { name: pageTexts.update }).click();
    await (await expectSaved(page, labels)).click();
    await expect(main.getByLabel(labels.name)).toHaveValue('سلمى أحمد');
    await expect(main.getByLabel(pageTexts.phone)).toHaveValue('01012345678');
    const profileImage = page.getByRole('banner').locator('img');
    await expect(profileImage).toHaveAttribute('src', /\/storage\//);
    await expect.poll(() => profileImage.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);

    await main.getByRole('button', { name: pageTexts.update }).click();
    await expect(page.getByText(pageTexts.unchanged)).toBeVisible();

    // Another device of the same user. The new password signs it out.
    const other = await openVisitorPage(browser, visitor);
    await signInWithApi(other, account);
    const before = await readToken(page);
    await main.getByLabel(labels.email).fill(createEmail('changed', visitor));
    await main.getByLabel(pageTexts.newPassword).fill('cairo-lantern-43');
    await main.getByLabel(labels.confirm, { exact: true }).fill('cairo-lantern-43');
    await main.getByRole('link', { name: pageTexts.cancel }).click();
    await page.getByRole('button', { name: pageTexts.keep }).click();
    await main.getByLabel(pageTexts.current, { exact: true }).fill('not-the-password');
    await main.getByRole('button', { name: pageTexts.update }).click();
    await page.getByRole('button', { name: pageTexts.tryAgain, exact: true }).click();
    await expect(main.getByLabel(pageTexts.current, { exact: true })).toBeFocused();
    await main.getByLabel(pageTexts.current, { exact: true }).fill(account.password);
    await main.getByRole('button', { name: pageTexts.update }).click();
    const done = await expectSaved(page, labels);
    await expect(page.getByRole('dialog')).toContainText(pageTexts.others);
    await done.click();
    await expect(main.getByLabel(labels.email)).toHaveValue(createEmail('changed', visitor));
    await other.goto('/dashboard/my-courses');
    await expect(other).toHaveURL(/\/login\?next=/);
    // The token in use was replaced: a copy of it opens nothing, and this browser stays signed in (decision 43).
    const response = await page.request.get('/api/courses/1/videos', {
      headers: { authorization: `Bearer ${before ?? ''}` },
    });
    expect(response.status()).toBe(401);
    expect(await readToken(page)).not.toBe(before);
    await page.goto('/dashboard/my-courses');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/my-courses$/);
  });

  test(`an expired session is renewed inside a form ${formatTitle(visitor)}`, async ({ browser }) => {
    const page = await openVisitorPage(browser, visitor);
    const main = page.getByRole('main');
    const account = await registerAndSignIn(page, createEmail('expired', visitor));
    // If the notification stream opened after the session ended, it would notice the end before the form does.
    const listening = page.waitForResponse((response) => response.url().endsWith('/api/notifications/stream'));
    await page.goto('/dashboard/profile');
    await listening;
    await main.getByLabel(labels.name).fill('سلمى محمود');
    await main.getByLabel(pageTexts.phone).fill('01111111111');
    const token = await page.evaluate(() => {
      const storedSession: unknown = JSON.parse(localStorage.getItem('auth') ?? '{}');
      return String((storedSession as { access_token?: string }).access_token);
    });
    await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } });
    await main.getByRole('button', { name: pageTexts.update }).click();

    const dialog = page.getByRole('dialog', { name: pageTexts.ended });
    await expect(dialog.getByLabel(labels.password, { exact: true })).toBeFocused();
    await expect(dialog.getByLabel(labels.email)).toHaveValue(account.email);
    await page.keyboard.type('wrong-password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(labels.wrongPassword)).toBeVisible();
    await dialog.getByLabel(labels.password, { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    // The waiting call is sent without another press.
    await (await expectSaved(page, labels)).click();
    await expect(main.getByLabel(labels.name)).toHaveValue('سلمى محمود');
    await expect(main.getByLabel(pageTexts.phone)).toHaveValue('01111111111');
  });

  test(`a student finds courses and marks ${formatTitle(visitor)}`, async ({ browser }) => {
    const page = await openVisitorPage(browser, visitor);
    const main = page.getByRole('main');
    await signInWithApi(page, getDemoAccount('student'));
    await page.goto('/dashboard/my-courses');
    await expect(main.getByRole('heading', { level: 1, name: labels.purchased })).toBeVisible();
    const name = 'النحو من البداية إلى الإتقان';
    await main.getByRole('searchbox').fill('النحو');
    await main.getByRole('link', { name }).click();
    await expect(main.getByText(labels.owned).first()).toBeVisible();
    await page.goto('/dashboard/my-courses');
    // The course that was watched last, not the one that was opened last.
    const card = main.getByRole('article').filter({ hasText: pageTexts.goOn });
    await expect(card.getByRole('progressbar')).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', /[?]video=\d+$/);
    await expectPageBasics(page, labels);

    await page.goto('/dashboard/my-quizzes');
    const chart = main.getByRole('figure', { name: pageTexts.marks });
    await chart.getByRole('button', { name: pageTexts.asTable }).click();
    await expect(chart.getByRole('row').nth(1)).toContainText('%');
    await expectPageBasics(page, labels);
    await main.getByRole('searchbox', { name: pageTexts.quizSearch }).fill('زززز');
    await expect(main.getByText(/«زززز»|“زززز”/)).toBeVisible();
    await expect(chart).toHaveCount(0);
  });

  test(`static pages are accessible and linked ${formatTitle(visitor)}`, async ({ browser }) => {
    const page = await openVisitorPage(browser, visitor);
    const main = page.getByRole('main');
    await page.goto('/about');
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(main.getByRole('heading', { level: 1, name: pageTexts.about })).toBeVisible();
    await expectPageBasics(page, labels);
    await main.getByRole('link', { name: pageTexts.privacy }).click();
    await expect(main.getByRole('heading', { level: 1, name: pageTexts.privacy })).toBeFocused();
    await expectPageBasics(page, labels);
    await page.goto('/rules');
    await main.getByRole('link', { name: pageTexts.refunds }).click();
    await expect(page).toHaveURL(/#refunds$/);
    await expect(main.getByRole('heading', { name: pageTexts.refunds })).toBeInViewport();
    await expectPageBasics(page, labels);
    // In print there is only text, and no controls.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(main.getByRole('navigation')).toBeHidden();
    await expect(main.getByRole('heading', { name: pageTexts.refunds })).toBeVisible();
  });
}

for (const visitor of [desktop, english]) {
  const { labels } = visitor;
  const pageTexts = getTexts(labels);
  test(`signing in returns to the page that needed it ${formatTitle(visitor)}`, async ({ browser }) => {
    const page = await openVisitorPage(browser, visitor);
    await page.goto('/dashboard/my-quizzes?q=x');
    await expect(page).toHaveURL(/\/login\?next=/);
    await signIn(page, labels, getDemoAccount('student'));
    await page.getByRole('dialog').getByRole('button', { name: labels.toContinue }).click();
    await expect(page).toHaveURL(/\/dashboard\/my-quizzes\?q=x$/);
    // A signed-in user is redirected from the sign-in page.
    await page.goto('/signup');
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
  });

  test(`logging out works without the server, in every tab ${formatTitle(visitor)}`, async ({ browser }) => {
    const page = await openVisitorPage(browser, visitor);
    await signInWithApi(page, getDemoAccount('new student'));
    await page.goto('/dashboard/my-courses');
    const other = await page.context().newPage();
    await other.goto('/dashboard/profile');
    await expect(other.getByRole('main').getByLabel(labels.name)).toBeVisible();
    await page.route('**/api/logout', (route) => route.abort());
    await page.getByRole('button', { name: labels.logout }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(pageTexts.untold)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    await expect(other).toHaveURL(/\/login/);
  });
}

test('a visitor creates an account by keyboard alone', async ({ browser }) => {
  const { labels } = desktop;
  const page = await openVisitorPage(browser, desktop);
  const main = page.getByRole('main');
  const next = async (target: Locator) => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await page.goto('/signup');
  await main.getByLabel(labels.name).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 2, name: ar.correct })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main.getByLabel(labels.name)).toBeFocused();
  await page.keyboard.type('ندى إبراهيم');
  await next(main.getByLabel(labels.email));
  await page.keyboard.type(createEmail('keys-only', desktop));
  await next(main.getByLabel(ar.phone));
  await next(main.getByLabel(labels.password, { exact: true }));
  await page.keyboard.type('nile-lantern-42');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(main.getByLabel(labels.password, { exact: true })).toHaveAttribute('type', 'text');
  await next(main.getByLabel(labels.confirm, { exact: true }));
  await page.keyboard.type('nile-lantern-42');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(labels.signedUp);
  await expect(dialog.getByRole('button', { name: labels.goHome })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
});

/** The stored access token. */
const readToken = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { access_token?: string }).access_token);

// The pages of a student on a real server: account, photo, password, courses, marks, signing out and in.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { arrive, type Arrival, becomeStudent, signInAs, demoAccount, signIn } from './support/people.ts';
import { expectSound } from './support/sound.ts';
import { words as languages, type Words } from './support/words.ts';

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
const getTexts = ({ code }: Words) => textsByLanguage[code === 'en' ? 'en' : 'ar'];

const wide: Arrival = { words: languages.ar, theme: 'light', width: 1280, height: 900 };
const phone: Arrival = { words: languages.ar, theme: 'dark', width: 360, height: 780 };
const english: Arrival = { words: languages.en, theme: 'dark', width: 1280, height: 900 };
const walks = [wide, phone, english];

const formatTitle = ({ words, theme, width }: Arrival) => `(${words.code}, ${theme}, ${width} px)`;

/** A retry uses another address, because the first may be registered already. */
const createEmail = (name: string, { words, width }: Arrival) =>
  `${name}-${words.code}-${width}-${test.info().retry}@example.com`;

/** A photo that is no square. */
async function createPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 640, height: 400 });
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = 'teal';
      pen.fillRect(0, 0, 640, 400);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

async function expectSaved(page: Page, words: Words): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(getTexts(words).updated);
  return dialog.getByRole('button', { name: words.ok });
}

for (const walk of walks) {
  const { words } = walk;
  const say = getTexts(words);

  test(`a student changes photo, e-mail and password ${formatTitle(walk)}`, async ({ browser }) => {
    const page = await arrive(browser, walk);
    const main = page.getByRole('main');
    const account = await becomeStudent(page, createEmail('profile', walk));
    await page.goto('/dashboard/profile');
    await expect(main.getByRole('heading', { level: 1, name: say.profile })).toBeVisible();
    // The first key counts.
    await main.getByLabel(words.name).fill('سلمى أحمد');
    await main.getByLabel(say.phone).fill('٠١٠١٢٣٤٥٦٧٨');
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({
        name: 'face.png',
        mimeType: 'image/png',
        buffer: await createPhoto(page),
      });
    await expect(main.getByRole('slider')).toHaveCount(3);
    await expectSound(page, words);
    await main.getByRole('button', { name: say.update }).click();
    await (await expectSaved(page, words)).click();
    await expect(main.getByLabel(words.name)).toHaveValue('سلمى أحمد');
    await expect(main.getByLabel(say.phone)).toHaveValue('01012345678');
    const face = page.getByRole('banner').locator('img');
    await expect(face).toHaveAttribute('src', /\/storage\//);
    await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);

    await main.getByRole('button', { name: say.update }).click();
    await expect(page.getByText(say.unchanged)).toBeVisible();

    // Another device of the same person, which the new password signs out.
    const other = await arrive(browser, walk);
    await signInAs(other, account);
    const before = await readToken(page);
    await main.getByLabel(words.email).fill(createEmail('changed', walk));
    await main.getByLabel(say.newPassword).fill('cairo-lantern-43');
    await main.getByLabel(words.confirm, { exact: true }).fill('cairo-lantern-43');
    await main.getByRole('link', { name: say.cancel }).click();
    await page.getByRole('button', { name: say.keep }).click();
    await main.getByLabel(say.current, { exact: true }).fill('not-the-password');
    await main.getByRole('button', { name: say.update }).click();
    await page.getByRole('button', { name: say.tryAgain, exact: true }).click();
    await expect(main.getByLabel(say.current, { exact: true })).toBeFocused();
    await main.getByLabel(say.current, { exact: true }).fill(account.password);
    await main.getByRole('button', { name: say.update }).click();
    const done = await expectSaved(page, words);
    await expect(page.getByRole('dialog')).toContainText(say.others);
    await done.click();
    await expect(main.getByLabel(words.email)).toHaveValue(createEmail('changed', walk));
    await other.goto('/dashboard/my-courses');
    await expect(other).toHaveURL(/\/login\?next=/);
    // The token in use was replaced: a copy of it opens nothing, and this browser stays signed in (decision 43).
    const copied = await page.request.get('/api/courses/1/videos', {
      headers: { authorization: `Bearer ${before ?? ''}` },
    });
    expect(copied.status()).toBe(401);
    expect(await readToken(page)).not.toBe(before);
    await page.goto('/dashboard/my-courses');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/my-courses$/);
  });

  test(`an expired session is renewed inside a form ${formatTitle(walk)}`, async ({ browser }) => {
    const page = await arrive(browser, walk);
    const main = page.getByRole('main');
    const account = await becomeStudent(page, createEmail('expired', walk));
    // The bell listens first: one that begins to when the session has ended would find out before the form does.
    const listening = page.waitForResponse((response) => response.url().endsWith('/api/notifications/stream'));
    await page.goto('/dashboard/profile');
    await listening;
    await main.getByLabel(words.name).fill('سلمى محمود');
    await main.getByLabel(say.phone).fill('01111111111');
    const token = await page.evaluate(() => {
      const storedSession: unknown = JSON.parse(localStorage.getItem('auth') ?? '{}');
      return String((storedSession as { access_token?: string }).access_token);
    });
    await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } });
    await main.getByRole('button', { name: say.update }).click();

    const dialog = page.getByRole('dialog', { name: say.ended });
    await expect(dialog.getByLabel(words.password, { exact: true })).toBeFocused();
    await expect(dialog.getByLabel(words.email)).toHaveValue(account.email);
    await page.keyboard.type('wrong-password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(words.wrongPassword)).toBeVisible();
    await dialog.getByLabel(words.password, { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    // What was being sent is sent now, without another press.
    await (await expectSaved(page, words)).click();
    await expect(main.getByLabel(words.name)).toHaveValue('سلمى محمود');
    await expect(main.getByLabel(say.phone)).toHaveValue('01111111111');
  });

  test(`a student finds courses and marks ${formatTitle(walk)}`, async ({ browser }) => {
    const page = await arrive(browser, walk);
    const main = page.getByRole('main');
    await signInAs(page, demoAccount('student'));
    await page.goto('/dashboard/my-courses');
    await expect(main.getByRole('heading', { level: 1, name: words.purchased })).toBeVisible();
    const name = 'النحو من البداية إلى الإتقان';
    await main.getByRole('searchbox').fill('النحو');
    await main.getByRole('link', { name }).click();
    await expect(main.getByText(words.owned).first()).toBeVisible();
    await page.goto('/dashboard/my-courses');
    const card = main.getByRole('article').filter({ hasText: say.goOn });
    await expect(card.getByRole('link', { name })).toBeVisible();
    await expectSound(page, words);

    await page.goto('/dashboard/my-quizzes');
    const chart = main.getByRole('figure', { name: say.marks });
    await chart.getByRole('button', { name: say.asTable }).click();
    await expect(chart.getByRole('row').nth(1)).toContainText('%');
    await expectSound(page, words);
    await main.getByRole('searchbox', { name: say.quizSearch }).fill('زززز');
    await expect(main.getByText(/«زززز»|“زززز”/)).toBeVisible();
    await expect(chart).toHaveCount(0);
  });

  test(`static pages are accessible and linked ${formatTitle(walk)}`, async ({ browser }) => {
    const page = await arrive(browser, walk);
    const main = page.getByRole('main');
    await page.goto('/about');
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(main.getByRole('heading', { level: 1, name: say.about })).toBeVisible();
    await expectSound(page, words);
    await main.getByRole('link', { name: say.privacy }).click();
    await expect(main.getByRole('heading', { level: 1, name: say.privacy })).toBeFocused();
    await expectSound(page, words);
    await page.goto('/rules');
    await main.getByRole('link', { name: say.refunds }).click();
    await expect(page).toHaveURL(/#refunds$/);
    await expect(main.getByRole('heading', { name: say.refunds })).toBeInViewport();
    await expectSound(page, words);
    // On paper there is the text, and nothing to press.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(main.getByRole('navigation')).toBeHidden();
    await expect(main.getByRole('heading', { name: say.refunds })).toBeVisible();
  });
}

for (const walk of [wide, english]) {
  const { words } = walk;
  const say = getTexts(words);
  test(`signing in returns to the page that needed it ${formatTitle(walk)}`, async ({ browser }) => {
    const page = await arrive(browser, walk);
    await page.goto('/dashboard/my-quizzes?q=x');
    await expect(page).toHaveURL(/\/login\?next=/);
    await signIn(page, words, demoAccount('student'));
    await page.getByRole('dialog').getByRole('button', { name: words.toContinue }).click();
    await expect(page).toHaveURL(/\/dashboard\/my-quizzes\?q=x$/);
    // Signed in, the door leads inside.
    await page.goto('/signup');
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
  });

  test(`logging out works without the server, in every tab ${formatTitle(walk)}`, async ({ browser }) => {
    const page = await arrive(browser, walk);
    await signInAs(page, demoAccount('new student'));
    await page.goto('/dashboard/my-courses');
    const other = await page.context().newPage();
    await other.goto('/dashboard/profile');
    await expect(other.getByRole('main').getByLabel(words.name)).toBeVisible();
    await page.route('**/api/logout', (route) => route.abort());
    await page.getByRole('button', { name: words.logout }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(say.untold)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    await expect(other).toHaveURL(/\/login/);
  });
}

test('a visitor creates an account by keyboard alone', async ({ browser }) => {
  const { words } = wide;
  const page = await arrive(browser, wide);
  const main = page.getByRole('main');
  const next = async (target: Locator) => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await page.goto('/signup');
  await main.getByLabel(words.name).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 2, name: ar.correct })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main.getByLabel(words.name)).toBeFocused();
  await page.keyboard.type('ندى إبراهيم');
  await next(main.getByLabel(words.email));
  await page.keyboard.type(createEmail('keys-only', wide));
  await next(main.getByLabel(ar.phone));
  await next(main.getByLabel(words.password, { exact: true }));
  await page.keyboard.type('nile-lantern-42');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(main.getByLabel(words.password, { exact: true })).toHaveAttribute('type', 'text');
  await next(main.getByLabel(words.confirm, { exact: true }));
  await page.keyboard.type('nile-lantern-42');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words.signedUp);
  await expect(dialog.getByRole('button', { name: words.goHome })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
});

/** The token that the browser keeps. */
const readToken = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { access_token?: string }).access_token);

// The course page and subscribing, as a visitor and as a subscribed student.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import path from 'node:path';
import { expectAccessible } from './support/axe.ts';
import { openVisitorPage, type VisitorOptions, getDemoAccount, signIn } from './support/people.ts';
import { openSignedInPage } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const slug = 'physics-3-secondary';
const fileTitle = 'ورقة قوانين الكهربية';
const pdfPath = path.resolve(import.meta.dirname, '../../apps/api/src/demo/media/lecture-summary.pdf');

const ar = {
  ...labelsByLanguage.ar,
  files: 'ملفات الدورة (PDF)',
  records: 'التسجيلات',
  summaries: 'الملخصات',
  revision: /تسجيلات المراجعة/,
  recordPlayer: /مشغّل التسجيل/,
  forSubscribers: /للمشتركين\. اشترك/,
  subscribe: 'اشترك الآن',
  whySignIn: /للمشتركين\. سجّل الدخول إن كانت الدورة ضمن دوراتك\./,
  howToSubscribe: 'طريقة الاشتراك',
  wallet: /محفظة إلكترونية/,
  bank: /حساب بنكي أو بطاقة/,
  bankNotice: 'سيتاح الدفع بالبطاقة والحساب البنكي خلال أيام. استخدم المحفظة الإلكترونية الآن',
  pay: /حوّل المبلغ \(1,250\sجنيهًا\) إلى رقم المحفظة/,
  whatsapp: /الإرسال عبر واتساب/,
  addSummary: 'إضافة ملخص',
  lectureName: 'اسم المحاضرة',
  nameMissing: 'يجب إدخال اسم المحاضرة',
  fileMissing: 'يجب رفع ملف PDF أو صور',
  summaryAdded: 'تمت إضافة الملخص',
  love: /^أحببته/,
  care: /^أدعمه/,
  reactionFailed: 'تعذّر إرسال التفاعل',
};
const en: typeof ar = {
  ...labelsByLanguage.en,
  files: 'Course files (PDF)',
  records: 'Recordings',
  summaries: 'Summaries',
  revision: /Revision recordings/,
  recordPlayer: /recording player/,
  forSubscribers: /is for subscribers\. Subscribe/,
  subscribe: 'Subscribe',
  whySignIn: /is for subscribers\. Log in if you have this course\./,
  howToSubscribe: 'How to subscribe',
  wallet: /Mobile wallet/,
  bank: /Bank account or card/,
  bankNotice: 'Card/bank payment will be available in a few days, use mobile wallet',
  pay: /Pay EGP\s1,250 to the wallet number/,
  whatsapp: /Send by WhatsApp/,
  addSummary: 'Add summary',
  lectureName: 'Lecture name',
  nameMissing: 'You must enter the lecture name',
  fileMissing: 'You must upload a PDF or images',
  summaryAdded: 'Summary added',
  love: /^Love/,
  care: /^Care/,
  reactionFailed: 'Failed to send reaction',
};
type Texts = typeof ar;
const desktop = { theme: 'light', width: 1280, height: 900 } as const;

/** A section by its heading; on a phone it is opened first. */
async function openSection(page: Page, name: string): Promise<Locator> {
  const section = page.getByRole('region', { name: new RegExp(`^${name.replaceAll(/[()]/g, String.raw`\$&`)}`) });
  await expect(section).toBeVisible();
  const toggle = section.getByRole('heading', { level: 2 }).getByRole('button');
  if ((await toggle.isVisible()) && (await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  return section;
}

const subscribing: (Omit<VisitorOptions, 'labels'> & { texts: Texts })[] = [
  { texts: ar, ...desktop },
  { texts: en, theme: 'dark', width: 360, height: 780 },
];

for (const { texts, ...visitor } of subscribing) {
  test(`a visitor chooses a locked file, signs in, returns to it and subscribes (${texts.code}, ${visitor.width} px)`, async ({
    browser,
  }) => {
    const page = await openVisitorPage(browser, { labels: texts, ...visitor });
    const main = page.getByRole('main');
    await test.step('The visitor opens the course', async () => {
      await page.goto(`/single/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expectAccessible(page);
    });
    const files = await openSection(page, texts.files);
    await test.step('A locked file leads to the sign-in page', async () => {
      await files.getByRole('button', { name: fileTitle }).click();
      await expect(page).toHaveURL(/\/login\?next=/);
      // The page explains why the visitor is here, and what opens the file.
      await expect(main.getByText(texts.whySignIn)).toBeVisible();
      await expect(main.getByRole('link', { name: texts.howToSubscribe })).toHaveAttribute(
        'href',
        `/vodaphone/${slug}`,
      );
      await signIn(page, texts, getDemoAccount('new student'));
      await page.getByRole('dialog').getByRole('button', { name: texts.toContinue }).click();
    });

    await test.step('After signing in, the file has the focus and offers to subscribe', async () => {
      await expect(page).toHaveURL(new RegExp(`/single/${slug}\\?file=\\d+$`));
      await expect(files.getByText(texts.forSubscribers)).toBeInViewport();
      await expect(files.getByRole('button', { name: fileTitle })).toBeFocused();
      await files.getByRole('button', { name: texts.subscribe, exact: true }).click();
      await main.getByRole('button', { name: texts.bank }).click();
      await expect(page.getByRole('alertdialog')).toContainText(texts.bankNotice);
      await expectAccessible(page);
      await page.getByRole('alertdialog').getByRole('button', { name: texts.ok }).click();
      await main.getByRole('link', { name: texts.wallet }).click();
    });

    await test.step('The wallet page has the price and a message to send', async () => {
      await expect(page).toHaveURL(new RegExp(`/vodaphone/${slug}$`));
      await expect(main.getByText(texts.pay)).toBeVisible();
      const href = await main.getByRole('link', { name: texts.whatsapp }).getAttribute('href');
      const message = new URL(href ?? '').searchParams.get('text') ?? '';
      expect(message).toContain('الفيزياء: الصف الثالث الثانوي');
      expect(message).toContain(getDemoAccount('new student').email);
      await expectAccessible(page);
    });
    await page.context().close();
  });
}

test('the link of a record, file or summary leads to its row', async ({ browser }) => {
  const { page } = await openSignedInPage(browser, { labels: ar, ...desktop, theme: 'light' }, 'student');
  await page.goto(`/single/${slug}`);
  const records = await openSection(page, ar.records);
  await records.getByRole('button', { name: ar.revision }).click();
  await records.getByRole('button', { name: 'مراجعة الوحدة الأولى' }).click();
  await expect(page).toHaveURL(/\?record=\d+$/);
  // The server renders the page of this address.
  await page.reload();
  await expect(records.getByRole('button', { name: 'مراجعة الوحدة الأولى' })).toBeFocused();
  await expect(records.getByRole('region', { name: ar.recordPlayer }).locator('video')).toBeVisible();
  for (const [kind, section] of [
    ['file', ar.files],
    ['summary', ar.summaries],
  ] as const) {
    const row = (await openSection(page, section)).locator(`[id^="${kind}-"]`).first();
    const id = (await row.getAttribute('id'))?.replace(`${kind}-`, '');
    await page.goto(`/single/${slug}?${kind}=${id}`);
    await expect(row).toBeInViewport();
    await expect(row.locator(':focus')).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`\\?${kind}=${id}$`));
  }
  await page.context().close();
});

test('a student plays a record, opens a file, and reacts to a summary', async ({ browser }) => {
  const { page } = await openSignedInPage(browser, { labels: ar, ...desktop, theme: 'dark' }, 'student');
  await page.goto(`/single/${slug}`);
  const records = await openSection(page, ar.records);
  await records.getByRole('button', { name: ar.revision }).click();
  await records.getByRole('button', { name: 'مراجعة الوحدة الأولى' }).click();
  await expect(page).toHaveURL(/\?record=\d+$/);
  const player = records.getByRole('region', { name: ar.recordPlayer }).locator('video');
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  // When the link expires, the player fetches a new one and continues at the same position.
  await player.evaluate((video: HTMLVideoElement) => (video.currentTime = 3));
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(3);
  const recordResponse = page.waitForResponse(/\/api\/courses\/\d+\/records\/\d+/);
  await player.evaluate((video) => video.dispatchEvent(new Event('error')));
  await recordResponse;
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(3);
  await expectAccessible(page);

  const files = await openSection(page, ar.files);
  const popup = page.waitForEvent('popup');
  // A browser without a PDF reader downloads the file, and the tab stays empty.
  const opened = page.context().waitForEvent('response', (response) => response.url().includes('/media/'));
  await files.getByRole('button', { name: fileTitle }).click();
  const tab = await popup;
  expect((await opened).headers()['content-type']).toBe('application/pdf');
  await tab.close();

  const summaries = await openSection(page, ar.summaries);
  // Not the first summary: a parallel test of the same student may add one, and own summaries come first.
  const bar = summaries.getByRole('group').last();
  await bar.getByRole('button', { name: ar.care }).click();
  await expect(bar.getByRole('button', { name: ar.care })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(bar.getByRole('button', { name: ar.care }), 'the server has it').toHaveAttribute('aria-pressed', 'true');

  await page.route('**/api/reacts', (route) => route.abort());
  await bar.getByRole('button', { name: ar.love }).click();
  await expect(page.getByText(ar.reactionFailed)).toBeVisible();
  await expect(bar.getByRole('button', { name: ar.care })).toHaveAttribute('aria-pressed', 'true');

  // A second press removes the reaction.
  await bar.getByRole('button', { name: ar.care }).click();
  await expect(bar.getByRole('button', { name: ar.care })).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(bar.getByRole('button', { name: ar.care })).toHaveAttribute('aria-pressed', 'false');
  await page.context().close();
});

const adding: { texts: Texts; visitor: Omit<VisitorOptions, 'labels'>; name: string }[] = [
  { texts: ar, visitor: desktop, name: 'قوانين كيرشوف في صفحة' },
  { texts: en, visitor: { theme: 'dark', width: 360, height: 780 }, name: 'Photos of lecture 3' },
];

for (const { texts, visitor, name } of adding) {
  const isPhone = visitor.width < 1024;
  test(`a student adds a summary ${isPhone ? 'from photos' : 'from a PDF'} (${texts.code})`, async ({ browser }) => {
    const { page } = await openSignedInPage(browser, { labels: texts, ...visitor }, 'student');
    await page.goto(`/single/${slug}`);
    const summaries = await openSection(page, texts.summaries);
    await summaries.getByRole('button', { name: texts.addSummary }).click();
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: texts.addSummary });
    await submit.click();
    await expect(dialog.getByText(texts.nameMissing).first()).toBeVisible();
    await expect(dialog.getByText(texts.fileMissing).first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('combobox', { name: texts.lectureName }).fill(name);
    if (isPhone) await dialog.locator('input[accept="image/*"]').setInputFiles([await photo(page), await photo(page)]);
    else await dialog.locator('input[accept="application/pdf"]').setInputFiles(pdfPath);
    await submit.click();
    const added = page.getByRole('dialog', { name: texts.summaryAdded });
    await added.getByRole('button', { name: texts.ok }).click({ timeout: 20_000 });
    await expect(summaries.getByRole('button', { name: texts.addSummary })).toBeFocused();

    const answer = page.waitForResponse(/\/api\/courses\/\d+\/summaries\/\d+/);
    const popup = page.waitForEvent('popup');
    // Buttons that open a summary begin with its name. The delete button begins with the verb.
    await summaries
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .last()
      .click();
    const { pdf_path: href } = (await (await answer).json()) as { pdf_path: string };
    const bytes = await (await page.request.get(href)).body();
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await (await popup).close();
    await page.context().close();
  });
}

test('photos of a summary stay after Back, a reload and a lost network', async ({ browser }) => {
  const { page } = await openSignedInPage(browser, { labels: ar, ...desktop }, 'student');
  await page.goto('/dashboard/my-courses');
  // Navigate with a link of the app: the app then handles Back. For a new document the browser would ask.
  await page.getByRole('main').locator(`a[href="/single/${slug}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/single/${slug}$`));
  const summaries = await openSection(page, ar.summaries);
  const open = () => summaries.getByRole('button', { name: ar.addSummary }).click();
  await open();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: ar.lectureName }).fill('ملخص لم يُرسل');
  await dialog.locator('input[accept="image/*"]').setInputFiles([await photo(page), await photo(page)]);
  await expect(dialog.getByRole('listitem')).toHaveCount(2);

  const question = page.getByRole('alertdialog', { name: 'الخروج دون إرسال؟' });
  await page.evaluate(() => history.back());
  await expect(question).toContainText('يبقى ما أضفته محفوظًا على هذا الجهاز');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'متابعة الملخص' }).click();
  await expect(page).toHaveURL(new RegExp(`/single/${slug}$`));
  await expect(dialog.getByRole('listitem')).toHaveCount(2);

  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: ar.addSummary }).click();
  await expect(page.getByText(/لا يوجد اتصال\. تحقّق من الإنترنت/).first()).toBeVisible({ timeout: 20_000 });
  await page.context().setOffline(false);

  page.on('dialog', (leaving) => void leaving.accept());
  await page.reload();
  await openSection(page, ar.summaries);
  await open();
  await expect(dialog.getByText('هذا ما أضفته في المرة السابقة ولم ترسله.')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: ar.lectureName })).toHaveValue('ملخص لم يُرسل');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);

  // Signing out leaves nothing on the device.
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: ar.account }).click();
  await page.getByRole('menuitem', { name: ar.logout }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const request = indexedDB.open('fanous-drafts');
            request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
            request.addEventListener('success', () => {
              const count = request.result.transaction('files').objectStore('files').count();
              count.addEventListener('success', () => resolve(count.result));
            });
          }),
      ),
    )
    .toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
  await page.context().close();
});

/** A photo of a notebook page, as from a phone. */
async function photo(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 400 });
    const drawingContext = canvas.getContext('2d');
    drawingContext?.fillRect(40, 40, 200, 300);
    return canvas.toDataURL('image/jpeg');
  });
  return { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

test('subscribing and adding a summary by keyboard alone', async ({ browser }) => {
  const visitor = { labels: ar, ...desktop } as const;
  const { page: newStudent } = await openSignedInPage(browser, visitor, 'new student');
  await newStudent.goto(`/single/${slug}`);
  const aside = newStudent.getByRole('complementary');
  await press(newStudent, aside.getByRole('button', { name: ar.subscribe, exact: true }));
  await press(newStudent, aside.getByRole('link', { name: ar.wallet }));
  await expect(newStudent.getByRole('heading', { level: 1 })).toBeFocused();
  await newStudent.context().close();

  const { page } = await openSignedInPage(browser, visitor, 'student');
  await page.goto(`/single/${slug}`);
  // The section navigation skips the content in between.
  await press(page, page.getByRole('link', { name: ar.summaries }));
  await expect(page.getByRole('heading', { name: ar.summaries })).toBeFocused();
  await press(page, page.getByRole('button', { name: ar.addSummary }));
  const dialog = page.getByRole('dialog');
  await press(page, dialog.getByRole('combobox', { name: ar.lectureName }), 'Home');
  await page.keyboard.type('ملخص بلوحة المفاتيح');
  const chooser = page.waitForEvent('filechooser');
  await press(page, dialog.locator('input[accept="application/pdf"]'), 'Space');
  await (await chooser).setFiles(pdfPath);
  await press(page, dialog.getByRole('button', { name: ar.addSummary }));
  await expect(page.getByRole('dialog', { name: ar.summaryAdded }).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: ar.addSummary })).toBeFocused();
  await page.context().close();
});

/** Tabs to the target, checks that its focus is visible, and presses it. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press(key);
}

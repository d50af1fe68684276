// A full disk. A separate server has a reserve that is larger than any disk.
import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import path from 'node:path';
import { paths } from '@fanous/features/paths';
import { openVisitorPage, signInWithApi } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';
import { addCourse } from './support/separateCourse.ts';
import { type SeparateServer, adminAccount, startSeparateServer } from './support/separateServer.ts';

const root = path.resolve(import.meta.dirname, '../..');
const notes = path.join(root, 'apps/api/src/demo/media/study-plan.pdf');

const texts = {
  ar: {
    title: 'العنوان',
    add: 'إضافة ملف PDF',
    full: 'لا تتسع المساحة على الخادم لملفات جديدة الآن. لم يُحفظ شيء. حاول لاحقًا.',
    failed: 'تعذّرت إضافة الملف',
    again: 'إعادة المحاولة',
    close: 'إغلاق',
  },
  en: {
    title: 'Title',
    add: 'Add PDF',
    // A failure title of the specification (§8).
    full: 'THE SERVER HAS NO ROOM FOR NEW FILES RIGHT NOW. NOTHING WAS SAVED. TRY AGAIN LATER.',
    failed: 'There was a problem creating the PDF',
    again: 'TRY AGAIN',
    close: 'Close',
  },
};

let server: SeparateServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startSeparateServer({ DISK_RESERVE_BYTES: String(1e15) });
});

test.afterAll(() => server.stop());

for (const labels of [labelsByLanguage.ar, labelsByLanguage.en]) {
  const pageTexts = texts[labels.code === 'en' ? 'en' : 'ar'];
  test(`a full disk shows an error, and the form keeps its file (${labels.code})`, async ({ browser }) => {
    const page = await openVisitorPage(
      browser,
      { labels, theme: 'light', width: 1280, height: 900 },
      { baseURL: server.origin },
    );
    // Adding a course without files works with a full disk too.
    const { id } = await addCourse(page, `full-${labels.code}`);
    await signInWithApi(page, adminAccount);
    await page.goto(paths.createPdf.to({ id }));
    await page.getByRole('textbox', { name: pageTexts.title }).fill('Unit 1');
    await page.locator('input[type="file"][hidden]').first().setInputFiles(notes);
    const refused = () =>
      page.waitForResponse((answer) => answer.url().endsWith('/api/pdfs') && answer.status() === 507);
    const first = refused();
    await page.getByRole('main').getByRole('button', { name: pageTexts.add }).click();
    await first;
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('heading')).toHaveText(pageTexts.full);
    await expect(dialog).toContainText(pageTexts.failed);
    // The form keeps its values and is sent again.
    const second = refused();
    await dialog.getByRole('button', { name: pageTexts.again }).click();
    expect((await second).request().headers()['content-type']).toMatch(/^multipart\/form-data/);
    await dialog.getByRole('button', { name: pageTexts.close }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: pageTexts.title })).toHaveValue('Unit 1');
    await expect(page.getByRole('main')).toContainText('study-plan.pdf');
    await page.context().close();
  });
}

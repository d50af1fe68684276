// A student changes their own summary: another name, chosen from the lessons, and another file. Another student reacts to it.
import { expect, type Locator, type Page } from '@playwright/test';
import path from 'node:path';
import { test } from './support/test.ts';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openSubscribedPage, openVisitorPage, signInAsRole } from './support/people.ts';
import { createTestData } from './support/testData.ts';

const phone = { labels: labelsByLanguage.ar, theme: 'dark', width: 360, height: 780 } as const;
const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;
const title = 'Corrected lenses';
const pdfPath = path.resolve(import.meta.dirname, '../../apps/api/src/demo/media/study-plan.pdf');

/** The section of the summaries; on a phone it is opened first. */
async function openSummaries(page: Page, slug: string): Promise<Locator> {
  await page.goto(`/single/${slug}`);
  const section = page.getByRole('region', { name: /^(الملخصات|Summaries)/ });
  const toggle = section.getByRole('heading', { level: 2 }).getByRole('button');
  if ((await toggle.isVisible()) && (await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  return section;
}

test('one student changes their summary, another reacts to it, and an admin deletes it', async ({
  browser,
  request,
}) => {
  let authorToken = '';
  const data = await createTestData(request, title, () => Promise.resolve(authorToken));
  const { slug, id: courseId } = await data.ensureCourse();
  await data.ensureVideo();
  const author = await openSubscribedPage(browser, phone, slug);
  authorToken = author.token;
  const summaryId = await data.ensureSummary();
  const reader = await openSubscribedPage(browser, desktop, slug);
  const readSummary = async () => {
    const headers = { Authorization: `Bearer ${author.token}` };
    const response = await request.get(`/api/courses/${courseId}/summaries/${summaryId}`, { headers });
    return (await response.json()) as { lecture_name: string; pdf_path: string };
  };
  const getFile = async () => (await readSummary()).pdf_path.replace(/\?.*/, '');
  const firstFile = await getFile();

  await test.step('The reader cannot edit or delete it, and says that it needs correction', async () => {
    const summaries = await openSummaries(reader.page, slug);
    await summaries.getByRole('button', { name: /^Needs correction/ }).click();
    await expect(summaries.getByRole('button', { name: /^Needs correction, 1 reaction/, pressed: true })).toBeVisible();
    await expect(summaries.getByRole('button', { name: /^(Edit|Delete) / })).toHaveCount(0);
  });
  await test.step('The author types another name and keeps the file', async () => {
    const summaries = await openSummaries(author.page, slug);
    await expect(summaries.getByRole('button', { name: 'يحتاج تصحيحًا، تفاعل واحد' })).toBeVisible();
    await summaries.getByRole('button', { name: `تعديل ${title}` }).click();
    const dialog = author.page.getByRole('dialog', { name: 'تعديل الملخص' });
    await dialog.getByRole('combobox', { name: 'اسم المحاضرة' }).fill('العدسات المحدبة');
    await expectAccessible(author.page);
    await dialog.getByRole('button', { name: 'حفظ' }).click();
    await expect(author.page.getByText('تم تحديث الملخص')).toBeVisible();
    await expect(summaries.getByRole('button', { name: 'تعديل العدسات المحدبة' })).toBeFocused();
    expect(await getFile()).toBe(firstFile);
  });
  await test.step('The author chooses a lesson and another file', async () => {
    const { page } = author;
    await page.getByRole('button', { name: 'تعديل العدسات المحدبة' }).click();
    const dialog = page.getByRole('dialog', { name: 'تعديل الملخص' });
    await dialog.getByRole('combobox', { name: 'اسم المحاضرة' }).fill('corrected');
    await page.getByRole('option', { name: title }).click();
    await dialog.locator('input[accept="application/pdf"]').setInputFiles(pdfPath);
    await expect(dialog.getByText('study-plan.pdf')).toBeVisible();
    await dialog.getByRole('button', { name: 'حفظ' }).click();
    await expect(page.getByRole('button', { name: `تعديل ${title}` })).toBeVisible();
    expect((await readSummary()).lecture_name).toBe(title);
    expect(await getFile()).not.toBe(firstFile);
  });
  await test.step('What was changed and not saved is not lost by Escape', async () => {
    const { page } = author;
    await page.getByRole('button', { name: `تعديل ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'تعديل الملخص' });
    await dialog.getByRole('combobox', { name: 'اسم المحاضرة' }).fill('اسم آخر');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'البقاء في الصفحة' }).click();
    await expect(dialog.getByRole('combobox', { name: 'اسم المحاضرة' })).toHaveValue('اسم آخر');
  });
  await test.step('The reader sees the change, and the reaction is still there', async () => {
    const summaries = await openSummaries(reader.page, slug);
    await expect(summaries.getByRole('button', { name: /^Needs correction, 1 reaction/, pressed: true })).toBeVisible();
  });
  await test.step('An admin deletes it, and cannot edit it', async () => {
    const admin = await openVisitorPage(browser, desktop);
    await signInAsRole(admin, 'admin');
    const summaries = await openSummaries(admin, slug);
    await expect(summaries.getByRole('button', { name: `Edit ${title}` })).toHaveCount(0);
    await summaries.getByRole('button', { name: `Delete ${title}` }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete summary' }).click();
    await expect(summaries.getByText(/^No summaries yet/)).toBeVisible();
    await admin.context().close();
  });
  await Promise.all([author.page, reader.page].map((page) => page.context().close()));
  await data.deleteAll();
});

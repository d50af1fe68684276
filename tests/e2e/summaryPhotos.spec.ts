// Photos of a summary become one PDF. A damaged photo shows an error.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { writeFileSync } from 'node:fs';
import { readPdf } from '../../packages/ui/src/learning/SummaryComposer/ReadPdf.fixtures.ts';
import { createPhoto, withExifRotation } from './support/photos.ts';
import { openSignedInPage } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const slug = 'physics-3-secondary';
const phone = { labels: labelsByLanguage.ar, theme: 'light', width: 360, height: 780 } as const;

// With a trace, Playwright requests the body of an image again that could not be decoded, and the content security policy
// refuses that request in the console.
test.use({ trace: 'off' });

async function openComposer(page: Page): Promise<Locator> {
  await page.goto(`/single/${slug}`);
  const section = page.getByRole('region', { name: /^الملخصات/ });
  const toggle = section.getByRole('heading', { level: 2 }).getByRole('button');
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await section.getByRole('button', { name: 'إضافة ملخص' }).click();
  return page.getByRole('dialog');
}

test('20 photos of 12 megapixels become 20 upright A4 pages with one image each', async ({ browser }, testInfo) => {
  const { page, token } = await openSignedInPage(browser, phone, 'student');
  const dialog = await openComposer(page);
  const widePhoto = await createPhoto(page, 4000, 3000);
  // Playwright passes files of this size faster from the disk.
  const photos = Array.from({ length: 20 }, (_, at) => {
    const file = testInfo.outputPath(`IMG_${at + 1}.jpg`);
    writeFileSync(file, at % 2 === 0 ? widePhoto : withExifRotation(widePhoto));
    return file;
  });
  await dialog.locator('input[accept="image/*"]').setInputFiles(photos);
  await expect(dialog.getByRole('listitem')).toHaveCount(20);
  await dialog.getByRole('combobox', { name: 'اسم المحاضرة' }).fill('عشرون صورة');
  const created = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/summaries'),
    { timeout: 100_000 },
  );
  await dialog.getByRole('button', { name: 'إضافة ملخص' }).click();
  const response = await created;
  expect(response.status()).toBe(201);
  await expect(page.getByRole('dialog', { name: 'تمت إضافة الملخص' })).toBeVisible();

  const { id, course_id: courseId } = (await response.json()) as { id: number; course_id: number };
  const summary = await page.request.get(`/api/courses/${courseId}/summaries/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { pdf_path: href } = (await summary.json()) as { pdf_path: string };
  const pages = await readPdf(new Uint8Array(await (await page.request.get(href)).body()));
  // The size in pixels and in millimetres: it fits the box of 180 × 160 inside the margin of 15, and is centred.
  const wideImage = { pixels: { width: 1600, height: 1200 }, position: { x: 15, y: 27.5, width: 180, height: 135 } };
  const tallImage = { pixels: { width: 1200, height: 1600 }, position: { x: 45, y: 15, width: 120, height: 160 } };
  expect(
    pages.map(({ size, images }) => ({ size, images: images.map(({ pixels, position }) => ({ pixels, position })) })),
  ).toEqual(
    photos.map((_, at) => ({ size: { width: 210, height: 297 }, images: [at % 2 === 0 ? wideImage : tallImage] })),
  );
  await page.context().close();
});

test('the error names a damaged photo, and the other photos stay', async ({ browser }) => {
  const { page } = await openSignedInPage(browser, phone, 'student');
  const dialog = await openComposer(page);
  const validPhoto = await createPhoto(page, 400, 300);
  await dialog.getByRole('combobox', { name: 'اسم المحاضرة' }).fill('صورة تالفة');
  await dialog.locator('input[accept="image/*"]').setInputFiles([
    { name: 'good.jpg', mimeType: 'image/jpeg', buffer: validPhoto },
    { name: 'half.jpg', mimeType: 'image/jpeg', buffer: validPhoto.subarray(0, validPhoto.length / 2) },
    { name: 'IMG_0413.HEIC', mimeType: 'image/heic', buffer: Buffer.from('????ftypheic') },
    { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  ]);
  await expect(dialog.getByText('«empty.jpg» فارغ')).toBeVisible();
  await expect(dialog.getByText('لا يفتح هذا المتصفح صور HEIC. اخترها بصيغة JPEG.')).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'إضافة ملخص' });
  await submit.click();
  const file = dialog.getByRole('group', { name: 'الملف' });
  await expect(file.getByText('تعذّرت قراءة «IMG_0413.HEIC». أزل الصورة ثم أعد المحاولة.').last()).toBeVisible();
  await dialog.getByRole('button', { name: 'إزالة الصورة 3' }).click();
  await submit.click();
  await expect(file.getByText('تعذّرت قراءة «half.jpg». أزل الصورة ثم أعد المحاولة.').last()).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('combobox', { name: 'اسم المحاضرة' })).toHaveValue('صورة تالفة');
  await dialog.getByRole('button', { name: 'إزالة الصورة 2' }).click();
  await submit.click();
  await expect(page.getByRole('dialog', { name: 'تمت إضافة الملخص' })).toBeVisible({ timeout: 30_000 });
  await page.context().close();
});

// An admin adds captions to a video, and a student shows them in the player.
import { expect, type Locator, type Page } from '@playwright/test';
import path from 'node:path';
import { paths } from '@fanous/features/paths';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openVisitorPage, signInAsRole } from './support/people.ts';
import { test } from './support/test.ts';
import { createTestData } from './support/testData.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;
const phone = { labels: labelsByLanguage.ar, theme: 'dark', width: 360, height: 780 } as const;
const clipPath = path.resolve(import.meta.dirname, '../../apps/api/src/demo/media/clip-1.mp4');
const toFile = (text: string) => ({ name: 'lesson.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) });
const arabic = toFile('WEBVTT\n\n00:00.000 --> 00:12.000\nالقانون هو: F = m × a.\n');
const english = toFile('WEBVTT\n\n00:00.000 --> 00:12.000\nThe law is F = m × a.\n');
const wrong = toFile('WEBVTT\n\n00:00.000 --> 00:04.000\nأهلًا\n\n00:00:04,000 --> 00:00:08,000\nبكم\n');

/** Chooses a file as the user does: by the button of a language. */
async function chooseCaptions(page: Page, buttonName: string, file: ReturnType<typeof toFile>): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: buttonName, exact: true }).click();
  await (await opened).setFiles(file);
}

/** The texts of the captions that are shown at this moment. */
const getShownCaptions = (player: Locator) =>
  player
    .locator('video')
    .evaluate((video: HTMLVideoElement) =>
      [...video.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .flatMap(({ activeCues }) => [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text)),
    );

test('an admin adds captions, and a student shows and hides them', async ({ browser, request }) => {
  test.setTimeout(120_000);
  const title = `Lesson with captions ${crypto.randomUUID()}`;
  const data = await createTestData(request, title, () => Promise.reject(new Error('no student')));
  const course = await data.ensureCourse();
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');

  await test.step('A new video says when captions are added', async () => {
    await page.goto(paths.createVideo.to(course));
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByText('File from your device').click();
    await page.locator('input[type="file"][hidden]').setInputFiles(clipPath);
    await page.getByText('Free video').click();
    await expect(page.getByText('Save the video first. Then choose “Edit” in the list to add captions.')).toBeVisible();
    await page.getByRole('button', { name: 'Add video' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await page.getByRole('link', { name: `Edit ${title}` }).click();
  });

  await test.step('A wrong line is named, and the form keeps what was typed', async () => {
    await page.getByRole('textbox', { name: 'Title' }).fill(`${title}, changed`);
    await chooseCaptions(page, 'Add Arabic', wrong);
    await expect(
      page.getByText('Line 6: write the start and the end like this: 00:01.500 --> 00:04.000.'),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`${title}, changed`);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
  });

  await test.step('Files in two languages are saved, and one is deleted again', async () => {
    await chooseCaptions(page, 'Add Arabic', arabic);
    await expect(page.getByRole('button', { name: 'Replace Arabic' })).toBeVisible();
    await chooseCaptions(page, 'Add English', english);
    await expect(page.getByRole('button', { name: 'Replace English' })).toBeVisible();
    await chooseCaptions(page, 'Add French', english);
    await page.getByRole('button', { name: 'Delete French' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete captions' }).click();
    await expect(page.getByRole('button', { name: 'Add French' })).toBeFocused();
    await page.context().close();
  });

  await test.step('A student shows the captions by the menu', async () => {
    const student = await openVisitorPage(browser, phone);
    await signInAsRole(student, 'new student');
    await student.goto(`/single/${course.slug}`);
    await student.getByRole('button', { name: title }).click();
    const player = student.getByRole('region', { name: `${title} – مشغّل الفيديو` });
    // Browsers show no captions before the video has played or moved.
    await player.getByRole('button', { name: 'إلى الأمام 10 ثوانٍ' }).click();
    await player.getByRole('button', { name: 'الترجمة النصية' }).click();
    await expect(student.getByRole('menuitemradio')).toHaveText(['بلا ترجمة', 'العربية', 'English']);
    await student.getByRole('menuitemradio', { name: 'العربية' }).click();
    await expect.poll(() => getShownCaptions(player)).toEqual(['القانون هو: F = m × a.']);
    await player.getByRole('button', { name: 'الترجمة النصية' }).click();
    await student.getByRole('menuitemradio', { name: 'English' }).click();
    await expect.poll(() => getShownCaptions(player)).toEqual(['The law is F = m × a.']);
    await expectAccessible(student);
    await student.context().close();
  });

  await test.step('A student shows and hides them by keyboard', async () => {
    const student = await openVisitorPage(browser, phone);
    await signInAsRole(student, 'new student');
    await student.goto(`/single/${course.slug}`);
    await student.getByRole('button', { name: title }).click();
    const player = student.getByRole('region', { name: `${title} – مشغّل الفيديو` });
    // Wait until the caption tracks are available.
    await expect(player.getByRole('button', { name: 'الترجمة النصية' })).toBeVisible();
    await player.getByRole('button', { name: 'تشغيل' }).focus();
    await student.keyboard.press('l');
    await student.keyboard.press('c');
    await expect.poll(() => getShownCaptions(player)).toEqual(['القانون هو: F = m × a.']);
    await expect(player.getByRole('status')).toHaveText('ظهرت الترجمة النصية');
    await student.keyboard.press('c');
    await expect.poll(() => getShownCaptions(player)).toEqual([]);
    await student.context().close();
  });
  await data.deleteAll();
});

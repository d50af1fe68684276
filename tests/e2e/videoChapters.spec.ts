// An admin writes the chapters of an uploaded video, and a student uses them in the player.
import { expect, type Page } from '@playwright/test';
import path from 'node:path';
import { paths } from '@fanous/features/paths';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openVisitorPage, signInAsRole } from './support/people.ts';
import { test } from './support/test.ts';
import { createTestData } from './support/testData.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;
const phone = { labels: labelsByLanguage.ar, theme: 'dark', width: 360, height: 780 } as const;
// It has a length of 12 seconds.
const clipPath = path.resolve(import.meta.dirname, '../../apps/api/src/demo/media/clip-1.mp4');
const getChapters = (page: Page) => page.getByLabel(/^Chapters/);

test('an admin writes chapters, and a student jumps to one of them', async ({ browser, request }) => {
  const title = `Lesson with chapters ${crypto.randomUUID()}`;
  const data = await createTestData(request, title, () => Promise.reject(new Error('no student')));
  const course = await data.ensureCourse();
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');

  await test.step('A wrong line is named, and nothing is lost', async () => {
    await page.goto(paths.createVideo.to(course));
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByText('File from your device').click();
    await page.locator('input[type="file"][hidden]').setInputFiles(clipPath);
    await page.getByText('Free video').click();
    await getChapters(page).fill('0:00 Introduction\nSolved example');
    await page.getByRole('button', { name: 'Add video' }).click();
    await expect(page.getByText('Line 2: start it with a time, such as 12:30.').last()).toBeVisible();
    await expect(getChapters(page)).toHaveValue('0:00 Introduction\nSolved example');
    await expectAccessible(page);
  });

  await test.step('Chapters with Arabic digits are saved', async () => {
    await getChapters(page).fill('٠:٠٠ مقدمة\n٠:٠٧ مثال محلول');
    await page.getByRole('button', { name: 'Add video' }).click();
    await expect(page.getByRole('dialog')).toContainText('Video created successfully');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await page.getByRole('link', { name: `Edit ${title}` }).click();
    await expect(getChapters(page)).toHaveValue('0:00 مقدمة\n0:07 مثال محلول');
    await page.context().close();
  });

  await test.step('A student jumps to a chapter', async () => {
    const student = await openVisitorPage(browser, phone);
    await signInAsRole(student, 'new student');
    await student.goto(`/single/${course.slug}`);
    await student.getByRole('button', { name: title }).click();
    const player = student.getByRole('region', { name: `${title} – مشغّل الفيديو` });
    await player.getByRole('button', { name: 'الفصول' }).click();
    const chapter = student.getByRole('menuitemradio', { name: /مثال محلول/ });
    await expect(chapter).toContainText('0:07');
    await chapter.click();
    await expect.poll(() => player.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(7);
    await expect(player.getByRole('slider', { name: 'شريط الزمن' })).toHaveAttribute('aria-valuetext', /مثال محلول$/);
    await expectAccessible(student);
    await student.context().close();
  });
  await data.deleteAll();
});

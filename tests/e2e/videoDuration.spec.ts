// The length of a video: the file says it, or an admin writes it. The course page shows it, and the hours of the course.
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
const getLength = (page: Page) => page.getByRole('textbox', { name: 'Length' });

test('a file says its length, an admin writes another one, and visitors see the hours', async ({
  browser,
  request,
}) => {
  const title = `Lesson with a length ${crypto.randomUUID()}`;
  const data = await createTestData(request, title, () => Promise.reject(new Error('no student')));
  const course = await data.ensureCourse();
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');
  const confirm = async (text: string) => {
    await expect(page.getByRole('dialog')).toContainText(text);
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  };

  await test.step('The length of a chosen file is filled in and saved', async () => {
    await page.goto(paths.createVideo.to(course));
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByText('File from your device').click();
    await page.locator('input[type="file"][hidden]').setInputFiles(clipPath);
    await expect(getLength(page)).toHaveValue('0:12');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add video' }).click();
    await confirm('Video created successfully');
    await expect(page.getByRole('row', { name: title })).toContainText('0:12');
  });

  await test.step('What an admin types stays when a file is chosen', async () => {
    await page.getByRole('link', { name: `Edit ${title}` }).click();
    await expect(getLength(page)).toHaveValue('0:12');
    await getLength(page).fill('1:30');
    await page.locator('input[type="file"][accept=".mp4,.webm"]').setInputFiles(clipPath);
    await getLength(page).fill('12:30:00');
    await page.getByRole('button', { name: 'Save' }).click();
    await confirm('Video updated successfully');
    await page.context().close();
  });

  await test.step('Visitors see the length and the hours, search engines the workload', async () => {
    const visitor = await openVisitorPage(browser, phone);
    await visitor.goto(paths.course.to(course));
    await expect(visitor.getByRole('button', { name: title })).toContainText('12:30:00');
    await expect(visitor.getByText('مدة الفيديوهات: 12 ساعة و30 دقيقة')).toBeVisible();
    const html = await visitor.request.get(paths.course.to(course));
    expect(await html.text()).toContain('"courseWorkload":"PT12H30M"');
    await expectAccessible(visitor);
    await visitor.context().close();
  });
  await data.deleteAll();
});

// The name of the viewer over paid videos. The server of this spec has it turned on.
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@fanous/features/paths';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openVisitorPage, registerAndSignIn, type VisitorOptions } from './support/people.ts';
import { addCourse } from './support/separateCourse.ts';
import { type SeparateServer, startSeparateServer } from './support/separateServer.ts';
import { test } from './support/test.ts';

const clip = {
  name: 'lesson.mp4',
  mimeType: 'video/mp4',
  buffer: readFileSync(path.resolve(import.meta.dirname, '../../apps/api/src/demo/media/clip-1.mp4')),
};
const phone = '01012345678';

let server: SeparateServer | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startSeparateServer({ VIDEO_WATERMARK: '1', FREE_VIDEOS_WITHOUT_ACCOUNT: '1' });
});

test.afterAll(() => server?.stop());

const students: VisitorOptions[] = [
  { labels: labelsByLanguage.ar, theme: 'light', width: 360, height: 780 },
  { labels: labelsByLanguage.en, theme: 'dark', width: 1280, height: 900 },
];

/** Registers a student with a phone number. Returns the id. */
async function registerStudent(page: Page): Promise<number> {
  await registerAndSignIn(page, `student-${crypto.randomUUID()}@example.com`, phone);
  return page.evaluate(() => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { data: { id: number } }).data.id);
}

for (const student of students) {
  test(`a student sees a name over paid videos, and a visitor none over a free one (${student.labels.code})`, async ({
    browser,
  }) => {
    const page = await openVisitorPage(browser, student, { baseURL: server?.origin });
    const slug = `paid-${crypto.randomUUID()}`;
    const { id, add, subscribe } = await addCourse(page, slug, 250);
    const addVideo = (title: string, is_free: 0 | 1) =>
      add('/videos', { course_id: id, title, url: 'lesson-1', website_url: 'lesson-1', is_free });
    const freeId = await addVideo('المعادلات', 1);
    const paidId = await addVideo('المتباينات', 0);
    await add('/records', { course_id: id, title: 'المراجعة', record_url: clip });
    const mark = page.getByText(phone.slice(-4));

    await test.step('A visitor watches the free video', async () => {
      await page.goto(paths.course.to({ slug }, { video: freeId }));
      await expect(page.locator('iframe')).toHaveAttribute('src', /lesson-1/);
      await expect(mark).toHaveCount(0);
    });

    await subscribe(await registerStudent(page));
    await test.step('A student watches a paid video in the frame of another site', async () => {
      await page.goto(paths.course.to({ slug }, { video: paidId }));
      await expect(mark).toBeVisible();
      await expect(mark.locator('..')).toContainText('سلمى عبد الرحمن');
      await expectAccessible(page);
    });

    await test.step('The free video has none', async () => {
      await page.goto(paths.course.to({ slug }, { video: freeId }));
      await expect(page.locator('iframe')).toHaveAttribute('src', /lesson-1/);
      await expect(mark).toHaveCount(0);
    });

    await test.step('Our own player keeps it in full screen', async () => {
      const recordings = page.locator('section').filter({ has: page.locator('#records') });
      const closed = recordings.getByRole('button', { expanded: false }).first();
      // On a phone the section is closed, and its group as well.
      if (student.width < 768) await closed.click();
      await closed.click();
      await recordings.getByRole('button', { name: /المراجعة/ }).click();
      await expect(recordings.getByText(phone.slice(-4))).toBeVisible();
      await page.getByRole('button', { name: student.labels.fullScreen }).click();
      await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
      const inFullScreen = page.locator(':fullscreen').getByText(phone.slice(-4));
      await expect(inFullScreen).toBeInViewport();
    });
    await page.context().close();
  });
}

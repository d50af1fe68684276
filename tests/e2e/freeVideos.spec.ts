// Free videos without an account. The first server allows them; the shared server has the default settings.
import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { paths } from '@fanous/features/paths';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { addCourse } from './support/separateCourse.ts';
import { type SeparateServer, startSeparateServer } from './support/separateServer.ts';
import { openVisitorPage, type VisitorOptions } from './support/people.ts';

let server: SeparateServer | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startSeparateServer({ FREE_VIDEOS_WITHOUT_ACCOUNT: '1' });
});

test.afterAll(() => server?.stop());

const visitors: VisitorOptions[] = [
  { labels: labelsByLanguage.ar, theme: 'light', width: 360, height: 780 },
  { labels: labelsByLanguage.en, theme: 'dark', width: 1280, height: 900 },
];

for (const visitor of visitors) {
  const { labels } = visitor;
  test(`a visitor watches a free lesson, and signs in for another one (${labels.code})`, async ({ browser }) => {
    const page = await openVisitorPage(browser, visitor, { baseURL: server?.origin });
    const slug = `free-${crypto.randomUUID()}`;
    const { id, add } = await addCourse(page, slug);
    const addVideo = (title: string, is_free: 0 | 1) =>
      add('/videos', { course_id: id, title, url: 'lesson-1', website_url: 'lesson-1', is_free });
    const freeId = await addVideo('المعادلات', 1);
    const paidId = await addVideo('المتباينات', 0);
    const player = page.locator('iframe');

    await page.goto(paths.course.to({ slug }));
    await page.getByRole('button', { name: labels.freeVideo }).click();
    await expect(page).toHaveURL(new RegExp(`\\?video=${freeId}$`));
    await expect(player).toHaveAttribute('title', new RegExp(`المعادلات.*${labels.player}`, 'i'));
    await expect(page.getByRole('heading', { level: 2, name: 'المعادلات' })).toBeFocused();
    await expectAccessible(page);

    await page.reload();
    await expect(player, 'the link to the lesson works too').toHaveAttribute('src', /lesson-1/);
    const html = await page.request.get(paths.course.to({ slug }, { video: freeId }));
    expect(await html.text(), 'rendered pages have no addresses').not.toContain('lesson-1');

    await page.getByRole('button', { name: 'المتباينات' }).click();
    await expect(page).toHaveURL(paths.login.to({ next: paths.course.to({ slug }, { video: paidId }) }));
    const refused = await page.request.get(`/api/public/courses/${slug}/videos/${paidId}`);
    expect(refused.status()).toBe(403);
    await page.context().close();
  });
}

test('without the setting, a free lesson leads to the sign-in page', async ({ browser }) => {
  const page = await openVisitorPage(browser, {
    labels: labelsByLanguage.ar,
    theme: 'light',
    width: 1280,
    height: 900,
  });
  await page.goto(paths.course.to({ slug: 'algebra-solid-geometry' }));
  await page.getByRole('button', { name: labelsByLanguage.ar.freeVideo }).first().click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.context().close();
});

// The evening of a student: two devices, a lost network, a quiz that is failed and taken again.
import { expect, type Page } from '@playwright/test';
import { labelsByLanguage } from './support/labels.ts';
import { openSubscribedPage } from './support/people.ts';
import { test } from './support/test.ts';
import { createTestData } from './support/testData.ts';
import { openOtherDevice, waitForSave } from './support/watching.ts';
import { getYouTubeTime, playYouTube, serveYouTubePlayer } from './support/youTubePlayer.ts';

const ar = labelsByLanguage.ar;
const phone = { labels: ar, theme: 'dark', width: 360, height: 780 } as const;
const desktop = { labels: ar, theme: 'light', width: 1280, height: 900 } as const;
const title = 'Evening lenses';
const minuteAndHalf = 90;

async function answer(page: Page, ...choices: string[]): Promise<void> {
  for (const [at, name] of choices.entries())
    await page.getByRole('group').nth(at).getByRole('radio', { name }).check();
  await page.getByRole('button', { name: ar.submit }).click();
}

test('a student finds a lesson, watches it on two devices, fails the quiz and finishes the unit', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const data = await createTestData(request, title, () => Promise.reject(new Error('no student')));
  const { id: courseId, slug } = await data.ensureCourse();
  const quizId = await data.ensureQuiz();
  await data.ensureOptions();
  await data.ensureOptions(2);
  await data.ensureUnit(await data.ensureYouTubeVideo());
  const { page: first } = await openSubscribedPage(browser, phone, slug);
  await serveYouTubePlayer(first.context());

  await test.step('The student searches with a typing error, and opens the course', async () => {
    await first.goto('/');
    await first.getByRole('navigation').getByRole('button', { name: 'بحث', exact: true }).click();
    await first.getByRole('combobox').fill('Evning lenses');
    await first.getByRole('option', { name: /^هل تقصد/ }).click();
    await expect(first.getByRole('combobox')).toHaveValue(title);
    await first.getByRole('option', { name: title }).first().click();
    await expect(first).toHaveURL(new RegExp(`/single/${slug}`));
  });
  await test.step('They watch to 1:30 and lose the network', async () => {
    await first
      .getByRole('region', { name: /^قائمة الوحدات/ })
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .click();
    await expect(first.getByRole('switch')).toBeVisible();
    const started = waitForSave(first);
    await playYouTube(first, minuteAndHalf);
    await started;
    const paused = waitForSave(first);
    await expect.poll(() => getYouTubeTime(first), { timeout: 20_000 }).toBe(minuteAndHalf);
    await paused;
    await first.context().setOffline(true);
  });

  const second = await openOtherDevice(browser, first, desktop);
  await serveYouTubePlayer(second.context());
  await test.step('Another device continues at 1:30, and finishes the unit', async () => {
    await second.goto('/');
    const card = second.getByRole('article').filter({ hasText: 'تابع من حيث توقفت' });
    await card.getByRole('link').click();
    await expect(second).toHaveURL(/\?video=\d+/);
    await expect(second.getByRole('switch')).toBeVisible();
    await playYouTube(second);
    await expect.poll(() => getYouTubeTime(second)).toBeGreaterThan(minuteAndHalf - 5);
    expect(await getYouTubeTime(second)).toBeLessThan(minuteAndHalf + 15);
    await expect(second.getByRole('region', { name: /^قائمة الوحدات/ })).toContainText('تم 1 من 2', {
      timeout: 20_000,
    });
  });
  await test.step('The student fails the quiz and reviews the mistake', async () => {
    await second.goto(`/single/${courseId}/Quiz/${quizId}`);
    await answer(second, 'Concave', 'Convex');
    await expect(second.getByRole('heading', { name: 'حصلت على 1 من 2' })).toBeFocused();
    await second.reload();
    await second.getByRole('link', { name: 'راجع أخطاءك' }).click();
    await second.getByRole('button', { name: 'الأخطاء فقط' }).click();
    await expect(second.getByRole('group')).toHaveAccessibleDescription(/الإجابة الصحيحة: Convex/);
  });
  await test.step('They take it again', async () => {
    await second.getByRole('link', { name: 'إعادة الاختبار للتدريب' }).click();
    await answer(second, 'Convex', 'Convex');
    await expect(second.getByRole('heading', { name: 'حصلت على 2 من 2' })).toBeFocused();
  });
  await test.step('The course is done, also on the first device', async () => {
    await first.context().setOffline(false);
    for (const page of [second, first]) {
      await page.goto('/dashboard/my-courses');
      await expect(page.getByRole('article').filter({ hasText: title })).toContainText('أكملت 1 من درس واحد');
    }
  });
  await first.context().close();
  await second.context().close();
  await data.deleteAll();
});

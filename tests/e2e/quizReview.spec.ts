// A student fails a quiz, reviews the mistakes, practises them and takes the quiz again. The admin sees who chose what.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/axe.ts';
import { openSubscribedPage, openVisitorPage, registerAndSignIn, signInAsRole } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';
import { createTestData } from './support/testData.ts';

const ar = labelsByLanguage.ar;
const desktop = { labels: ar, theme: 'light', width: 1280, height: 900 } as const;
const phone = { labels: ar, theme: 'dark', width: 360, height: 780 } as const;
const title = 'Reviewed optics';

const countAttempts = async (page: Page, token: string, quizId: number) => {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await page.request.get(`/api/quizzes/${quizId}/attempts`, { headers });
  return ((await response.json()) as { total: number }).total;
};

test('a failed quiz is reviewed, its mistakes are practised, and it is taken again (ar, dark, 360 px)', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const data = await createTestData(request, title, () => Promise.reject(new Error('no student')));
  const { id: courseId, slug } = await data.ensureCourse();
  const quizId = await data.ensureQuiz();
  await data.ensureOptions();
  await data.ensureOptions(2);
  const admin = await openVisitorPage(browser, { ...desktop, labels: labelsByLanguage.en });
  await signInAsRole(admin, 'admin');
  await test.step('The admin explains a question', async () => {
    await admin.goto(`/dashboard/questions/${await data.ensureQuestion()}`);
    await admin.getByLabel(/^Explanation/).fill('عدسة محدّبة تجمع الضوء');
    await admin.getByRole('button', { name: 'Save' }).click();
    await expect(admin.getByRole('dialog')).toContainText('Question updated successfully');
  });

  const { page, token } = await openSubscribedPage(browser, phone, slug);
  await test.step('The card of the quiz says that it is not taken yet', async () => {
    await page.goto(`/single/${slug}`);
    await expect(page.getByText('لم تؤدّه بعد')).toBeAttached();
  });
  await test.step('The student fails', async () => {
    await page.goto(`/single/${courseId}/Quiz/${quizId}`);
    await page.getByRole('group').nth(0).getByRole('radio', { name: 'Concave' }).check();
    await page.getByRole('group').nth(1).getByRole('radio', { name: 'Convex' }).check();
    await page.getByRole('button', { name: ar.submit }).click();
    await expect(page.getByRole('heading', { name: 'حصلت على 1 من 2' })).toBeFocused();
    await expect(page.getByText('عدسة محدّبة تجمع الضوء')).toBeVisible();
  });
  await test.step('The review is kept, and shows the mistake with its explanation', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'راجع أخطاءك' }).click();
    await expect(page.getByRole('heading', { name: 'حصلت على 1 من 2' })).toBeVisible();
    await page.getByRole('button', { name: 'الأخطاء فقط' }).click();
    await expect(page.getByRole('group')).toHaveCount(1);
    await expect(page.getByRole('group')).toHaveAccessibleDescription(/الإجابة الصحيحة: Convex/);
    await expect(page.getByRole('group')).toContainText('عدسة محدّبة تجمع الضوء');
    await expectAccessible(page);
  });
  await test.step('Practice is checked and not stored', async () => {
    await page.getByRole('link', { name: 'تدرّب على أخطائك' }).click();
    await expect(page.getByRole('group')).toHaveCount(1);
    await page.getByRole('radio', { name: 'Neither' }).check();
    await page.getByRole('button', { name: 'تحقّق من الإجابات' }).click();
    await page.getByRole('button', { name: 'تدرّب على ما بقي' }).click();
    await page.getByRole('radio', { name: 'Convex' }).check();
    await page.getByRole('button', { name: 'تحقّق من الإجابات' }).click();
    await expect(page.getByRole('button', { name: 'تدرّب من جديد' })).toBeVisible();
    await expectAccessible(page);
    expect(await countAttempts(page, token, quizId)).toBe(1);
  });
  await test.step('The second attempt does not change the mark that counts', async () => {
    await page.getByRole('link', { name: 'العودة إلى المراجعة' }).first().click();
    await page.getByRole('link', { name: 'إعادة الاختبار للتدريب' }).click();
    for (const index of [0, 1]) await page.getByRole('group').nth(index).getByRole('radio', { name: 'Convex' }).check();
    await page.getByRole('button', { name: ar.submit }).click();
    await expect(page.getByRole('heading', { name: 'حصلت على 2 من 2' })).toBeFocused();
    await page.goto(`/single/${courseId}/Quiz/${quizId}?attempt=2`);
    await page
      .getByRole('navigation', { name: 'محاولاتك' })
      .getByRole('link', { name: /المحاولة 1/ })
      .click();
    await expect(page.getByRole('heading', { name: 'حصلت على 1 من 2' })).toBeVisible();
    await page.goto(`/single/${slug}`);
    await expect(page.getByText('درجتك: 1 من 2')).toBeAttached();
  });
  await test.step('The admin sees how many chose what', async () => {
    await admin.goto(`/dashboard/courses/${courseId}/quizzes/${quizId}/users`);
    await admin.getByRole('button', { name: 'Answers by question' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Answers by question' });
    await expect(dialog.getByRole('listitem').first()).toContainText('Concave1 student (100%)');
    await expectAccessible(admin);
  });
  await test.step('Another student cannot open this attempt', async () => {
    const other = await openVisitorPage(browser, desktop);
    await registerAndSignIn(other, `review-${crypto.randomUUID()}@example.com`);
    await other.goto(`/single/${courseId}/Quiz/${quizId}?attempt=1`);
    await expect(other.getByText('هذا الاختبار للمشتركين')).toBeVisible();
    await other.context().close();
  });
  await page.context().close();
  await admin.context().close();
  await data.deleteAll();
});

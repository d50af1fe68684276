// An admin says what a course teaches, a teacher writes a biography, and a visitor reads both without scripts.
import { expect } from '@playwright/test';
import { paths } from '@fanous/features/paths';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openVisitorPage, signInAsRole } from './support/people.ts';
import { test } from './support/test.ts';
import { createTestData } from './support/testData.ts';

const title = 'Introduced optics';
const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;
const phone = { labels: labelsByLanguage.ar, theme: 'dark', width: 360, height: 780 } as const;

test('a visitor reads what a course teaches, for whom, and who teaches it', async ({ browser, request }) => {
  const data = await createTestData(request, title, () => Promise.reject(new Error('no student')));
  const { id, slug } = await data.ensureCourse();
  await test.step('An admin writes what students learn', async () => {
    const page = await openVisitorPage(browser, desktop);
    await signInAsRole(page, 'admin');
    await page.goto(paths.editCourse.to({ slug, id }));
    await page.getByLabel(/^What students learn/).fill('ترسم مسار الضوء\nتحسب قوة العدسة');
    await page.getByLabel(/^Who the course is for/).fill('طلاب الصف الثاني الثانوي');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toContainText('successfully');
    await page.context().close();
  });
  await test.step('The teacher writes a biography', async () => {
    const page = await openVisitorPage(browser, desktop);
    await signInAsRole(page, 'teacher');
    await page.goto(paths.profile.to());
    await page.getByLabel(/^Biography/).fill('مدرّس فيزياء منذ ٢٠٠٩');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Profile updated successfully');
    await page.context().close();
  });
  await test.step('A visitor without scripts reads them', async () => {
    const page = await openVisitorPage(browser, phone, { javaScriptEnabled: false });
    await page.goto(`/single/${slug}`);
    await expect(page.getByRole('region', { name: 'ماذا ستتعلم' }).getByRole('listitem')).toHaveText([
      'ترسم مسار الضوء',
      'تحسب قوة العدسة',
    ]);
    await expect(page.getByRole('region', { name: 'لمن هذه الدورة' })).toContainText('طلاب الصف الثاني الثانوي');
    await expect(page.getByRole('region', { name: 'المدرّس', exact: true })).toContainText('مدرّس فيزياء منذ ٢٠٠٩');
    const questions = page.getByRole('region', { name: 'أسئلة عن الدفع' });
    await questions.getByText('متى تُفتح الدورة؟').click();
    await expect(questions).toContainText('خلال يوم عمل واحد');
    await page.context().close();
  });
  await test.step('From another course, in the app, they are those of the course', async () => {
    const page = await openVisitorPage(browser, phone);
    await page.goto('/single/algebra-solid-geometry', { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: 'ماذا ستتعلم' }).getByRole('listitem')).toHaveCount(4);
    await page.getByRole('banner').getByRole('link', { name: 'فانوس' }).click();
    await page.locator(`#courses a[href="/single/${slug}"]`).first().click();
    await expect(page.getByRole('region', { name: 'ماذا ستتعلم' }).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await page.context().close();
  });
  await data.deleteAll();
});

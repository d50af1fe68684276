// A student reports a summary, the teacher of the course reads why, and keeps or deletes it.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openSignedInPage, openSubscribedPage } from './support/people.ts';
import { createTestData } from './support/testData.ts';

const phone = { labels: labelsByLanguage.ar, theme: 'dark', width: 360, height: 780 } as const;
const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;
const title = 'Plane mirrors';

/** The section of the summaries; on a phone it is opened first. */
async function openSummaries(page: Page, slug: string): Promise<Locator> {
  await page.goto(`/single/${slug}`);
  const section = page.getByRole('region', { name: /^(الملخصات|Summaries)/ });
  const toggle = section.getByRole('heading', { level: 2 }).getByRole('button');
  if ((await toggle.isVisible()) && (await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await expect(section.getByRole('list').getByRole('button').first()).toBeVisible();
  return section;
}

test('a student reports a summary, and the teacher keeps it, then deletes it', async ({ browser, request }) => {
  let authorToken = '';
  const data = await createTestData(request, title, () => Promise.resolve(authorToken));
  const { slug } = await data.ensureCourse();
  const author = await openSubscribedPage(browser, desktop, slug);
  authorToken = author.token;
  await data.ensureSummary();
  const reader = await openSubscribedPage(browser, phone, slug);
  const teacher = await openSignedInPage(browser, desktop, 'teacher');

  const report = async (choose: (dialog: Locator) => Promise<void>) => {
    const summaries = await openSummaries(reader.page, slug);
    await summaries.getByRole('button', { name: `الإبلاغ عن ${title}` }).click();
    const dialog = reader.page.getByRole('alertdialog', { name: 'الإبلاغ عن ملخص' });
    await choose(dialog);
    await dialog.getByRole('button', { name: 'إرسال البلاغ' }).click();
    await expect(reader.page.getByText('شكرًا لك. سيراجعه المدرّس.')).toBeVisible();
    return summaries;
  };

  await test.step('The author sees no button to report it', async () => {
    const summaries = await openSummaries(author.page, slug);
    await expect(summaries.getByRole('button', { name: `Edit ${title}` })).toBeVisible();
    await expect(summaries.getByRole('button', { name: /^Report/ })).toHaveCount(0);
  });
  await test.step('A student gives a reason, and cannot report it twice', async () => {
    const summaries = await report(async (dialog) => {
      await dialog.getByText('فيه أخطاء').click();
      await dialog.getByRole('textbox', { name: 'التفاصيل' }).fill('الصفحة الثانية من درس آخر');
      await expectAccessible(reader.page);
    });
    await expect(summaries.getByText('أبلغت عنه')).toBeVisible();
    await expect(summaries.getByRole('button', { name: `الإبلاغ عن ${title}` })).toHaveCount(0);
    await expect(summaries.getByRole('button', { name: new RegExp(`^${title}`) })).toBeFocused();
    await reader.page.reload();
    await expect((await openSummaries(reader.page, slug)).getByText('أبلغت عنه')).toBeVisible();
  });
  await test.step('The teacher reads the reason, and keeps the summary', async () => {
    const { page } = teacher;
    const summaries = await openSummaries(page, slug);
    await summaries.getByRole('button', { name: `Reports: 1 about ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: `Reports of “${title}”` });
    await expect(dialog.getByRole('listitem')).toContainText(['It has mistakes']);
    await expect(dialog.getByText('الصفحة الثانية من درس آخر')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep the summary' }).click();
    await expect(page.getByText('The summary stays. Its reports are deleted.')).toBeVisible();
    await expect(summaries.getByRole('button', { name: /^Reports/ })).toHaveCount(0);
    await expect(summaries.getByRole('button', { name: new RegExp(`^${title}`) })).toBeFocused();
  });
  await test.step('It is reported again, and the teacher deletes it', async () => {
    await report((dialog) => dialog.getByText('منقول من كتاب أو من مدرّس آخر').click());
    const { page } = teacher;
    const summaries = await openSummaries(page, slug);
    const reports = summaries.getByRole('button', { name: `Reports: 1 about ${title}` });
    const question = page.getByRole('alertdialog', { name: 'Delete summary?' });
    const openQuestion = async () => {
      await reports.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete summary' }).click();
    };
    await openQuestion();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(reports).toBeFocused();
    await openQuestion();
    await question.getByRole('button', { name: 'Delete summary' }).click();
    await expect(summaries.getByText(/^No summaries yet/)).toBeVisible();
  });
  await Promise.all([author.page, reader.page, teacher.page].map((page) => page.context().close()));
  await data.deleteAll();
});

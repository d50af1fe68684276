// Changes outside the dashboard, mostly by students.
import { expect, type Page } from '@playwright/test';
import path from 'node:path';
import type { TestData } from '../testData.ts';
import type { Change } from './change.ts';
import { demoMediaDir, getButton, expectToast } from './steps.ts';

async function openSummary(page: Page, testData: TestData): Promise<number> {
  const id = await testData.ensureSummary();
  await page.goto(`/single/${(await testData.ensureCourse()).slug}`);
  await expect(page.getByRole('group', { name: `Your reaction to ${testData.title}` })).toBeVisible();
  return id;
}
const getLoveButton = (page: Page, { title }: TestData) =>
  page.getByRole('group', { name: `Your reaction to ${title}` }).getByRole('button', { name: /^Love/ });

export const studentChanges: readonly Change[] = [
  {
    operation: 'createSummary',
    role: 'student',
    prepare: async (page, testData) => {
      await page.goto(`/single/${(await testData.ensureCourse()).slug}`);
      await getButton(page, 'Add summary').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Lecture name').fill(testData.title);
      await dialog
        .locator('input[accept="application/pdf"]')
        .setInputFiles(path.join(demoMediaDir, 'lecture-summary.pdf'));
      return dialog.getByRole('button', { name: 'Add summary' });
    },
    expectSuccess: (page) => expect(page.getByRole('dialog', { name: 'Summary added' })).toBeVisible(),
  },
  {
    operation: 'updateSummary',
    role: 'student',
    prepare: async (page, testData) => {
      await openSummary(page, testData);
      await getButton(page, `Edit ${testData.title}`).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Lecture name').fill(`${testData.title} again`);
      return dialog.getByRole('button', { name: 'Save' });
    },
    expectSuccess: expectToast('Summary updated'),
  },
  {
    operation: 'deleteSummary',
    role: 'student',
    prepare: async (page, testData) => {
      await openSummary(page, testData);
      await getButton(page, `Delete ${testData.title}`).click();
      return page.getByRole('alertdialog').getByRole('button', { name: 'Delete summary' });
    },
    expectSuccess: expectToast('Summary deleted'),
  },
  {
    operation: 'reportSummary',
    role: 'student',
    prepare: async (page, testData) => {
      await testData.ensureOthersSummary();
      await page.goto(`/single/${(await testData.ensureCourse()).slug}`);
      await getButton(page, `Report ${testData.title}`).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByText('It has mistakes').click();
      return dialog.getByRole('button', { name: 'Send report' });
    },
    expectSuccess: expectToast('Thank you. The teacher will look at it.'),
  },
  {
    operation: 'dismissSummaryReports',
    prepare: async (page, testData) => {
      await testData.ensureReport();
      await openSummary(page, testData);
      await page.getByRole('button', { name: `Reports: 1 about ${testData.title}` }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Keep the summary' });
    },
    expectSuccess: expectToast('The summary stays. Its reports are deleted.'),
  },
  {
    operation: 'createReact',
    role: 'student',
    prepare: async (page, testData) => {
      await openSummary(page, testData);
      return getLoveButton(page, testData);
    },
    expectSuccess: (page, testData) => expect(getLoveButton(page, testData)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    operation: 'deleteReact',
    role: 'student',
    prepare: async (page, testData) => {
      await testData.ensureReaction();
      await openSummary(page, testData);
      await expect(getLoveButton(page, testData)).toHaveAttribute('aria-pressed', 'true');
      return getLoveButton(page, testData);
    },
    expectSuccess: (page, testData) => expect(getLoveButton(page, testData)).toHaveAttribute('aria-pressed', 'false'),
  },
  {
    operation: 'createQuizResult',
    role: 'student',
    prepare: async (page, testData) => {
      const id = await testData.ensureQuiz();
      await testData.ensureOptions();
      await testData.ensureOptions(2);
      await page.goto(`/single/${(await testData.ensureCourse()).id}/Quiz/${id}`);
      await page.getByRole('group').first().getByRole('radio').first().check();
      await getButton(page, 'Submit answers').click();
      return page.getByRole('alertdialog').getByRole('button', { name: 'Submit now' });
    },
    expectSuccess: (page) => expect(page.getByRole('heading', { name: /^You scored/ })).toBeVisible(),
  },
  {
    operation: 'readNotifications',
    role: 'student',
    prepare: async (page, testData) => {
      await testData.ensureVideo();
      await page.goto('/dashboard/my-courses');
      await page.getByRole('button', { name: 'Notifications, 1 new notification' }).click();
      return page.getByRole('button', { name: 'Mark all as read' });
    },
    expectSuccess: (page) =>
      expect(
        page.getByRole('button', { name: 'Notifications, No new notifications', includeHidden: true }),
      ).toBeVisible(),
  },
];

// Changes by a student outside the dashboard.
import { expect, type Page } from '@playwright/test';
import path from 'node:path';
import type { TestData } from '../testData.ts';
import type { Change } from './change.ts';
import { demoMediaDir, getButton, expectToast } from './steps.ts';

async function openSummary(page: Page, make: TestData): Promise<number> {
  const id = await make.summary();
  await page.goto(`/single/${(await make.course()).slug}`);
  await expect(page.getByRole('group', { name: `Your reaction to ${make.title}` })).toBeVisible();
  return id;
}
const getLoveButton = (page: Page, { title }: TestData) =>
  page.getByRole('group', { name: `Your reaction to ${title}` }).getByRole('button', { name: /^Love/ });

export const students: readonly Change[] = [
  {
    operation: 'createSummary',
    as: 'student',
    prepare: async (page, make) => {
      await page.goto(`/single/${(await make.course()).slug}`);
      await getButton(page, 'Add summary').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Lecture name').fill(make.title);
      await dialog
        .locator('input[accept="application/pdf"]')
        .setInputFiles(path.join(demoMediaDir, 'lecture-summary.pdf'));
      return dialog.getByRole('button', { name: 'Add summary' });
    },
    success: (page) => expect(page.getByRole('dialog', { name: 'Summary added' })).toBeVisible(),
  },
  {
    operation: 'deleteSummary',
    as: 'student',
    prepare: async (page, make) => {
      await openSummary(page, make);
      await getButton(page, `Delete ${make.title}`).click();
      return page.getByRole('alertdialog').getByRole('button', { name: 'Delete summary' });
    },
    success: expectToast('Summary deleted'),
  },
  {
    operation: 'createReact',
    as: 'student',
    prepare: async (page, make) => {
      await openSummary(page, make);
      return getLoveButton(page, make);
    },
    success: (page, make) => expect(getLoveButton(page, make)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    operation: 'deleteReact',
    as: 'student',
    prepare: async (page, make) => {
      await make.reaction();
      await openSummary(page, make);
      await expect(getLoveButton(page, make)).toHaveAttribute('aria-pressed', 'true');
      return getLoveButton(page, make);
    },
    success: (page, make) => expect(getLoveButton(page, make)).toHaveAttribute('aria-pressed', 'false'),
  },
  {
    operation: 'createQuizResult',
    as: 'student',
    prepare: async (page, make) => {
      const id = await make.quiz();
      await make.options();
      await make.options(2);
      await page.goto(`/single/${(await make.course()).id}/Quiz/${id}`);
      await page.getByRole('group').first().getByRole('radio').first().check();
      await getButton(page, 'Submit answers').click();
      return page.getByRole('alertdialog').getByRole('button', { name: 'Submit now' });
    },
    success: (page) => expect(page.getByRole('heading', { name: /^You scored/ })).toBeVisible(),
  },
  {
    operation: 'readNotifications',
    as: 'student',
    prepare: async (page, make) => {
      await make.video();
      await page.goto('/dashboard/my-courses');
      await page.getByRole('button', { name: 'Notifications, 1 new notification' }).click();
      return page.getByRole('button', { name: 'Mark all as read' });
    },
    success: (page) =>
      expect(
        page.getByRole('button', { name: 'Notifications, No new notifications', includeHidden: true }),
      ).toBeVisible(),
  },
];

// The data of a user, and its deletion.
import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '@fanous/features/paths';
import { requestDeletionWithApi } from '../ownData.ts';
import type { TestData } from '../testData.ts';
import type { Change } from './change.ts';
import { chooseRowAction, expectToast, getButton, getSearchUrl } from './steps.ts';

const password = 'nile-lantern-42';

/** Opens the dialog of a button, and enters the password. */
async function enterPassword(page: Page, button: string, submit: string): Promise<Locator> {
  await page.goto(paths.ownData.to());
  await getButton(page, button).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  return dialog.getByRole('button', { name: submit });
}

/** Opens the dialog in which an admin decides. */
async function openRequest(page: Page, testData: TestData): Promise<Locator> {
  const { email } = await testData.ensureUser();
  await requestDeletionWithApi(page.request, { email, password });
  await page.goto(getSearchUrl(paths.users.to(), testData));
  await chooseRowAction(page, testData.title, 'Deletion request');
  return page.getByRole('dialog');
}

export const ownDataChanges: readonly Change[] = [
  {
    operation: 'exportMyData',
    role: 'student',
    prepare: (page) => enterPassword(page, 'Download your data', 'Download'),
    expectSuccess: expectToast('Your data was downloaded'),
  },
  {
    operation: 'requestDeletion',
    role: 'student',
    prepare: (page) => enterPassword(page, 'Request account deletion', 'Request account deletion'),
    expectSuccess: (page) => expect(getButton(page, 'Withdraw the request')).toBeVisible(),
  },
  {
    operation: 'withdrawDeletionRequest',
    role: 'student',
    prepare: async (page) => {
      await (await enterPassword(page, 'Request account deletion', 'Request account deletion')).click();
      return getButton(page, 'Withdraw the request');
    },
    expectSuccess: expectToast('The request was withdrawn'),
  },
  {
    operation: 'confirmDeletion',
    prepare: async (page, testData) =>
      (await openRequest(page, testData)).getByRole('button', { name: 'Delete the account' }),
    expectSuccess: expectToast('The account was deleted'),
  },
  {
    operation: 'refuseDeletion',
    prepare: async (page, testData) => {
      const dialog = await openRequest(page, testData);
      await dialog.getByRole('button', { name: 'Refuse…' }).click();
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Write to us first');
      return dialog.getByRole('button', { name: 'Refuse the request' });
    },
    expectSuccess: expectToast('The request was refused'),
  },
];

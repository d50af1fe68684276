// Steps that the changes of this folder share.
import { expect, type Locator, type Page } from '@playwright/test';
import path from 'node:path';
import type { TestData } from '../testData.ts';

export const demoMediaDir = path.resolve(import.meta.dirname, '../../../../apps/api/src/demo/media');

export const getButton = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
export const getTextbox = (page: Page, name: string) => page.getByRole('textbox', { name });
export const attachFile = (page: Page, file: string) =>
  page.locator('input[type="file"][hidden]').first().setInputFiles(path.join(demoMediaDir, file));
export const getSearchUrl = (address: string, testData: TestData) =>
  `${address}?search=${encodeURIComponent(testData.title)}`;

/** Creates a check: the dialog contains the sentence. */
export const expectDialogText = (sentence: string) => (page: Page) =>
  expect(page.getByRole('dialog')).toContainText(sentence);
export const expectToast = (sentence: string) => (page: Page) => expect(page.getByText(sentence).first()).toBeVisible();
/** Checks that the row is removed and the dialog closed. */
export const expectRowRemoved = async (page: Page, { title }: TestData) => {
  await expect(page.getByRole('rowheader', { name: title })).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
};
export const expectTwoItemsDone = (page: Page) =>
  expect(page.getByRole('dialog', { name: '2 items done' })).toBeVisible();

export async function openAndFillForm(
  page: Page,
  address: string,
  fields: Record<string, string>,
  submitLabel: string,
): Promise<Locator> {
  await page.goto(address);
  for (const [label, value] of Object.entries(fields)) await page.getByRole('main').getByLabel(label).fill(value);
  return getButton(page, submitLabel);
}

/** Chooses an action of a row: its button, or an item of its menu. */
export async function chooseRowAction(page: Page, name: string, action: string): Promise<void> {
  const button = page.getByRole('button', { name: `${action} ${name}`, exact: true });
  const menu = page.getByRole('button', { name: `More actions: ${name}`, exact: true });
  await expect(button.or(menu).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await menu.click();
  return page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Opens the confirmation for a row, and returns its button. */
export async function openDeleteDialog(page: Page, address: string, name: string, action = 'Delete'): Promise<Locator> {
  await page.goto(address);
  await chooseRowAction(page, name, action);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(name);
  // The dialog has finished counting.
  await expect(dialog.getByText('Counting what goes with it')).toHaveCount(0);
  return dialog.getByRole('button', { name: action, exact: true });
}

/** Selects all rows, opens the confirmation, and returns its button. */
export async function openBulkDialog(page: Page, address: string, action: string): Promise<Locator> {
  await page.goto(address);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all rows' }).press('Space');
  await getButton(page, action).click();
  return page.getByRole('dialog').getByRole('button', { name: action, exact: true });
}

export async function fillOptions(page: Page): Promise<void> {
  await page.getByLabel('Option 1', { exact: true }).fill('Convex');
  await page.getByRole('radio', { name: 'Correct answer: option 1' }).press('Space');
  await page.getByLabel('Option 2', { exact: true }).fill('Concave');
}

// What the changes of this folder have in common: filling in, choosing rows, and seeing that it is done.
import { expect, type Locator, type Page } from '@playwright/test';
import path from 'node:path';
import type { TestData } from '../testData.ts';

export const media = path.resolve(import.meta.dirname, '../../../../apps/api/src/demo/media');

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
export const text = (page: Page, name: string) => page.getByRole('textbox', { name });
export const attach = (page: Page, file: string) =>
  page.locator('input[type="file"][hidden]').first().setInputFiles(path.join(media, file));
export const search = (address: string, make: TestData) => `${address}?search=${encodeURIComponent(make.title)}`;

/** The dialog of success says this. */
export const says = (sentence: string) => (page: Page) => expect(page.getByRole('dialog')).toContainText(sentence);
export const toasts = (sentence: string) => (page: Page) => expect(page.getByText(sentence).first()).toBeVisible();
/** The row has left the list. */
export const isGone = async (page: Page, { title }: TestData) => {
  await expect(page.getByRole('rowheader', { name: title })).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
};
export const bothAreDone = (page: Page) => expect(page.getByRole('dialog', { name: '2 items done' })).toBeVisible();

export async function fill(
  page: Page,
  address: string,
  fields: Record<string, string>,
  send: string,
): Promise<Locator> {
  await page.goto(address);
  for (const [label, value] of Object.entries(fields)) await page.getByRole('main').getByLabel(label).fill(value);
  return button(page, send);
}

/** Chooses an action of the row: a button of its own, or an entry of its menu. */
export async function act(page: Page, name: string, action: string): Promise<void> {
  const direct = page.getByRole('button', { name: `${action} ${name}`, exact: true });
  const menu = page.getByRole('button', { name: `More actions: ${name}`, exact: true });
  await expect(direct.or(menu).first()).toBeVisible();
  if (await direct.isVisible()) return direct.click();
  await menu.click();
  return page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Opens the question before a row is deleted. */
export async function askToDelete(page: Page, address: string, name: string, action = 'Delete'): Promise<Locator> {
  await page.goto(address);
  await act(page, name, action);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(name);
  // What goes with it has been counted.
  await expect(dialog.getByText('Counting what goes with it')).toHaveCount(0);
  return dialog.getByRole('button', { name: action, exact: true });
}

/** Chooses the rows of a list, and opens the question about all of them. */
export async function askAboutAll(page: Page, address: string, action: string): Promise<Locator> {
  await page.goto(address);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all rows' }).press('Space');
  await button(page, action).click();
  return page.getByRole('dialog').getByRole('button', { name: action, exact: true });
}

export async function fillOptions(page: Page): Promise<void> {
  await page.getByLabel('Option 1', { exact: true }).fill('Convex');
  await page.getByRole('radio', { name: 'Correct answer: option 1' }).press('Space');
  await page.getByLabel('Option 2', { exact: true }).fill('Concave');
}

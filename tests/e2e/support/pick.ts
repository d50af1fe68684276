import { expect, type Page } from '@playwright/test';

/** Types into a picker, and chooses the one option that matches. */
export async function pick(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(value);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option').click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

import { expect, type Page } from '@playwright/test';

/** Types into a combo box and chooses the only matching option. */
export async function selectComboBoxOption(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(value);
  // While the server searches, the “searching” row is an option too.
  const option = page.getByRole('option').filter({ hasText: value });
  await expect(option).toHaveCount(1);
  await option.click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

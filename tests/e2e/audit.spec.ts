// The audit log on the real server: an admin changes an account, and finds the change with its values.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/axe.ts';
import { openVisitorPage, signInAsRole } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;

test('an admin edits a user and sees who changed what', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');
  await test.step('The admin adds a user and changes the phone number', async () => {
    await page.goto('/dashboard/users/create');
    await page.getByLabel('Full name').fill('Galal Amin');
    await page.getByLabel('Email').fill('galal@example.com');
    await page.getByText('Teacher', { exact: true }).click();
    await page.getByLabel('Password', { exact: true }).fill('nile-lantern-42');
    await page.getByLabel('Confirm password', { exact: true }).fill('nile-lantern-42');
    await page.getByRole('button', { name: 'Add user' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await page.getByRole('searchbox').fill('galal@example.com');
    await expect(page).toHaveURL(/search=galal/);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await page.getByRole('link', { name: 'Edit Galal Amin' }).click();
    await page.getByRole('textbox', { name: /^Phone/ }).fill('01012345678');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  });

  await test.step('The audit log has both changes', async () => {
    await page.getByRole('link', { name: 'Audit log' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    await page.getByRole('searchbox').fill('Galal');
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('The details show the field before and after, and lead to the user', async () => {
    const opener = page.getByRole('button', { name: /^Details Galal Amin/ }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Galal Amin' });
    await expect(dialog.getByRole('row', { name: /Phone/ })).toContainText('01012345678');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: 'Open the item' }).click();
    await expect(page.getByRole('textbox', { name: /^Phone/ })).toHaveValue('01012345678');
    await page.goBack();
  });

  await test.step('The export has no password', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('Phone: 01012345678');
    expect(text).not.toContain('nile-lantern-42');
  });
});

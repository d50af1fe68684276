// Admins and limited admins manage accounts on the real server.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/axe.ts';
import { openVisitorPage, signInAsRole } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;

async function addUser(
  page: Page,
  { name, email, role }: { name: string; email: string; role: string },
): Promise<void> {
  await page.goto('/dashboard/users');
  await page.getByRole('link', { name: 'Add user', exact: true }).click();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByText(role, { exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill('nile-lantern-42');
  await page.getByLabel('Confirm password', { exact: true }).fill('nile-lantern-42');
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByRole('dialog')).toContainText('User created successfully');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/dashboard/users');
}

test('an admin adds, finds, edits, logs out and deletes a user', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');
  await test.step('The admin adds a user and finds it', async () => {
    await addUser(page, { name: 'Basma Farouk', email: 'basma@example.com', role: 'Teacher' });
    await page.getByRole('searchbox').fill('basma farouk');
    await expect(page).toHaveURL('/dashboard/users?search=basma+farouk');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('Saving without a change is refused, a new phone number is saved', async () => {
    await page.getByRole('link', { name: 'Edit Basma Farouk' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('No changes detected');
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByLabel('Phone').fill('01012345678');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toContainText('User updated successfully');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  });

  await test.step('The list shows the phone number', async () => {
    await page.getByRole('searchbox').fill('basma farouk');
    await expect(page.getByRole('row', { name: /Basma/ })).toContainText('01012345678');
  });
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: 'More actions: Basma Farouk' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await test.step('The admin logs the user out', async () => {
    await choose('Force log-out');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('dialog')).toContainText('User has been logged out successfully');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  });
  await test.step('The admin deletes the user', async () => {
    await choose('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});

test('a user who owns courses is not deleted, and the list shows the reason', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');
  await page.goto('/dashboard/users?search=khaled.mansour');
  await page.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(/This user owns \d+ courses?\./);
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});

test('a limited admin adds and edits users, but sets no roles and deletes none', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'limited admin');
  await page.goto('/dashboard/users/create');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await addUser(page, { name: 'Adham Nabil', email: 'adham@example.com', role: 'Student' });
  await page.getByRole('searchbox').fill('adham nabil');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit Adham Nabil' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Adham Nabil');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.goto('/dashboard/users?search=admin@fanous');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
});

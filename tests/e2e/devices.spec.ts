// My devices on the real server: a student sees two devices, and signs one out from the other.
import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { paths } from '@fanous/features/paths';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openVisitorPage, registerAndSignIn, signIn, signInWithApi } from './support/people.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

test('a student signs out another device with the keyboard', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  const account = await registerAndSignIn(page, 'two-devices@example.com');
  const other = await openVisitorPage(browser, desktop, { userAgent: firefox });
  await other.goto(paths.login.to());
  await signIn(other, desktop.labels, account);
  await other.keyboard.press('Escape');

  await test.step('The profile leads to the list of both devices', async () => {
    await page.goto(paths.profile.to());
    await page.getByRole('link', { name: 'My devices' }).press('Enter');
    await expect(page.getByRole('region', { name: 'My devices, 2 devices' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'This device' })).toContainText('Chrome on');
    await expectAccessible(page);
  });

  await test.step('Escape keeps the other device, Enter on the button ends its session', async () => {
    const button = page.getByRole('button', { name: 'Log out Firefox on Windows' });
    await button.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Log out the device?' });
    await expect(dialog).toContainText('Firefox on Windows');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await button.press('Enter');
    await dialog.getByRole('button', { name: 'Log out' }).press('Enter');
    await expect(page.getByText('The device was logged out')).toBeVisible();
    await expect(page.getByRole('region', { name: 'My devices, 1 device' })).toBeVisible();
  });

  await test.step('The other device has to sign in', async () => {
    await other.goto(paths.myCourses.to());
    await expect(other).toHaveURL(/\/login\?/);
  });

  await test.step('All other devices are signed out together', async () => {
    await signInWithApi(other, account);
    await page.reload();
    await page.getByRole('button', { name: 'Log out all others' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Log out all other devices?' });
    await dialog.getByRole('button', { name: 'Log out all others' }).click();
    await expect(page.getByRole('region', { name: 'My devices, 1 device' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'My devices' })).toBeFocused();
    await page.goto(paths.profile.to());
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await other.goto(paths.myCourses.to());
    await expect(other).toHaveURL(/\/login\?/);
  });
});

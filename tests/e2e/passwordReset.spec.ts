// A user who has lost the password gets a one-time link from an admin: two people, two browsers.
import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openVisitorPage, registerAndSignIn, signIn, signInAsRole } from './support/people.ts';

test('an admin sends a link, and the user sets a new password with it once', async ({ browser }) => {
  const user = { labels: labelsByLanguage.ar, theme: 'dark', width: 360, height: 780 } as const;
  const email = `lost-${crypto.randomUUID()}@example.com`;
  const oldDevice = await openVisitorPage(browser, user);
  await registerAndSignIn(oldDevice, email);

  const admin = await openVisitorPage(browser, {
    labels: labelsByLanguage.en,
    theme: 'light',
    width: 1280,
    height: 900,
  });
  await signInAsRole(admin, 'admin');
  await admin.goto(`/dashboard/users?search=${encodeURIComponent(email)}`);
  await admin.getByRole('button', { name: /^More actions/ }).click();
  await admin.getByRole('menuitem', { name: 'Password reset link' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog
    .getByText(/\/reset-password#/)
    .first()
    .textContent();
  await expectAccessible(admin);
  await admin.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const page = await openVisitorPage(browser, user);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'راسلنا' })).toHaveAttribute('href', /wa\.me/);
  await page.goto(link ?? '');
  await expect(page.getByLabel('كلمة المرور الجديدة', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const setPassword = async (password: string) => {
    await page.getByLabel('كلمة المرور الجديدة', { exact: true }).fill(password);
    await page.getByLabel('تأكيد كلمة المرور', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  };
  await test.step('A common password is refused, and the link still works', async () => {
    await setPassword('password');
    await page.getByRole('alertdialog').getByRole('button').first().press('Escape');
    await expect(page.getByLabel('كلمة المرور الجديدة', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  });
  await setPassword('qalam-azraq-71');
  await expect(page.getByRole('dialog')).toContainText('تم تعيين كلمة المرور الجديدة');
  await page.getByRole('dialog').getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, user.labels, { email, password: 'qalam-azraq-71' });
  const secret = new URL(link ?? '').hash.slice(1);
  expect(secret.length).toBeGreaterThan(40);
  expect(
    requested.filter((url) => new URL(url).pathname.includes(secret) || new URL(url).search.includes(secret)),
  ).toEqual([]);

  await test.step('Other devices are logged out', async () => {
    await oldDevice.goto('/dashboard/my-courses');
    await expect(oldDevice).toHaveURL(/\/login/);
  });
  await test.step('The link does not work again', async () => {
    const other = await openVisitorPage(browser, user);
    await other.goto(link ?? '');
    await other.getByLabel('كلمة المرور الجديدة', { exact: true }).fill('qalam-ahmar-72');
    await other.getByLabel('تأكيد كلمة المرور', { exact: true }).fill('qalam-ahmar-72');
    await other.keyboard.press('Enter');
    await expect(other.getByText(/انتهت صلاحية هذا الرابط/)).toBeVisible();
    await expectAccessible(other);
  });
});

// Two-step verification on the real server: with the keyboard, and required by the operator.
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { paths } from '@fanous/features/paths';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openVisitorPage, registerAndSignIn } from './support/people.ts';
import { adminAccount, startSeparateServer } from './support/separateServer.ts';
import { test } from './support/test.ts';
import { createTotpCode } from './support/twoStep.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;
const phone = { labels: labelsByLanguage.ar, theme: 'dark', width: 360, height: 780 } as const;

/** Reads the key beside the picture. */
async function readSecret(page: Page): Promise<string> {
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  return (key ?? '').replaceAll(' ', '');
}

/** Enters e-mail and password at /login with the keyboard. */
async function enterPassword(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto(paths.login.to());
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('a user turns it on, signs in with codes, and turns it off, with the keyboard', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  const account = await registerAndSignIn(page, 'two-steps@example.com');
  let secret = '';
  let recoveryCode = '';

  await test.step('The profile leads to the page, which shows the key and checks a code', async () => {
    await page.goto(paths.profile.to());
    await page.getByRole('link', { name: 'Two-step verification' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Two-step verification' })).toBeVisible();
    await page.getByRole('button', { name: 'Turn on' }).press('Enter');
    await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
    await expectAccessible(page);
    secret = await readSecret(page);
    await page.getByLabel('Current password').fill(account.password);
    await page.getByLabel('Code', { exact: true }).pressSequentially(createTotpCode(secret, 20));
    await page.keyboard.press('Enter');
    await expect(page.getByText('The code is wrong, or was used before.').first()).toBeVisible();
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await page.getByLabel('Code', { exact: true }).fill(createTotpCode(secret, -1));
    await page.keyboard.press('Enter');
  });

  await test.step('The recovery codes are shown once, and can be saved as a file', async () => {
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).press('Enter');
    const file = readFileSync(await (await downloading).path(), 'utf8');
    const codes = file.trim().split('\n');
    expect(codes).toHaveLength(10);
    recoveryCode = codes[0] ?? '';
    await page.getByRole('button', { name: 'I have saved them' }).press('Enter');
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
    await expectAccessible(page);
  });

  const other = await openVisitorPage(browser, desktop);
  await test.step('Another device needs a code, also in Arabic digits', async () => {
    await enterPassword(other, account);
    const code = other.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await expectAccessible(other);
    const arabic = createTotpCode(secret).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
    await other.keyboard.insertText(`${arabic.slice(0, 3)} ${arabic.slice(3)}`);
    await other.keyboard.press('Enter');
    await expect(other.getByRole('dialog')).toContainText(desktop.labels.welcome);
  });

  const third = await openVisitorPage(browser, desktop);
  await test.step('Without the phone a recovery code is enough', async () => {
    await enterPassword(third, account);
    await third.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
    await expect(third.getByLabel('Recovery code')).toBeFocused();
    await third.keyboard.insertText(recoveryCode);
    await third.keyboard.press('Enter');
    await expect(third.getByRole('dialog')).toContainText(desktop.labels.welcome);
  });

  await test.step('After the session has ended, turning it off asks for password and code again', async () => {
    await page.reload();
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
    await page.getByRole('button', { name: 'Turn off' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Turn off two-step verification?' });
    await dialog.getByLabel('Current password').fill(account.password);
    await dialog.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
    await dialog.getByLabel('Recovery code').fill(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('The code is wrong, or was used before.').first()).toBeVisible();
    await expectAccessible(page);
    const token = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { access_token: string }).access_token,
    );
    await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } });
    await page.keyboard.press('Enter');
    const signInAgain = page.getByRole('dialog', { name: 'Your session has ended' });
    await signInAgain.getByLabel('Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(signInAgain.getByLabel('Code', { exact: true })).toBeFocused();
    await page.keyboard.insertText(createTotpCode(secret, 1));
    await page.keyboard.press('Enter');
    await expect(signInAgain).toHaveCount(0);
    await expect(dialog.getByText('The code is wrong, or was used before.').first()).toBeVisible();
  });
});

test('an admin who must have it can do nothing else before', async ({ browser }) => {
  test.setTimeout(240_000);
  const server = await startSeparateServer({ REQUIRE_TWO_STEP_FOR: 'admin' });
  try {
    const page = await openVisitorPage(browser, phone, { baseURL: server.origin });
    await page.goto(paths.login.to());
    const main = page.getByRole('main');
    await main.getByLabel(phone.labels.email).fill(adminAccount.email);
    await main.getByLabel(phone.labels.password, { exact: true }).fill(adminAccount.password);
    await main.getByRole('button', { name: phone.labels.login }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.twoStep.to()}$`));
    await expect(page.getByText('يلزم تفعيل التحقق بخطوتين لحسابك. فعّله للمتابعة.')).toBeVisible();
    await expectAccessible(page);

    // Every other page leads back.
    await page.goto(paths.users.to());
    await expect(page).toHaveURL(new RegExp(`${paths.twoStep.to()}$`));
    await page.getByRole('button', { name: 'تفعيل' }).click();
    const secret = await readSecret(page);
    await page.getByLabel('كلمة المرور الحالية').fill(adminAccount.password);
    await page.getByLabel('الرمز', { exact: true }).fill(createTotpCode(secret));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'حفظتها' }).click();
    await expect(page.getByText('مفعّل')).toBeVisible();
    await page.goto(paths.users.to());
    await expect(page.getByRole('heading', { level: 1, name: 'المستخدمون' })).toBeVisible();
    await expect(page.getByRole('region', { name: /المستخدمون، مستخدم واحد/ })).toBeVisible();
  } finally {
    await server.stop();
  }
});

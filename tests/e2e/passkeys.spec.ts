// Passkeys on the real server, with the virtual authenticator of Chromium and the keyboard.
import { expect, type CDPSession, type Page } from '@playwright/test';
import { paths } from '@fanous/features/paths';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openVisitorPage, registerAndSignIn } from './support/people.ts';
import { startSeparateServer } from './support/separateServer.ts';
import { test } from './support/test.ts';
import { createTotpCode, turnOnTwoStepWithApi } from './support/twoStep.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;

/** Adds an authenticator that checks the user without asking. Returns the session that controls it. */
async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

const getToken = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { access_token: string }).access_token);

/** Signs out, and opens the page for signing in. */
async function signOut(page: Page): Promise<void> {
  await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${await getToken(page)}` } });
  await page.evaluate(() => localStorage.removeItem('auth'));
  await page.goto(paths.login.to());
}

test('a user adds a passkey, signs in with it, renames and deletes it', async ({ browser }) => {
  test.setTimeout(240_000);
  const server = await startSeparateServer({}, 'localhost');
  try {
    const page = await openVisitorPage(browser, desktop, { baseURL: server.origin });
    const { cdp, authenticatorId } = await addAuthenticator(page);
    const account = await registerAndSignIn(page, 'passkeys@example.com');
    const welcome = page.getByRole('dialog').getByText(desktop.labels.welcome);
    const passkeyButton = page.getByRole('button', { name: 'Log in with a passkey' });

    await test.step('Before there is one, the browser finds none', async () => {
      await signOut(page);
      await expect(passkeyButton).toBeVisible();
      await expectAccessible(page);
      await passkeyButton.press('Enter');
      await expect(page.getByText('No passkey was used.')).toBeVisible();
      const main = page.getByRole('main');
      await main.getByLabel('Email').fill(account.email);
      await main.getByLabel('Password', { exact: true }).fill(account.password);
      await page.keyboard.press('Enter');
      await expect(welcome).toBeVisible();
    });

    await test.step('The profile leads to the list, where the user adds one with the password', async () => {
      await page.goto(paths.profile.to());
      await page.getByRole('link', { name: 'Passkeys' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeVisible();
      await expect(page.getByText('You have no passkeys')).toBeVisible();
      await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.insertText('My laptop');
      await dialog.getByLabel('Current password').fill('something-else');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('The current password is not correct.').first()).toBeVisible();
      await dialog.getByLabel('Current password').fill(account.password);
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Passkeys, 1 passkey' })).toContainText('My laptop');
      await expect(page.getByText('Not yet')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('Signing in takes no e-mail and no password, nor a code of two-step verification', async () => {
      const secret = await turnOnTwoStepWithApi(page.request, account);
      await signOut(page);
      await passkeyButton.press('Enter');
      await expect(welcome).toBeVisible();
      // Adding another one takes a code. The device has one already.
      await page.goto(paths.passkeys.to());
      await expect(page.getByText('Not yet')).toHaveCount(0);
      await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Another');
      await dialog.getByLabel('Current password').fill(account.password);
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused();
      await page.keyboard.insertText(createTotpCode(secret));
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('This device already has a passkey for your account.')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('It gets another name', async () => {
      await page.getByRole('button', { name: 'Rename My laptop' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Rename the passkey' });
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Old laptop');
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Passkeys, 1 passkey' })).toContainText('Old laptop');
    });

    await test.step('After it is deleted, the server does not accept it', async () => {
      await page.getByRole('button', { name: 'Delete Old laptop' }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
      await expect(page.getByText('You have no passkeys')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeFocused();
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
      expect(credentials).toHaveLength(1);
      await signOut(page);
      await passkeyButton.press('Enter');
      await expect(page.getByText('This passkey was not accepted. Log in with your password.')).toBeVisible();
      await expectAccessible(page);
    });
  } finally {
    await server.stop();
  }
});

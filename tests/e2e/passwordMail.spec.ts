// A user who has lost the password gets a link by e-mail, from a server with a mail server.
import { expect } from '@playwright/test';
import { paths } from '@fanous/features/paths';
import { type MailServer, startMailServer } from '../../apps/api/test/support/mailServer.ts';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openVisitorPage, registerAndSignIn, signIn, type VisitorOptions } from './support/people.ts';
import { type SeparateServer, startSeparateServer } from './support/separateServer.ts';
import { test } from './support/test.ts';

let mailServer: MailServer | undefined;
let server: SeparateServer | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  mailServer = await startMailServer();
  server = await startSeparateServer({ SMTP_URL: mailServer.url, MAIL_FROM: 'Fanous <mail@fanous.example>' });
});

test.afterAll(async () => {
  await server?.stop();
  await mailServer?.close();
});

const journeys: (VisitorOptions & { texts: Record<string, string> })[] = [
  {
    labels: labelsByLanguage.ar,
    theme: 'dark',
    width: 360,
    height: 780,
    texts: {
      forgot: 'نسيت كلمة المرور؟',
      send: 'إرسال الرابط',
      sent: 'راجع بريدك الإلكتروني',
      ok: 'حسنًا',
      subject: 'تعيين كلمة مرور جديدة في فانوس',
      newPassword: 'كلمة المرور الجديدة',
      confirm: 'تأكيد كلمة المرور',
      set: 'تم تعيين كلمة المرور الجديدة',
      notice: 'تم تغيير كلمة مرور حسابك في فانوس',
    },
  },
  {
    labels: labelsByLanguage.en,
    theme: 'light',
    width: 1280,
    height: 900,
    texts: {
      forgot: 'Forgot your password?',
      send: 'Send the link',
      sent: 'Check your email',
      ok: 'OK',
      subject: 'Set a new password for Fanous',
      newPassword: 'New password',
      confirm: 'Confirm password',
      set: 'Your new password is set',
      notice: 'Your Fanous password was changed',
    },
  },
];

for (const { texts, ...visitor } of journeys) {
  const { labels } = visitor;
  test(`a user sets a new password with a link from the mail (${labels.code})`, async ({ browser }) => {
    const email = `forgot-${crypto.randomUUID()}@example.com`;
    const oldDevice = await openVisitorPage(browser, visitor, { baseURL: server!.origin });
    await registerAndSignIn(oldDevice, email);
    // The link that confirms the e-mail.
    await mailServer!.readMail(email);

    const page = await openVisitorPage(browser, visitor, { baseURL: server!.origin });
    await page.goto(paths.login.to());
    await page.getByRole('link', { name: texts['forgot']! }).click();
    await expect(page).toHaveURL(paths.resetPassword.to());
    await expectAccessible(page);
    const main = page.getByRole('main');
    const requestLink = async (address: string) => {
      await main.getByLabel(labels.email).fill(address);
      await main.getByRole('button', { name: texts['send']! }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(texts['sent']!);
      const text = await dialog.textContent();
      await dialog.getByRole('button', { name: texts['ok']! }).click();
      await expect(dialog).toBeHidden();
      return text;
    };
    const answer = await requestLink(email);
    expect(await requestLink(`unknown-${email}`), 'the answer shows no accounts').toBe(answer);

    const mail = await mailServer!.readMail(email);
    expect(mail.subject).toBe(texts['subject']);
    // Mail programs have no content security policy of ours.
    await page.goto('about:blank');
    await page.setContent(mail.html ?? '');
    await page.getByRole('link', { name: /./ }).first().click();
    await expect(page).toHaveURL(new RegExp(`^${server!.origin}${paths.resetPassword.to()}#[\\w-]{40,}$`));
    await page.getByLabel(texts['newPassword']!, { exact: true }).fill('qalam-azraq-71');
    await page.getByLabel(texts['confirm']!, { exact: true }).fill('qalam-azraq-71');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(texts['set']!);
    await page.getByRole('dialog').getByRole('button', { name: labels.login }).click();
    await expect(page).toHaveURL(paths.login.to());
    await signIn(page, labels, { email, password: 'qalam-azraq-71' });

    expect((await mailServer!.readMail(email)).subject).toBe(texts['notice']);
    await oldDevice.goto(paths.myCourses.to());
    await expect(oldDevice, 'other devices are logged out').toHaveURL(/\/login/);
    expect(mailServer!.listUnread()).toEqual([]);
  });
}

// A new user confirms the e-mail of the account with a link from a mail, with the keyboard alone.
import { expect, type Page } from '@playwright/test';
import { paths } from '@fanous/features/paths';
import { type MailServer, startMailServer } from '../../apps/api/test/support/mailServer.ts';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openVisitorPage, registerAndSignIn, type VisitorOptions } from './support/people.ts';
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
      subject: 'تأكيد بريدك الإلكتروني في فانوس',
      notConfirmed: 'غير مؤكَّد',
      send: 'إرسال الرابط',
      limited: 'محاولات كثيرة. حاول مرة أخرى بعد دقيقة واحدة.',
      confirm: 'تأكيد البريد',
      confirmed: 'تم تأكيد بريدك الإلكتروني',
    },
  },
  {
    labels: labelsByLanguage.en,
    theme: 'light',
    width: 1280,
    height: 900,
    texts: {
      subject: 'Confirm your email for Fanous',
      notConfirmed: 'is not confirmed',
      send: 'Send the link',
      limited: 'Too many attempts. Try again in 1 minute.',
      confirm: 'Confirm email',
      confirmed: 'Your email is confirmed',
    },
  },
];

/** Moves the focus to a button by Tab, and presses it by Enter. */
async function pressByKeyboard(page: Page, name: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name });
  await expect(button).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
}

for (const { texts, ...visitor } of journeys) {
  const { labels } = visitor;
  test(`a new user confirms the e-mail with a link from the mail (${labels.code})`, async ({ browser }) => {
    const email = `confirm-${crypto.randomUUID()}@example.com`;
    const page = await openVisitorPage(browser, visitor, { baseURL: server!.origin });
    // The mail is in the language of the app, which sends it with each request.
    await page.context().setExtraHTTPHeaders({ 'Accept-Language': labels.code });
    await registerAndSignIn(page, email);
    const mail = await mailServer!.readMail(email);
    expect(mail.subject).toBe(texts['subject']);
    const url = /^https?:\S+$/m.exec(mail.text ?? '')?.[0] ?? '';
    expect(url).toMatch(new RegExp(`^${server!.origin}${paths.confirmEmail.to()}#[\\w-]{40,}$`));

    await page.goto(paths.profile.to());
    const notice = page.getByRole('main').getByText(texts['notConfirmed']!);
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await pressByKeyboard(page, texts['send']!);
    await expect(page.getByText(texts['limited']!), 'the mail of the registration was a moment ago').toBeVisible();

    // The link is opened on another device, where no user is signed in.
    const phone = await openVisitorPage(browser, visitor, { baseURL: server!.origin });
    await phone.goto(url);
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(phone);
    await page.reload();
    await expect(notice, 'opening the link confirms nothing').toBeVisible();
    await pressByKeyboard(phone, texts['confirm']!);
    const dialog = phone.getByRole('dialog');
    await expect(dialog).toContainText(texts['confirmed']!);
    await phone.keyboard.press('Enter');
    await expect(phone).toHaveURL(paths.login.to());

    // The same link again, where the user is signed in.
    await page.goto(url);
    await pressByKeyboard(page, texts['confirm']!);
    await expect(page.getByRole('heading', { level: 1, name: texts['confirmed']! })).toBeFocused();
    await expectAccessible(page);
    await page.goto(paths.profile.to());
    await expect(page.getByRole('main').getByLabel(labels.email)).toHaveValue(email);
    await expect(notice).toBeHidden();
    expect(mailServer!.listUnread()).toEqual([]);
  });
}

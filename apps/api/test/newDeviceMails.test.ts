import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addPerson } from './support/fixtures.ts';
import { startMailServer } from './support/mailServer.ts';
import type { MailServer } from './support/mailServer.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

// Users get an e-mail about a sign-in from a new device.

const publicUrl = 'https://fanous.example';
const password = 'qalam-azraq-71';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

let mailServer: MailServer;
let server: TestApp;
let environment: Record<string, string>;

beforeAll(async () => {
  mailServer = await startMailServer();
  environment = { SMTP_URL: mailServer.url, MAIL_FROM: 'mail@fanous.example', PUBLIC_URL: publicUrl };
  server = await createTestApp({ environment });
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

const signIn = (email: string, agent: string, { language = 'en', on = server } = {}) =>
  on.call('POST', '/login', { json: { email, password }, language, headers: { 'user-agent': agent } });

async function addAccount(email: string, on = server) {
  const person = await addPerson(on.db, 'user', { email });
  const password_hash = await on.app.passwordHasher.hash(password);
  await on.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute();
}

test('a sign-in from a new device is reported in the language of the page, with device, time and a link', async () => {
  const email = 'owner@example.com';
  await addAccount(email);
  await signIn(email, windows);
  await signIn(email, windows.replace('142', '143'));
  await signIn(email, linux, { language: 'ar-u-nu-arab' });
  const arabic = await mailServer.readMail(email);
  expect(arabic.subject).toBe('تسجيل دخول إلى حسابك في فانوس من جهاز جديد');
  expect(arabic.text).toContain('\nالجهاز: Firefox على Linux\n');
  expect(arabic.text).toMatch(/\nالوقت: [٠-٩]{1,2} \S+ [٠-٩]{4} .*[٠-٩]{1,2}:[٠-٩]{2} \S+ بتوقيت القاهرة\n/);
  expect(arabic.text).toContain(`\n${publicUrl}/reset-password\n`);
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');

  await signIn(email, 'a text of a stranger evil.example/1.0');
  const english = await mailServer.readMail(email);
  expect(english).toMatchObject({
    subject: 'A new device logged in to your Fanous account',
    text: expect.stringContaining('\nDevice: unknown browser\n'),
  });
  expect(english.text).toMatch(/\nTime: \w+ \d{1,2}, \d{4} at \d{1,2}:\d{2}\s[AP]M, Cairo time\n/);
  expect(english.html! + english.text!).not.toContain('evil');
  expect(mailServer.listUnread()).toEqual([]);
});

test('neither a registration, nor the first sign-in of an account, nor a wrong password is reported', async () => {
  const form = { name: 'منى', email: 'registered@example.com', password, password_confirmation: password };
  await server.call('POST', '/register', { form, headers: { 'user-agent': windows } });
  expect((await mailServer.readMail(form.email)).subject).toMatch(/^تأكيد بريدك/);
  await signIn(form.email, windows);
  await server.call('POST', '/login', {
    json: { email: form.email, password: 'wrong-wrong' },
    headers: { 'user-agent': linux },
  });
  await addAccount('first@example.com');
  await signIn('first@example.com', linux);
  await server.app.close();
  expect(mailServer.listUnread()).toEqual([]);
  server = await createTestApp({ environment });
});

test('two sign-ins from the same new device at the same moment send one mail', async () => {
  const email = 'twice@example.com';
  await addAccount(email);
  await signIn(email, windows);
  await Promise.all([signIn(email, linux), signIn(email, linux)]);
  await mailServer.readMail(email);
  await server.app.close();
  expect(mailServer.listUnread()).toEqual([]);
  server = await createTestApp({ environment });
});

test('without a mail server, and while it is down, the sign-in works', async () => {
  const stopped = await startMailServer();
  await stopped.close();
  for (const settings of [{}, { ...environment, SMTP_URL: stopped.url }]) {
    const other = await createTestApp({ environment: settings });
    onTestFinished(() => other.close());
    await addAccount('down@example.com', other);
    await signIn('down@example.com', windows, { on: other });
    expect((await signIn('down@example.com', linux, { on: other })).status).toBe(200);
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from './support/fixtures.ts';
import { startMailServer } from './support/mailServer.ts';
import type { MailServer } from './support/mailServer.ts';
import { SoftwareAuthenticator } from './support/softwareAuthenticator.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

// Users get a notice when a passkey is added, and when one signs in on a new device.

const password = 'qalam-azraq-71';
const site = { id: 'fanous.example', origin: 'https://fanous.example' };
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

let mailServer: MailServer;
let server: TestApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await createTestApp({
    environment: { SMTP_URL: mailServer.url, MAIL_FROM: 'mail@fanous.example', PUBLIC_URL: site.origin },
  });
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

test.each([
  ['en', 'A passkey was added to your Fanous account', 'A new device logged in to your Fanous account'],
  ['ar', 'أُضيف مفتاح مرور إلى حسابك في فانوس', 'تسجيل دخول إلى حسابك في فانوس من جهاز جديد'],
])('a new passkey is reported to the owner in %s, and so is a new device', async (language, added, newDevice) => {
  const email = `owner-${language}@example.com`;
  const { id, token } = await addPerson(server.db, 'user', { email });
  const password_hash = await server.app.passwordHasher.hash(password);
  await server.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
  const authenticator = new SoftwareAuthenticator(site);
  const setup = await server.call<Parameters<SoftwareAuthenticator['create']>[0]>('POST', '/me/passkeys/setup', {
    token,
    json: { current_password: password },
  });
  await server.call('POST', '/me/passkeys', {
    token,
    json: { name: 'A name that a stranger could choose', ...authenticator.create(setup.body) },
    language,
  });
  const mail = await mailServer.readMail(email);
  expect(mail.subject).toBe(added);
  expect(mail.text).toContain('https://fanous.example/reset-password');
  expect(`${mail.text}${mail.html}`).not.toContain('A name that');
  for (const headers of [undefined, { 'user-agent': firefox }]) {
    const { body } = await server.call<{ challenge: string }>('POST', '/login/passkey/start');
    await server.call('POST', '/login/passkey', {
      json: authenticator.sign(body),
      language,
      ...(headers && { headers }),
    });
  }
  expect((await mailServer.readMail(email)).subject).toBe(newDevice);
  expect(mailServer.listUnread()).toEqual([]);
});

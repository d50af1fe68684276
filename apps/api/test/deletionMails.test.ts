import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from './support/fixtures.ts';
import { startMailServer } from './support/mailServer.ts';
import type { MailServer } from './support/mailServer.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

// Users get a notice when the deletion of their account is requested, refused and confirmed.

const password = 'qalam-azraq-71';

let mailServer: MailServer;
let server: TestApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await createTestApp({
    environment: {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'mail@fanous.example',
      PUBLIC_URL: 'https://fanous.example',
    },
  });
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

test('every step is reported to the user, without the reason of an admin', async () => {
  const email = 'leaving@example.com';
  const { id, token } = await addPerson(server.db, 'user', { email });
  const admin = await addPerson(server.db, 'admin');
  const password_hash = await server.app.passwordHasher.hash(password);
  await server.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
  const ask = () =>
    server.call('POST', '/me/deletion-request', { token, json: { current_password: password }, language: 'en' });

  await ask();
  const requested = await mailServer.readMail(email);
  expect(requested.subject).toBe('A request to delete your Fanous account');
  expect(requested.text).toContain('https://fanous.example/reset-password');
  // A second request changes nothing.
  await ask();
  expect(mailServer.listUnread()).toEqual([]);

  const reason = 'عليك دفعة لم تسدّد';
  await server.call('POST', `/admin/users/${id}/refuse-deletion`, { token: admin.token, json: { reason } });
  const refused = await mailServer.readMail(email);
  // The language of the user is not known.
  expect(refused.subject).toBe('رُفض طلب حذف حسابك في فانوس – Your request to delete your Fanous account was refused');
  expect(refused.text).toContain('https://fanous.example/dashboard/profile/data');
  expect(`${refused.text}${refused.html}`).not.toContain(reason);

  await ask();
  await mailServer.readMail(email);
  await server.call('POST', `/admin/users/${id}/confirm-deletion`, { token: admin.token });
  expect((await mailServer.readMail(email)).subject).toBe('تم حذف حسابك في فانوس – Your Fanous account was deleted');
  expect(mailServer.listUnread()).toEqual([]);
});

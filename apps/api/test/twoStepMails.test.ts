import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from './support/fixtures.ts';
import { startMailServer } from './support/mailServer.ts';
import type { MailServer } from './support/mailServer.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';
import { createTotpCode } from './support/totp.ts';

// Users get a notice when two-step verification is turned on or off, and when a recovery code is used or the codes are replaced.

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

test('every change is reported to the owner, without secrets', async () => {
  const email = 'owner@example.com';
  const { id, token } = await addPerson(server.db, 'teacher', { email });
  const admin = await addPerson(server.db, 'admin');
  const password_hash = await server.app.passwordHasher.hash(password);
  await server.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
  const readSubject = async (secrets: string[] = []) => {
    const { subject, text, html } = await mailServer.readMail(email);
    for (const secret of secrets) expect(`${text}${html}`).not.toContain(secret);
    expect(text).toContain('https://fanous.example/reset-password');
    return subject;
  };
  const turnOn = async (language: string) => {
    const { body } = await server.call<{ secret: string }>('POST', '/me/two-step/setup', { token });
    const json = { secret: body.secret, current_password: password, code: createTotpCode(body.secret, -1) };
    const { body: codes } = await server.call<{ recovery_codes: string[] }>('POST', '/me/two-step', {
      token,
      json,
      language,
    });
    return { secret: body.secret, recoveryCodes: codes.recovery_codes };
  };

  const { secret, recoveryCodes } = await turnOn('en');
  expect(await readSubject([secret, ...recoveryCodes])).toBe('Two-step verification is on for your Fanous account');

  const [code = ''] = recoveryCodes;
  await server.call('POST', '/login', { json: { email, password, code }, language: 'en' });
  expect(await readSubject([code])).toBe('A recovery code was used to log in to your Fanous account');

  const json = { current_password: password, code: createTotpCode(secret) };
  await server.call('POST', '/me/two-step/recovery-codes', { token, json, language: 'ar' });
  expect(await readSubject()).toBe('رموز استرداد جديدة لحسابك في فانوس');

  const next = { current_password: password, code: createTotpCode(secret, 1) };
  await server.call('POST', '/me/two-step/turn-off', { token, json: next, language: 'ar' });
  expect(await readSubject()).toBe('تم إيقاف التحقق بخطوتين لحسابك في فانوس');

  await turnOn('en');
  await readSubject();
  await server.call('POST', `/admin/users/${id}/reset-two-step`, { token: admin.token, language: 'en' });
  // The language of the owner is not known.
  expect(await readSubject()).toBe(
    'تم إيقاف التحقق بخطوتين لحسابك في فانوس – Two-step verification is off for your Fanous account',
  );
  expect(mailServer.listUnread()).toEqual([]);
});

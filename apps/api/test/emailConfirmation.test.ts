import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { deleteOldEmailConfirmationLinks } from '../src/features/emailConfirmation/emailConfirmationLinks.repository.ts';
import { addPerson } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { startMailServer } from './support/mailServer.ts';
import type { MailServer } from './support/mailServer.ts';
import { createTestApp } from './support/testApp.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';

// Users confirm with a link from a mail that the e-mail of their account is theirs.

const publicUrl = 'https://fanous.example';
const password = 'qalam-azraq-71';
let mailServer: MailServer;
let server: TestApp;
let admin: Person;

beforeAll(async () => {
  mailServer = await startMailServer();
  const mail = { SMTP_URL: mailServer.url, MAIL_FROM: 'Fanous <mail@fanous.example>', PUBLIC_URL: publicUrl };
  server = await createTestApp({ environment: { ...mail, REGISTER_MAX_PER_ADDRESS: '1000' } });
  admin = await addPerson(server.db, 'admin');
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

let serial = 0;
const createEmail = () => `confirm-${(serial += 1)}@example.com`;

/** Registers a student, who gets a mail. */
async function register({ email = createEmail(), language = 'en' } = {}): Promise<Person> {
  const name = '<b>سلمى</b> https://evil.example';
  const form = { name, email, password, password_confirmation: password };
  const { status, body } = await server.call<{ access_token: string; data: { id: number } }>('POST', '/register', {
    form,
    language,
  });
  expect(status).toBe(201);
  return { id: body.data.id, token: body.access_token, email, name };
}

const requestMail = ({ token }: Pick<Person, 'token'>, language = 'en') =>
  server.call<ProblemBody | undefined>('POST', '/me/email-confirmation-mails', { token, language });
const confirm = (token: string) =>
  server.call<ProblemBody | undefined>('POST', '/email-confirmations', { json: { token }, language: 'en' });
const readToken = async (email: string) => {
  const { text = '' } = await mailServer.readMail(email);
  return /\/confirm-email#([\w-]+)$/m.exec(text)?.[1] ?? '';
};
const readConfirmedAt = async ({ id }: Pick<Person, 'id'>, token = admin.token) =>
  (await server.call<{ email_confirmed_at: string | null }>('GET', `/users/${id}`, { token })).body.email_confirmed_at;
const changeEmail = ({ token }: Person, email: string) =>
  server.call('POST', '/update-profile', { token, form: { email, current_password: password }, language: 'en' });

/** Ends the limit of one mail a minute. */
async function endMinute(): Promise<void> {
  await server.db.deleteFrom('throttles').where('key', 'like', 'confirmation-mail:%').execute();
  server.app.refusedAttempts.forgetAll();
}

test('a new account gets a link in the language of the page, as text and as HTML', async () => {
  const student = await register({ language: 'ar' });
  const mail = await mailServer.readMail(student.email);
  expect(mail).toMatchObject({
    subject: 'تأكيد بريدك الإلكتروني في فانوس',
    text: expect.stringContaining('خلال 24 ساعة'),
    html: expect.stringContaining('<html lang="ar" dir="rtl">'),
  });
  const url = /^https:\S+$/m.exec(mail.text ?? '')?.[0] ?? '';
  expect(url).toMatch(new RegExp(`^${publicUrl}/confirm-email#[\\w-]{43}$`));
  expect(mail.html).toContain(`href="${url}"`);
  expect(mail.html! + mail.text!, 'nothing that a user has written').not.toMatch(/سلمى|evil/);

  const other = await register();
  expect(await mailServer.readMail(other.email)).toMatchObject({
    subject: 'Confirm your email for Fanous',
    text: expect.stringContaining('within 24 hours'),
    html: expect.stringContaining('<html lang="en" dir="ltr">'),
  });
});

test('a link confirms the e-mail once, without a session', async () => {
  const student = await register();
  const token = await readToken(student.email);
  expect(await readConfirmedAt(student, student.token), 'the mail alone confirms nothing').toBeNull();
  const { status, text } = await confirm(token);
  expect([status, text]).toEqual([204, '']);
  const confirmedAt = await readConfirmedAt(student);
  expect(Date.parse(confirmedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(await readConfirmedAt(student, student.token)).toBe(confirmedAt);

  const again = await confirm(token);
  expect([again.status, again.body]).toEqual([
    410,
    { code: 'email_link_used', message: 'This link was used before. Your email is confirmed.' },
  ]);
  expect(await readConfirmedAt(student)).toBe(confirmedAt);
  const more = await requestMail(student);
  expect([more.status, more.body?.code]).toEqual([409, 'email_confirmed']);
});

test('a link that is pressed twice together confirms once', async () => {
  const student = await register();
  const token = await readToken(student.email);
  const replies = await Promise.all([confirm(token), confirm(token), confirm(token)]);
  const codes = replies.map(({ status, body }) => body?.code ?? String(status));
  expect(codes.toSorted((a, b) => a.localeCompare(b))).toEqual(['204', 'email_link_used', 'email_link_used']);
});

test('the database has only a hash of the link', async () => {
  const student = await register();
  const token = await readToken(student.email);
  const { rows } = await sql<{ line: string }>`
    select row_to_json(l)::text as line from email_confirmation_links as l where user_id = ${student.id}
  `.execute(server.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.line).not.toContain(token);
});

test('a newer link replaces the older one', async () => {
  const student = await register();
  const first = await readToken(student.email);
  await endMinute();
  expect((await requestMail(student)).status).toBe(204);
  const second = await readToken(student.email);
  expect((await confirm(first)).body?.code).toBe('email_link_unknown');
  expect(await readConfirmedAt(student)).toBeNull();
  expect((await confirm(second)).status).toBe(204);
});

test('a link works for 24 hours, and says for a week that it has expired', async () => {
  const student = await register();
  const token = await readToken(student.email);
  const moveEnd = async (ms: number) => {
    const expires_at = new Date(Date.now() + ms).toISOString();
    await server.db
      .updateTable('email_confirmation_links')
      .set({ expires_at })
      .where('user_id', '=', student.id)
      .execute();
    await deleteOldEmailConfirmationLinks(server.db);
  };
  const { expires_at } = await server.db
    .selectFrom('email_confirmation_links')
    .where('user_id', '=', student.id)
    .select('expires_at')
    .executeTakeFirstOrThrow();
  expect(Math.round((Date.parse(expires_at) - Date.now()) / 60_000)).toBe(24 * 60);
  await moveEnd(-1_000);
  expect((await confirm(token)).body).toEqual({
    code: 'email_link_expired',
    message: 'This link has expired. Ask for a new one.',
  });
  await moveEnd(-8 * 86_400_000);
  expect((await confirm(token)).body?.code).toBe('email_link_unknown');
  expect(await readConfirmedAt(student)).toBeNull();
});

test('an unknown link confirms nothing', async () => {
  const { status, body } = await confirm('a'.repeat(43));
  expect([status, body]).toEqual([
    410,
    {
      code: 'email_link_unknown',
      message: 'This link does not work. Open the one in the latest message, or ask for a new one.',
    },
  ]);
  expect((await confirm('short')).status).toBe(422);
});

describe('a change of the e-mail', () => {
  test('in the profile makes it unconfirmed, and sends a link to the new one', async () => {
    const student = await register();
    await confirm(await readToken(student.email));
    const next = createEmail();
    expect((await changeEmail(student, next)).status).toBe(200);
    expect(await readConfirmedAt(student)).toBeNull();
    expect((await mailServer.readMail(student.email)).subject).toBe('The email of your Fanous account was changed');
    expect((await confirm(await readToken(next))).status).toBe(204);
    expect(await readConfirmedAt(student)).not.toBeNull();
  });

  test('ends the link of the earlier one', async () => {
    const student = await register();
    const token = await readToken(student.email);
    // By an admin, so that no new link replaces it.
    const form = { email: createEmail() };
    await server.call('POST', `/admin/update-user/${student.id}`, { token: admin.token, form });
    expect((await confirm(token)).body?.code).toBe('email_link_unknown');
    expect(await readConfirmedAt(student)).toBeNull();
    await mailServer.readMail(student.email);
  });

  test('at the same moment as the press of the earlier link leaves the new one unconfirmed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const student = await register();
      const token = await readToken(student.email);
      const next = createEmail();
      const [change, press] = await Promise.all([changeEmail(student, next), confirm(token)]);
      expect(change.status).toBe(200);
      expect([204, 410]).toContain(press.status);
      expect(await readConfirmedAt(student)).toBeNull();
      await mailServer.readMail(student.email);
      await readToken(next);
    }
  });

  test('by an admin makes it unconfirmed and sends no link, and other changes keep it', async () => {
    const student = await register();
    await confirm(await readToken(student.email));
    const edit = (form: Record<string, string>) =>
      server.call('POST', `/admin/update-user/${student.id}`, { token: admin.token, form });
    await edit({ name: 'سلمى', email: student.email });
    expect(await readConfirmedAt(student)).not.toBeNull();
    const email = createEmail();
    await edit({ email });
    expect(await readConfirmedAt(student)).toBeNull();
    await mailServer.readMail(student.email);
    expect((await requestMail(student)).status).toBe(204);
    expect((await confirm(await readToken(email))).status).toBe(204);
  });
});

test('an account that an admin creates gets no mail', async () => {
  const form = { name: 'حسام', email: createEmail(), role: 'teacher', password, password_confirmation: password };
  const { status, body } = await server.call<{ id: number }>('POST', '/admin/create-user', {
    token: admin.token,
    form,
  });
  expect(status).toBe(201);
  expect(await readConfirmedAt(body)).toBeNull();
});

describe('limits', () => {
  test('an account gets one mail in a minute, the one after the registration included', async () => {
    const student = await register();
    await readToken(student.email);
    const { status, body, headers } = await requestMail(student);
    expect([status, body]).toEqual([
      429,
      { code: 'too_many_requests', message: 'Too many attempts. Try again in 1 minute.' },
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(30);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    const other = await addPerson(server.db, 'user', { email: createEmail() });
    expect((await requestMail(other)).status, 'another account').toBe(204);
    await readToken(other.email);
  });

  test('of several simultaneous requests, one is done', async () => {
    const student = await addPerson(server.db, 'user', { email: createEmail() });
    const replies = await Promise.all([requestMail(student), requestMail(student), requestMail(student)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 429, 429]);
    await readToken(student.email);
  });

  test('ten mails in a day, whatever the e-mail is', async () => {
    const student = await register();
    await readToken(student.email);
    for (let count = 1; count < 10; count += 1) {
      await endMinute();
      expect((await requestMail(student)).status).toBe(204);
      await readToken(student.email);
    }
    await endMinute();
    expect((await requestMail(student)).status).toBe(429);
    const next = createEmail();
    expect((await changeEmail(student, next)).status).toBe(200);
    expect((await mailServer.readMail(student.email)).subject).toBe('The email of your Fanous account was changed');
    const { mailQueue } = server.app;
    await expect.poll(() => mailQueue.waitingCount + mailQueue.runningCount).toBe(0);
    expect(mailServer.listUnread()).not.toContain(next);
  });
});

test('a confirmation by staff is in the audit log, one by a student is not', async () => {
  const student = await register();
  await confirm(await readToken(student.email));
  const teacher = await addPerson(server.db, 'teacher', { email: createEmail() });
  await requestMail(teacher);
  await confirm(await readToken(teacher.email));
  const { rows } = await sql`
    select action, actor_id, target_type, target_id, before, after from audit_entries
    where target_id in (${student.id}, ${teacher.id})
  `.execute(server.db);
  expect(rows).toEqual([
    {
      action: 'confirmEmail',
      actor_id: teacher.id,
      target_type: 'user',
      target_id: teacher.id,
      before: { email_confirmed_at: null },
      after: { email_confirmed_at: expect.any(String) },
    },
  ]);
});

test('the export of own data has the time, and nothing is left after the account was deleted', async () => {
  const student = await register();
  await confirm(await readToken(student.email));
  const { body } = await server.call<{ account: { email_confirmed_at: string } }>('POST', '/me/data-export', {
    token: student.token,
    json: { current_password: password },
  });
  expect(body.account.email_confirmed_at).toBe(await readConfirmedAt(student));
  await server.call('DELETE', `/admin/users/${student.id}`, { token: admin.token });
  const links = server.db.selectFrom('email_confirmation_links').where('user_id', '=', student.id).selectAll();
  expect(await links.execute()).toEqual([]);
});

test('without a mail server nothing is offered', async () => {
  const readFlag = async (on: TestApp) =>
    (await on.call<{ email_confirmation: number }>('GET', '/settings')).body.email_confirmation;
  expect(await readFlag(server)).toBe(1);
  const without = await createTestApp();
  onTestFinished(() => without.close());
  expect(await readFlag(without)).toBe(0);
  const form = { name: 'منى', email: createEmail(), password, password_confirmation: password };
  const { body } = await without.call<{ access_token: string }>('POST', '/register', { form });
  const { status } = await without.call('POST', '/me/email-confirmation-mails', { token: body.access_token });
  expect(status).toBe(404);
  expect(await without.db.selectFrom('email_confirmation_links').selectAll().execute()).toEqual([]);
});

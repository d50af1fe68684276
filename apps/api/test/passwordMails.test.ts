import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { unusablePasswordHash } from '../src/features/auth/passwordRules.ts';
import { openTestDatabase } from './support/database.ts';
import { addPerson } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { startMailServer } from './support/mailServer.ts';
import type { MailServer } from './support/mailServer.ts';
import { createTestApp } from './support/testApp.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';

// Users ask for a link for a new password by e-mail, and get a notice when their password was changed.

const publicUrl = 'https://fanous.example';
const password = 'qalam-azraq-71';
const credentials = { user: 'mail@fanous.example', password: 'p@ss/word: 100%' };
let mailServer: MailServer;
let server: TestApp;
let admin: Person;
let environment: Record<string, string>;

beforeAll(async () => {
  mailServer = await startMailServer({ credentials });
  environment = { SMTP_URL: mailServer.url, MAIL_FROM: 'فانوس <mail@fanous.example>', PUBLIC_URL: publicUrl };
  server = await createTestApp({ environment });
  admin = await addPerson(server.db, 'admin');
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

interface RequestOptions {
  language?: string;
  ip?: string;
  on?: TestApp;
}

const requestLink = (email: string, { language = 'en', ip = '127.0.0.1', on = server }: RequestOptions = {}) =>
  on.call<ProblemBody | undefined>('POST', '/password-reset-mails', { json: { email }, language, ip });
const reset = (token: string, secret = password) =>
  server.call('POST', '/password-resets', {
    json: { token, password: secret, password_confirmation: secret },
    language: 'ar',
  });
const logIn = ({ email }: { email: string }, secret = password) =>
  server.call<{ access_token: string; data: { id: number } }>('POST', '/login', { json: { email, password: secret } });
const findToken = (text = '') => /\/reset-password#([\w-]+)$/m.exec(text)?.[1] ?? '';

/** Registers a student with a password, and signs in. */
async function register(email: string) {
  const form = { name: 'منى السيد', email, password, password_confirmation: password };
  expect((await server.call('POST', '/register', { form })).status).toBe(201);
  // The link that confirms the e-mail.
  await mailServer.readMail(email);
  const { body } = await logIn({ email });
  return { id: body.data.id, email, token: body.access_token };
}

test('the mail is in the language of the page, as text and as HTML', async () => {
  const student = await addPerson(server.db, 'user', { name: '<b>سلمى</b> https://evil.example' });
  await requestLink(student.email, { language: 'ar' });
  const arabic = await mailServer.readMail(student.email);
  expect(arabic).toMatchObject({
    from: { name: 'فانوس', address: 'mail@fanous.example' },
    subject: 'تعيين كلمة مرور جديدة في فانوس',
    text: expect.stringContaining('خلال 30 دقيقة'),
    html: expect.stringContaining('<html lang="ar" dir="rtl">'),
  });
  expect(arabic.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  const token = findToken(arabic.text);
  expect(arabic.text).toContain(`\n${publicUrl}/reset-password#${token}\n`);
  expect(arabic.html).toContain(`href="${publicUrl}/reset-password#${token}"`);
  expect(arabic.html! + arabic.text!, 'nothing that a user has written').not.toMatch(/سلمى|evil/);

  await requestLink(student.email.toUpperCase());
  const english = await mailServer.readMail(student.email);
  expect(english).toMatchObject({
    subject: 'Set a new password for Fanous',
    text: expect.stringContaining('within 30 minutes'),
    html: expect.stringContaining('<html lang="en" dir="ltr">'),
  });
  await requestLink(student.email, { language: 'ar-u-nu-arab' });
  expect((await mailServer.readMail(student.email)).text).toContain('خلال ٣٠ دقيقة');
});

test('a link sets the password once, ends all sessions and all other links', async () => {
  const student = await register('once@example.com');
  await requestLink(student.email);
  const { text } = await mailServer.readMail(student.email);
  await requestLink(student.email);
  const { text: other } = await mailServer.readMail(student.email);
  const [token, otherToken] = [findToken(text), findToken(other)];
  expect((await reset(token, 'qalam-ahmar-72')).status).toBe(204);
  expect((await server.call('GET', `/users/${student.id}`, { token: student.token })).status).toBe(401);
  expect((await logIn(student, 'qalam-ahmar-72')).status).toBe(200);
  expect((await reset(token)).status).toBe(410);
  expect((await reset(otherToken)).status).toBe(410);
});

test('a request does not end the links that the user has already', async () => {
  const student = await addPerson(server.db);
  const { body } = await server.call<{ token: string }>('POST', `/admin/users/${student.id}/password-reset-link`, {
    token: admin.token,
  });
  for (let count = 0; count < 3; count += 1) {
    await requestLink(student.email, { ip: '203.0.113.9' });
    await mailServer.readMail(student.email);
  }
  expect((await reset(body.token)).status).toBe(204);
});

test('a link of an admin ends earlier links, and so does a new e-mail', async () => {
  const student = await addPerson(server.db);
  await requestLink(student.email);
  const first = await mailServer.readMail(student.email);
  await server.call('POST', `/admin/users/${student.id}/password-reset-link`, { token: admin.token });
  expect((await reset(findToken(first.text))).status).toBe(410);
  await requestLink(student.email);
  const second = await mailServer.readMail(student.email);
  const form = { email: 'moved@example.com' };
  await server.call('POST', `/admin/update-user/${student.id}`, { token: admin.token, form });
  expect((await reset(findToken(second.text))).status).toBe(410);
});

test('an unknown address gets the same answer after the same queries, and no mail', async () => {
  const database = await openTestDatabase();
  const other = await createTestApp({ environment, database });
  onTestFinished(async () => {
    await other.close();
    await database.close();
  });
  const student = await addPerson(other.db, 'user', { email: 'known@example.com' });
  const queue = vi.spyOn(other.app.mailQueue, 'add').mockImplementation(() => {});
  const sendRequest = async (email: string) => {
    const queries: string[] = [];
    const unwatch = database.watchQueries(({ sql }) => queries.push(sql));
    const { status, text, headers } = await requestLink(email, { on: other });
    unwatch();
    const names = Object.keys(headers).toSorted();
    return { status, text, names, queries };
  };
  const known = await sendRequest(student.email);
  expect(known.status).toBe(204);
  expect(await sendRequest('unknown@example.com')).toEqual(known);
  expect(queue).toHaveBeenCalledTimes(2);
  const mails = await Promise.all(queue.mock.calls.map(([, createMail]) => createMail()));
  expect(mails.map((mail) => mail?.to)).toEqual([student.email, undefined]);
});

test('an account without a password that was closed gets no mail', async () => {
  const closed = await addPerson(server.db, 'user', { email: 'closed@example.com' });
  await server.db
    .updateTable('users')
    .set({ password_hash: unusablePasswordHash })
    .where('id', '=', closed.id)
    .execute();
  const open = await addPerson(server.db);
  expect((await requestLink(closed.email)).status).toBe(204);
  await requestLink(open.email);
  await mailServer.readMail(open.email);
  expect(mailServer.listUnread()).not.toContain(closed.email);
});

test('an account gets three mails in 30 minutes, whether or not it exists', async () => {
  const student = await addPerson(server.db);
  for (const email of [student.email, 'nobody-at-all@example.com']) {
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await requestLink(email, { ip: `198.51.100.${count}` })).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
  }
  const { body, headers } = await requestLink(student.email);
  expect(body?.code).toBe('too_many_requests');
  expect(Number(headers['retry-after'])).toBeGreaterThan(29 * 60);
  for (let count = 0; count < 3; count += 1) await mailServer.readMail(student.email);
  expect(mailServer.listUnread()).not.toContain(student.email);
});

test('a network has a limit for all accounts together, and a daily one for each account', async () => {
  const limited = await createTestApp({ environment: { ...environment, SIGN_IN_MAX_PER_ADDRESS: '2' } });
  onTestFinished(() => limited.close());
  const ask = async (email: string, ip: string) => (await requestLink(email, { on: limited, ip })).status;
  expect(await ask('one@example.com', '203.0.113.1')).toBe(204);
  expect(await ask('two@example.com', '203.0.113.1')).toBe(204);
  expect(await ask('three@example.com', '203.0.113.1')).toBe(429);
  expect(await ask('three@example.com', '203.0.113.2')).toBe(204);

  const endWindow = () => server.db.deleteFrom('throttles').where('key', 'like', 'reset-mail-account:%').execute();
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await requestLink('flooded@example.com')).status);
    await endWindow();
  }
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429]);
});

test('the answer is the same while the mail server is down, and the loss is counted', async () => {
  const stopped = await startMailServer();
  await stopped.close();
  const other = await createTestApp({
    environment: { ...environment, SMTP_URL: stopped.url, METRICS_TOKEN: 'a-token-of-the-operator' },
  });
  const student = await addPerson(other.db);
  const { status, text } = await requestLink(student.email, { on: other });
  expect([status, text]).toEqual([204, '']);
  const { app } = other;
  await other.close();
  expect(await app.metrics.format()).toContain('fanous_mails_total{kind="password_reset",result="failed"} 1');
});

test('a mail to an address that the mail server refuses is counted, and not sent again', async () => {
  const refusing = await startMailServer({ refusedAddresses: ['refused@example.com'] });
  onTestFinished(() => refusing.close());
  const other = await createTestApp({ environment: { ...environment, SMTP_URL: refusing.url } });
  const { app } = other;
  await addPerson(other.db, 'user', { email: 'refused@example.com' });
  expect((await requestLink('refused@example.com', { on: other })).status).toBe(204);
  await vi.waitFor(async () => {
    expect(await app.metrics.format()).toContain('fanous_mails_total{kind="password_reset",result="refused"} 1');
  });
  expect([app.mailQueue.waitingCount, app.mailQueue.runningCount]).toEqual([0, 0]);
  await other.close();
});

test('a notice says that the password was changed, in the language of the person who changed it', async () => {
  const student = await register('notice@example.com');
  const change = { password: 'qalam-ahmar-72', password_confirmation: 'qalam-ahmar-72', current_password: password };
  await server.call('POST', '/update-profile', { token: student.token, form: change, language: 'en' });
  expect(await mailServer.readMail(student.email)).toMatchObject({
    subject: 'Your Fanous password was changed',
    text: expect.stringContaining(`\n${publicUrl}/reset-password\n`),
  });

  const { body } = await server.call<{ token: string }>('POST', `/admin/users/${student.id}/password-reset-link`, {
    token: admin.token,
  });
  expect((await reset(body.token)).status).toBe(204);
  expect((await mailServer.readMail(student.email)).subject).toBe('تم تغيير كلمة مرور حسابك في فانوس');

  const form = { password, password_confirmation: password };
  await server.call('POST', `/admin/update-user/${student.id}`, { token: admin.token, form, language: 'en' });
  const { subject, html = '' } = await mailServer.readMail(student.email);
  expect(subject).toBe('تم تغيير كلمة مرور حسابك في فانوس – Your Fanous password was changed');
  expect(html.indexOf('<div lang="ar" dir="rtl"')).toBeGreaterThan(0);
  expect(html.indexOf('<div lang="en" dir="ltr"')).toBeGreaterThan(html.indexOf('<div lang="ar" dir="rtl"'));
});

test('notices go to the e-mail before the change, and none for another field', async () => {
  const student = await register('before@example.com');
  const form = { phone: '01234567890' };
  await server.call('POST', '/update-profile', { token: student.token, form });
  const both = {
    email: 'after@example.com',
    password: 'qalam-ahmar-72',
    password_confirmation: 'qalam-ahmar-72',
    current_password: password,
  };
  const { status } = await server.call('POST', '/update-profile', { token: student.token, form: both });
  expect(status).toBe(200);
  const subjects = [await mailServer.readMail(student.email), await mailServer.readMail(student.email)].map(
    ({ subject }) => subject,
  );
  expect(new Set(subjects)).toEqual(
    new Set(['تم تغيير البريد الإلكتروني لحسابك في فانوس', 'تم تغيير كلمة مرور حسابك في فانوس']),
  );
  expect(mailServer.listUnread()).not.toContain(student.email);
  expect((await mailServer.readMail(both.email)).subject, 'no notice').toBe('تأكيد بريدك الإلكتروني في فانوس');
  expect(mailServer.listUnread()).not.toContain(both.email);
});

test('the settings say whether the server sends mail', async () => {
  const readFlag = async (on: TestApp) =>
    (await on.call<{ password_reset_mail: number }>('GET', '/settings')).body.password_reset_mail;
  expect(await readFlag(server)).toBe(1);
  const without = await createTestApp();
  onTestFinished(() => without.close());
  expect(await readFlag(without)).toBe(0);
  const { status, body } = await requestLink(admin.email, { on: without });
  expect([status, body?.code]).toEqual([404, 'not_found']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from './support/fixtures.ts';
import { addPerson } from './support/fixtures.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// An admin creates a one-time link for a user who has lost the password.

let server: TestApp;
let admin: Person;
const password = 'qalam-azraq-71';
const limitedAdminEmail = 'limited@example.com';

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMITED_ADMIN_EMAILS: limitedAdminEmail } });
  admin = await addPerson(server.db, 'admin');
});
afterAll(() => server.close());

interface Link extends ProblemBody {
  token: string;
  expires_at: string;
}

const createLink = ({ id }: Person, { token } = admin) =>
  server.call<Link>('POST', `/admin/users/${id}/password-reset-link`, { token, language: 'en' });
const reset = (token: string, form: Record<string, string> = {}) =>
  server.call<ProblemBody>('POST', '/password-resets', {
    json: { token, password, password_confirmation: password, ...form },
    language: 'en',
  });
const logIn = ({ email }: Person, secret = password) =>
  server.call('POST', '/login', { json: { email, password: secret } });
const readOwnAccount = ({ id, token }: Person) => server.call('GET', `/users/${id}`, { token });

test('a link sets a new password once, and ends all sessions of the account', async () => {
  const student = await addPerson(server.db);
  const { status, body: link } = await createLink(student);
  expect(status).toBe(201);
  const minutes = (Date.parse(link.expires_at) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThanOrEqual(30);
  expect((await readOwnAccount(student)).status).toBe(200);

  expect((await reset(link.token)).status).toBe(204);
  expect((await readOwnAccount(student)).status).toBe(401);
  expect((await logIn(student)).status).toBe(200);
  const again = await reset(link.token, { password: 'qalam-ahmar-72', password_confirmation: 'qalam-ahmar-72' });
  expect([again.status, again.body.code, again.body.message]).toEqual([
    410,
    'reset_link_ended',
    'This link has expired or was used before. Ask for a new one.',
  ]);
  expect((await logIn(student, 'qalam-ahmar-72')).status).toBe(401);
});

test('a bad password keeps the link', async () => {
  const student = await addPerson(server.db);
  const { body: link } = await createLink(student);
  const common = await reset(link.token, { password: 'password', password_confirmation: 'password' });
  expect([common.status, Object.keys(common.body.errors ?? {})]).toEqual([422, ['password']]);
  const different = await reset(link.token, { password_confirmation: 'something-else-9' });
  expect([different.status, Object.keys(different.body.errors ?? {})]).toEqual([422, ['password_confirmation']]);
  expect((await reset(link.token)).status).toBe(204);
});

test('a new link replaces the earlier one, and a password changed in another way ends it', async () => {
  const student = await addPerson(server.db);
  const { body: first } = await createLink(student);
  const { body: second } = await createLink(student);
  expect((await reset(first.token)).status).toBe(410);
  const form = { password: 'qalam-akhdar-73', password_confirmation: 'qalam-akhdar-73' };
  await server.call('POST', `/admin/update-user/${student.id}`, { token: admin.token, form });
  expect((await reset(second.token)).status).toBe(410);
  expect((await logIn(student, 'qalam-akhdar-73')).status).toBe(200);
});

test('a link ends after 30 minutes, and the database has no token', async () => {
  const student = await addPerson(server.db);
  const { body: link } = await createLink(student);
  const rows = await server.db
    .selectFrom('password_reset_links')
    .where('user_id', '=', student.id)
    .selectAll()
    .execute();
  expect(JSON.stringify(rows)).not.toContain(link.token);
  await server.db
    .updateTable('password_reset_links')
    .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
    .where('user_id', '=', student.id)
    .execute();
  expect((await reset(link.token)).status).toBe(410);
});

test('two forms with one link: one sets the password, the other one is refused', async () => {
  const student = await addPerson(server.db);
  const { body: link } = await createLink(student);
  const passwords = ['qalam-asfar-74', 'qalam-abyad-75'];
  const answers = await Promise.all(
    passwords.map((secret) => reset(link.token, { password: secret, password_confirmation: secret })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410]);
  const winner = passwords[answers.findIndex(({ status }) => status === 204)]!;
  expect((await logIn(student, winner)).status).toBe(200);
});

test('a link ends with the role, so that no limited admin has one of a full admin', async () => {
  const teacher = await addPerson(server.db, 'teacher');
  const limited = await addPerson(server.db, 'admin', { email: limitedAdminEmail });
  const { status, body: link } = await createLink(teacher, limited);
  expect(status).toBe(201);
  await server.call('POST', `/admin/update-user/${teacher.id}`, { token: admin.token, form: { role: 'admin' } });
  expect((await reset(link.token)).status).toBe(410);
  expect((await createLink(teacher, limited)).status).toBe(403);
});

test('a new password works although the limit of attempts was reached', async () => {
  const student = await addPerson(server.db);
  for (let attempt = 0; attempt < 30; attempt += 1) if ((await logIn(student, 'wrong-password')).status === 429) break;
  expect((await logIn(student)).status).toBe(429);
  const { body: link } = await createLink(student);
  const { status, headers } = await reset(link.token);
  expect(status).toBe(204);
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const known = await server.call('POST', '/login', { json: { email: student.email, password }, headers: { cookie } });
  expect(known.status).toBe(200);
});

test('admins create no link for their own account, or for an account that does not exist', async () => {
  const own = await createLink(admin);
  expect([own.status, own.body.code]).toEqual([409, 'own_account']);
  expect((await createLink({ ...admin, id: 999_999 })).status).toBe(404);
});

test('a deleted account takes its link along', async () => {
  const student = await addPerson(server.db);
  const { body: link } = await createLink(student);
  await server.call('DELETE', `/admin/users/${student.id}`, { token: admin.token });
  expect((await reset(link.token)).status).toBe(410);
});

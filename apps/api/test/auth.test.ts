import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUserSessions } from '../src/features/auth/sessions.repository.ts';
import { hashToken } from '../src/features/auth/tokens.ts';
import { addPerson } from './support/fixtures.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

interface Session {
  access_token: string;
  data: { id: number; email: string; role: string; roles: string[]; phone: string | null };
}

let server: TestApp;
const password = 'qalam-azraq-71';
const registration = (email: string, more: Record<string, string> = {}) => ({
  form: { name: 'منى السيد', email, password, password_confirmation: password, ...more },
});
const login = (email: string, given = password, more = {}) =>
  server.call<Session & ProblemBody>('POST', '/login', { json: { email, password: given }, ...more });

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('registration creates a student account and signs in', async () => {
  const { status, body } = await server.call<Session>(
    'POST',
    '/register',
    registration('Mona@Example.COM', { phone: '+٢٠ ١٠١-٢٣٤ (٥٦٧٨)' }),
  );
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ email: 'mona@example.com', role: 'user', roles: ['user'], phone: '+201012345678' });
  expect((await server.call('GET', `/users/${body.data.id}`, { token: body.access_token })).status).toBe(200);
  expect((await login(' MONA@example.com ')).status).toBe(200);
});

test('registration ignores the requested role', async () => {
  for (const role of ['admin', 'teacher', 'student']) {
    const { status, body } = await server.call<Session>(
      'POST',
      '/register',
      registration(`${role}@example.com`, { role }),
    );
    expect([status, body.data.role]).toEqual([201, 'user']);
  }
});

test('a duplicate e-mail is a field error, in any spelling and with parallel requests', async () => {
  await server.call('POST', '/register', registration('taken@example.com'));
  const again = await server.call<ProblemBody>('POST', '/register', registration('TAKEN@example.com'));
  expect([again.status, again.body.errors]).toEqual([
    422,
    { email: ['هذا البريد الإلكتروني مسجّل من قبل. سجّل الدخول به أو أدخل غيره.'] },
  ]);
  const both = await Promise.all([1, 2].map(() => server.call('POST', '/register', registration('race@example.com'))));
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 422]));
});

test.each([
  [{ password: 'short', password_confirmation: 'short' }, 'password'],
  [{ password: 'password123', password_confirmation: 'password123' }, 'password'],
  [{ password: 'aaaaaaaaab', password_confirmation: 'aaaaaaaaab' }, 'password'],
  [{ password: 'x'.repeat(129), password_confirmation: 'x'.repeat(129) }, 'password'],
  [{ password_confirmation: 'qalam-azraq-72' }, 'password_confirmation'],
  [{ email: 'no-address' }, 'email'],
  [{ phone: '123' }, 'phone'],
  [{ phone: 'abcdefgh' }, 'phone'],
  [{ phone: '1234567890123456' }, 'phone'],
  [{ name: 'x'.repeat(201) }, 'name'],
])('a registration with %j has an error at %s', async (more, field) => {
  const { status, body } = await server.call<ProblemBody>(
    'POST',
    '/register',
    registration(`rule-${Math.random()}@example.com`, more),
  );
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {})).toContain(field);
});

test('a wrong password and an unknown e-mail get the same response', async () => {
  await server.call('POST', '/register', registration('known@example.com'));
  const wrong = await login('known@example.com', 'not-the-password');
  const unknown = await login('unknown@example.com', 'not-the-password');
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ code: 'wrong_credentials', message: 'تعذّر تسجيل الدخول' });
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
});

test('passwords are stored as argon2id, tokens as their SHA-256', async () => {
  const { body } = await server.call<Session>('POST', '/register', registration('stored@example.com'));
  const user = await server.db
    .selectFrom('users')
    .where('id', '=', body.data.id)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const sessions = await server.db.selectFrom('sessions').where('user_id', '=', body.data.id).selectAll().execute();
  expect(sessions.map(({ token_hash }) => token_hash)).toEqual([hashToken(body.access_token)]);
});

test('another encoding of the same characters is the same password', async () => {
  const composed = 'caf\u00e9-\u0623\u062d\u0645\u062f-71';
  const form = registration('nfkc@example.com', { password: composed, password_confirmation: composed });
  expect((await server.call('POST', '/register', form)).status).toBe(201);
  expect((await login('nfkc@example.com', composed.normalize('NFD'))).status).toBe(200);
});

test('sign-out ends only this session', async () => {
  await server.call('POST', '/register', registration('two@example.com'));
  const [first, second] = [(await login('two@example.com')).body, (await login('two@example.com')).body];
  expect((await server.call('POST', '/logout', { token: first.access_token })).status).toBe(204);
  const see = (token: string) => server.call('GET', `/users/${first.data.id}`, { token });
  expect((await see(first.access_token)).status).toBe(401);
  expect((await see(second.access_token)).status).toBe(200);
  expect((await server.call('POST', '/logout', { token: first.access_token })).status).toBe(401);
});

test('ending all sessions of an account takes effect immediately', async () => {
  const person = await addPerson(server.db);
  expect((await server.call('GET', `/users/${person.id}`, { token: person.token })).status).toBe(200);
  await deleteUserSessions(server.db, person.id);
  expect((await server.call('GET', `/users/${person.id}`, { token: person.token })).status).toBe(401);
});

test.each([
  '',
  'x',
  'Bearer',
  'Bearer x',
  `Bearer ${'a'.repeat(43)}`,
  `Basic ${'a'.repeat(43)}`,
  `Bearer ${'ب'.repeat(43)}`,
])('the header %j is unauthorized', async (authorization) => {
  const { status, body } = await server.call('GET', '/users/1', { headers: { authorization } });
  expect([status, body['code']]).toEqual([401, 'unauthorized']);
});

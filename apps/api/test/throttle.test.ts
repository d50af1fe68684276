import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { Problem } from '../src/problems/problem.ts';
import { openTestDatabase } from './support/database.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

let server: TestApp;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await server.close();
  for (const table of ['throttles', 'sessions', 'users'] as const) await database.db.deleteFrom(table).execute();
});
afterAll(() => database.close());

const password = 'qalam-azraq-71';
const login = (email: string, given: string, ip = '10.0.0.1') =>
  server.call<ProblemBody & { access_token: string }>('POST', '/login', { json: { email, password: given }, ip });

async function register(email: string, ip = '10.9.9.9') {
  const form = { name: 'منى', email, password, password_confirmation: password };
  return server.call<ProblemBody>('POST', '/register', { form, ip });
}

test('ten failures from one network block an account there, existing or not, even for the correct password', async () => {
  server = await createTestApp({ database });
  await register('mona@example.com');
  for (const email of ['mona@example.com', 'nobody@example.com']) {
    for (let round = 0; round < 10; round += 1) expect((await login(email, 'wrong')).status).toBe(401);
    const { status, body, headers } = await login(email.toUpperCase(), password);
    expect([status, body.code, body.message]).toEqual([
      429,
      'too_many_requests',
      'محاولات كثيرة. حاول مرة أخرى بعد 15 دقيقة.',
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(880);
  }
  await sql`update throttles set resets_at = now()`.execute(server.db);
  server.app.refusedAttempts.forgetAll();
  expect((await login('mona@example.com', password)).status).toBe(200);
});

test('a storm of refused attempts does not reach the database', async () => {
  server = await createTestApp({ database, environment: { SIGN_IN_MAX_PER_ADDRESS: '2' } });
  for (const email of ['a@example.com', 'b@example.com']) expect((await login(email, 'wrong')).status).toBe(401);
  expect((await login('c@example.com', 'wrong')).status).toBe(429);
  const execute = vi.spyOn(server.db.getExecutor(), 'executeQuery');
  const replies = await Promise.all([...Array(20).keys()].map((at) => login(`n${at}@example.com`, 'wrong')));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([429]));
  expect(Number(replies[0]?.headers['retry-after'])).toBeGreaterThan(880);
  expect(execute).not.toHaveBeenCalled();
  // Another address is not affected.
  expect((await login('d@example.com', 'wrong', '10.0.0.2')).status).toBe(401);
  expect(execute).toHaveBeenCalled();
});

test('a sign-in resets the count of the network', async () => {
  server = await createTestApp({ database });
  await register('mona@example.com');
  for (let round = 0; round < 3; round += 1) {
    for (let wrong = 0; wrong < 9; wrong += 1) expect((await login('mona@example.com', 'wrong')).status).toBe(401);
    expect((await login('mona@example.com', password)).status).toBe(200);
  }
});

test('too many failures block one address only; successful sign-ins do not count', async () => {
  server = await createTestApp({ database, environment: { SIGN_IN_MAX_PER_ADDRESS: '5' } });
  await register('mona@example.com');
  for (let round = 0; round < 8; round += 1) expect((await login('mona@example.com', password)).status).toBe(200);
  for (let round = 0; round < 5; round += 1) expect((await login(`n${round}@example.com`, 'wrong')).status).toBe(401);
  expect((await login('mona@example.com', password)).status).toBe(429);
  expect((await login('mona@example.com', password, '10.0.0.2')).status).toBe(200);
});

test('parallel sign-ins from one address do not count as failed', async () => {
  server = await createTestApp({ database, environment: { SIGN_IN_MAX_PER_ADDRESS: '3' } });
  const emails = [...Array(8).keys()].map((at) => `student-${at}@example.com`);
  for (const [at, email] of emails.entries()) await register(email, `10.8.0.${at}`);
  const replies = await Promise.all(emails.map((email) => login(email, password)));
  expect(replies.map(({ status }) => status)).toEqual(emails.map(() => 200));
});

test('an attempt that could not be checked is refunded', async () => {
  server = await createTestApp({
    database,
    environment: { SIGN_IN_MAX_PER_ACCOUNT: '1', SIGN_IN_MAX_PER_ADDRESS: '1' },
  });
  await register('mona@example.com');
  const token = (await login('mona@example.com', password)).body.access_token;
  const busy = vi.spyOn(server.app.passwordHasher, 'verify').mockRejectedValue(new Problem(503, 'unavailable'));
  const form = { current_password: password, password: 'qalam-azraq-72', password_confirmation: 'qalam-azraq-72' };
  for (let round = 0; round < 3; round += 1) {
    expect((await login('mona@example.com', password)).status).toBe(503);
    expect((await server.call('POST', '/update-profile', { form, token })).status).toBe(503);
  }
  busy.mockRestore();
  expect((await login('mona@example.com', password)).status).toBe(200);
});

test('parallel attempts cannot exceed the limit', async () => {
  server = await createTestApp({ database, environment: { SIGN_IN_MAX_PER_ACCOUNT: '3' } });
  const replies = await Promise.all([...Array(12).keys()].map(() => login('nobody@example.com', 'wrong')));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(9);
});

test('an IPv6 address counts as its network', async () => {
  const environment = { SIGN_IN_MAX_PER_ADDRESS: '2', REGISTER_MAX_PER_ADDRESS: '2' };
  server = await createTestApp({ database, environment });
  for (const end of [1, 2]) {
    expect((await login(`n${end}@example.com`, 'wrong', `2001:db8:1:2::${end}`)).status).toBe(401);
    expect((await register(`n${end}@example.com`, `2001:db8:1:2:${end}::`)).status).toBe(201);
  }
  expect((await login('n3@example.com', 'wrong', '2001:db8:1:2:ffff::3')).status).toBe(429);
  expect((await register('n3@example.com', '2001:db8:1:2:ffff::3')).status).toBe(429);
  expect((await login('n3@example.com', 'wrong', '2001:db8:1:3::1')).status).toBe(401);
});

test('registrations are limited per address', async () => {
  server = await createTestApp({ database, environment: { REGISTER_MAX_PER_ADDRESS: '2' } });
  expect((await register('a@example.com', '10.0.0.3')).status).toBe(201);
  expect((await register('b@example.com', '10.0.0.3')).status).toBe(201);
  expect((await register('c@example.com', '10.0.0.3')).status).toBe(429);
  expect((await register('c@example.com', '10.0.0.4')).status).toBe(201);
});

test('requests are limited per address and minute, with the wait in the message and the header', async () => {
  server = await createTestApp({ database, environment: { RATE_LIMIT_MAX: '5' } });
  for (let round = 0; round < 5; round += 1) expect((await server.call('GET', '/settings')).status).toBe(200);
  const { status, body, headers } = await server.call<ProblemBody>('GET', '/settings', { language: 'en' });
  expect([status, body.code, body.message]).toEqual([
    429,
    'too_many_requests',
    'Too many attempts. Try again in 1 minute.',
  ]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await server.call('GET', '/settings', { ip: '10.0.0.9' })).status).toBe(200);
});

test('typed texts are stored as hashes only', async () => {
  server = await createTestApp({ database });
  await login('my-password-in-the-wrong-field@example.com', 'wrong');
  const rows = await server.db.selectFrom('throttles').selectAll().execute();
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain('my-password');
});

test('only trusted proxies can set the client’s address', async () => {
  server = await createTestApp({ database, environment: { RATE_LIMIT_MAX: '1', TRUST_PROXY: '10.1.0.0/16' } });
  const ask = (ip: string, client: string) =>
    server.call('GET', '/settings', { ip, headers: { 'x-forwarded-for': client } });
  expect((await ask('10.1.2.3', '1.1.1.1')).status).toBe(200);
  expect((await ask('10.1.2.3', '2.2.2.2')).status).toBe(200);
  expect((await ask('10.1.2.3', '1.1.1.1')).status).toBe(429);
  expect((await ask('10.2.0.1', '3.3.3.3')).status).toBe(200);
  expect((await ask('10.2.0.1', '4.4.4.4')).status).toBe(429);
});

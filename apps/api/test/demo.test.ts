import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recount } from '../src/db/recount.ts';
import { openDemoAccounts } from '../src/demo/accounts.ts';
import { demoContent } from '../src/demo/content/content.ts';
import { storeDemoFiles } from '../src/demo/demoFiles.ts';
import { isSeeded, seedDemo } from '../src/demo/seed.ts';
import { linkOf } from '../src/storage/mediaLinks.ts';
import type { TestApp } from './support/testApp.ts';
import { makeTestApp } from './support/testApp.ts';

let server: TestApp;
const content = demoContent(new Date('2026-11-21T12:00:00Z'));

beforeAll(async () => {
  server = await makeTestApp({ environment: { LIMITED_ADMIN_EMAILS: 'limited@fanous.example' } });
  await seedDemo(server.db, content);
});
afterAll(() => server.close());

const openAccounts = () => openDemoAccounts(server.db, server.app.passwords, server.config.dataDir, content);
const login = (account: { email: string; password: string } | undefined) =>
  server.call<{ access_token: string; data: { role: string; is_limited: number } }>('POST', '/login', {
    json: { email: account?.email, password: account?.password },
  });

test('everything is there, counted right', async () => {
  expect(await isSeeded(server.db)).toBe(true);
  const courses = await server.call<{ total: number; courses: { users_count: number }[] }>('GET', '/courses');
  expect(courses.body.total).toBe(content.courses.length);
  expect(courses.body.courses.every(({ users_count }) => users_count >= 0)).toBe(true);
  const snapshot = async () => {
    const tables = [
      'users',
      'courses',
      'categories',
      'main_categories',
      'quizzes',
      'questions',
      'summaries',
      'counters',
    ];
    const rows = await Promise.all(
      tables.map((table) => sql`select * from ${sql.table(table)} order by 1`.execute(server.db)),
    );
    return JSON.stringify(rows.map((result) => result.rows));
  };
  const before = await snapshot();
  await recount(server.db);
  expect(await snapshot()).toBe(before);
});

test('attempts are marked as the demo data says', async () => {
  const expected = content.attempts.reduce((sum, { mark }) => sum + mark, 0);
  const { rows } = await sql<{
    sum: number;
    count: number;
  }>`select sum(mark) as sum, count(*) as count from quiz_attempts`.execute(server.db);
  expect(rows).toEqual([{ sum: expected, count: content.attempts.length }]);
});

test('every file that it names can be opened', async () => {
  await storeDemoFiles(server.app.storage, server.config.dataDir, content);
  await storeDemoFiles(server.app.storage, server.config.dataDir, content);
  const keys = await sql<{ key: string }>`
    select file_key as key from pdfs union select file_key from summaries
    union select file_key from records where file_key is not null
  `.execute(server.db);
  expect(keys.rows.length).toBeGreaterThan(2);
  for (const { key } of keys.rows) {
    const url = await linkOf(server.app.storage, key, 'ملف');
    const { statusCode, rawPayload } = await server.app.inject(url);
    expect([key, statusCode, rawPayload.length > 1_000]).toEqual([key, 200, true]);
  }
});

test('it goes in once: a second time changes nothing', async () => {
  await expect(seedDemo(server.db, content)).rejects.toThrow(/meta_pkey/);
  const users = await server.call('GET', '/courses');
  expect(users.body['total']).toBe(content.courses.length);
});

test('the shown accounts get passwords of their own, kept in a file for the operator alone', async () => {
  const accounts = await openAccounts();
  const file = join(server.config.dataDir, 'demo-accounts.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(accounts);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(new Set(accounts.map(({ password }) => password)).size).toBe(5);
  expect(accounts.map(({ role }) => role)).toEqual(['admin', 'limited admin', 'teacher', 'student', 'new student']);
  const sessions = await Promise.all(accounts.map(login));
  expect(sessions.map(({ status, body }) => [status, body.data.role, body.data.is_limited])).toEqual([
    [200, 'admin', 0],
    [200, 'admin', 1],
    [200, 'teacher', 0],
    [200, 'user', 0],
    [200, 'user', 0],
  ]);
  expect(await openAccounts()).toEqual(accounts);
});

test('when the file is gone there are new passwords, and the old ones are worth nothing', async () => {
  const [before] = await openAccounts();
  const { body } = await login(before);
  rmSync(join(server.config.dataDir, 'demo-accounts.json'));
  const [after] = await openAccounts();
  expect((await login(before)).status).toBe(401);
  expect((await login(after)).status).toBe(200);
  expect((await server.call('GET', '/users', { token: body.access_token })).status).toBe(401);
});

test('the passwords of the file hold, also when the database knows others', async () => {
  const [before] = await openAccounts();
  await server.db.updateTable('users').set({ password_hash: '!' }).execute();
  expect((await login(before)).status).toBe(401);
  await openAccounts();
  expect((await login(before)).status).toBe(200);
});

test('accounts that are not shown cannot be signed in to', async () => {
  const other = content.people.find(({ key }) => !Object.values(content.accounts).includes(key));
  for (const password of ['!', '', 'password', 'x'])
    expect((await login({ email: other?.email ?? '', password })).status).not.toBe(200);
});

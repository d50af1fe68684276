import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rebuildAllCounts } from '../src/db/rebuildAllCounts.ts';
import { removeDemoPasswords, setDemoPasswords } from '../src/demo/accounts.ts';
import { buildDemoContent } from '../src/demo/content/content.ts';
import { storeDemoFiles } from '../src/demo/demoFiles.ts';
import { isDemoSeeded, seedDemo } from '../src/demo/seed.ts';
import { hasAdminWithPassword } from '../src/features/users/firstAdmin.ts';
import { createMediaLink } from '../src/storage/mediaLinks.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

let server: TestApp;
const content = buildDemoContent(new Date('2026-11-21T12:00:00Z'));

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMITED_ADMIN_EMAILS: 'limited@fanous.example' } });
  await seedDemo(server.db, content);
});
afterAll(() => server.close());

const openAccounts = () =>
  setDemoPasswords(server.db, server.app.passwordHasher, {
    dataDir: server.config.dataDir,
    content,
    replaceOthers: true,
  });
const login = (account: { email: string; password: string } | undefined) =>
  server.call<{ access_token: string; data: { role: string; is_limited: number } }>('POST', '/login', {
    json: { email: account?.email, password: account?.password },
  });

test('all rows exist, and counts are correct', async () => {
  expect(await isDemoSeeded(server.db)).toBe(true);
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
  await rebuildAllCounts(server.db);
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

test('every file of the demo can be opened', async () => {
  await storeDemoFiles(server.app.storage, server.config.dataDir, content);
  await storeDemoFiles(server.app.storage, server.config.dataDir, content);
  const keys = await sql<{ key: string }>`
    select file_key as key from pdfs union select file_key from summaries
    union select file_key from records where file_key is not null
    union select file_key from videos where file_key is not null
    union select file_key from video_captions
  `.execute(server.db);
  expect(keys.rows.length).toBeGreaterThan(2);
  for (const { key } of keys.rows) {
    const url = await createMediaLink(server.app.storage, key, 'ملف');
    const { statusCode, rawPayload } = await server.app.inject(url);
    expect([key, statusCode, rawPayload.length > 400]).toEqual([key, 200, true]);
  }
});

test('every teacher has a portrait, in both sizes', async () => {
  await storeDemoFiles(server.app.storage, server.config.dataDir, content);
  const { body } = await server.call<{ teachers: { image: string; image_small: string }[] }>('GET', '/home');
  expect(body.teachers).toHaveLength(6);
  for (const { image, image_small } of body.teachers)
    for (const path of [image, image_small]) {
      const { statusCode, headers } = await server.app.inject(`/storage/${path}`);
      expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'image/webp']);
    }
});

test('seeding twice changes nothing', async () => {
  await expect(seedDemo(server.db, content)).rejects.toThrow(/meta_pkey/);
  const users = await server.call('GET', '/courses');
  expect(users.body['total']).toBe(content.courses.length);
});

test('printed accounts get their own passwords, in a file that only the operator can read', async () => {
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

test('deleting the file creates new passwords and invalidates the old ones', async () => {
  const [before] = await openAccounts();
  const { body } = await login(before);
  rmSync(join(server.config.dataDir, 'demo-accounts.json'));
  const [after] = await openAccounts();
  expect((await login(before)).status).toBe(401);
  expect((await login(after)).status).toBe(200);
  expect((await server.call('GET', '/users', { token: body.access_token })).status).toBe(401);
});

test('the passwords of the file win over those in the database', async () => {
  const [before] = await openAccounts();
  await server.db.updateTable('users').set({ password_hash: '!' }).execute();
  expect((await login(before)).status).toBe(401);
  await openAccounts();
  expect((await login(before)).status).toBe(200);
});

describe('several servers on one database', () => {
  const folders: string[] = [];
  const addFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'srv-demo-'));
    folders.push(folder);
    return folder;
  };
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));
  const openIn = (dataDir: string, { replaceOthers = false } = {}) =>
    setDemoPasswords(server.db, server.app.passwordHasher, { dataDir, content, replaceOthers });

  test('a second server with its own folder does not change the passwords', async () => {
    const [first] = await openAccounts();
    const other = addFolder();
    expect(await openIn(other)).toEqual([]);
    expect(existsSync(join(other, 'demo-accounts.json'))).toBe(false);
    expect((await login(first)).status).toBe(200);
  });

  test('a server with the first one’s file prints the same passwords', async () => {
    const accounts = await openAccounts();
    const other = addFolder();
    copyFileSync(join(server.config.dataDir, 'demo-accounts.json'), join(other, 'demo-accounts.json'));
    expect(await openIn(other)).toEqual(accounts);
  });

  test('DEMO_RESET_PASSWORDS sets new passwords', async () => {
    const [before] = await openAccounts();
    const [after] = await openIn(addFolder(), { replaceOthers: true });
    expect((await login(before)).status).toBe(401);
    expect((await login(after)).status).toBe(200);
    await openAccounts();
    expect((await login(before)).status).toBe(200);
  });

  test('passwords printed by two servers that start together are valid', async () => {
    await server.db.updateTable('users').set({ password_hash: '!' }).execute();
    const shown = (await Promise.all([openIn(addFolder()), openIn(addFolder())])).flat();
    expect(new Set(shown.map(({ email }) => email)).size).toBe(5);
    expect(shown).toHaveLength(5);
    for (const account of shown) expect((await login(account)).status).toBe(200);
  });
});

describe('once the demo is off', () => {
  const close = (dataDir = server.config.dataDir) => removeDemoPasswords(server.db, server.app.passwordHasher, dataDir);
  const file = () => join(server.config.dataDir, 'demo-accounts.json');

  test('its passwords and sessions are invalid', async () => {
    const accounts = await openAccounts();
    const { body } = await login(accounts[0]);
    expect((await close()).toSorted()).toEqual(accounts.map(({ email }) => email).toSorted());
    for (const account of accounts) expect((await login(account)).status).toBe(401);
    expect((await server.call('GET', '/users', { token: body.access_token })).status).toBe(401);
    expect(await hasAdminWithPassword(server.db)).toBe(false);
    expect(await close()).toEqual([]);
  });

  test.each([
    ['without the file, as on another server', async () => rmSync(file())],
    [
      'in a folder of an older version, which noted nothing in the database',
      async () => void (await server.db.deleteFrom('meta').where('key', '=', 'demo_password_hashes').execute()),
    ],
  ])('the same %s', async (_name, change) => {
    const accounts = await openAccounts();
    await change();
    expect(await close()).toHaveLength(5);
    for (const account of accounts) expect((await login(account)).status).toBe(401);
  });

  test('an account with another password stays', async () => {
    const [admin] = await openAccounts();
    const password = 'qalam-azraq-71';
    const password_hash = await server.app.passwordHasher.hash(password);
    await server.db
      .updateTable('users')
      .set({ password_hash })
      .where('email', '=', admin?.email ?? '')
      .execute();
    expect(await close()).toHaveLength(4);
    expect((await login({ email: admin?.email ?? '', password })).status).toBe(200);
  });

  test('its accounts get passwords again when it is turned on again', async () => {
    await close();
    const [admin] = await openAccounts();
    expect((await login(admin)).status).toBe(200);
  });
});

test('accounts that are not printed have no password', async () => {
  const other = content.people.find(({ key }) => !Object.values(content.accounts).includes(key));
  for (const password of ['!', '', 'password', 'x'])
    expect((await login({ email: other?.email ?? '', password })).status).not.toBe(200);
});

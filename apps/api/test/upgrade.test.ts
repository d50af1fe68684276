import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openInMemoryDatabase } from '../src/db/embedded.ts';
import { readMigrationState, runPendingMigrations } from '../src/db/migrate.ts';
import { openPostgresDatabase } from '../src/db/postgres.ts';
import { createPostgresDatabase, testEngine } from './support/database.ts';
import { compareCounts } from './support/compareCounts.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

// A database that an older version has written (fixtures/README.md) is migrated, and the server opens it.

const fixture = new URL('fixtures/0019_video_progress.sql.br', import.meta.url);
const account = { email: 'hala@example.com', password: 'qalam-azraq-71' };
const tables = [
  'users',
  'courses',
  'user_courses',
  'quizzes',
  'questions',
  'options',
  'quiz_attempts',
  'video_progress',
];

let database: Database;
let app: TestApp;
let before: Record<string, number>;

async function openEmptyDatabase(): Promise<Database> {
  if (testEngine === 'pglite') return openInMemoryDatabase();
  const { url, drop } = await createPostgresDatabase();
  const opened = await openPostgresDatabase(url, 5);
  return { ...opened, close: () => opened.close().then(drop) };
}

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(database.db);
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

beforeAll(async () => {
  database = await openEmptyDatabase();
  const dump = brotliDecompressSync(await readFile(fixture)).toString();
  await database.db.connection().execute(async (db) => {
    await sql.raw(dump).execute(db);
    await sql`reset all`.execute(db);
  });
  before = await countRows();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

test('every pending migration runs, and no row is lost', async () => {
  expect(before).toMatchObject({ users: 73, courses: 24, video_progress: 990 });
  const migrated: string[] = [];
  await runPendingMigrations(database.db, (name) => migrated.push(name));
  expect(migrated[0]).toBe('0020_question_explanations');
  const { known, applied } = await readMigrationState(database.db);
  expect(applied).toEqual(known);
  expect(migrated).toEqual(known.slice(known.indexOf('0020_question_explanations')));
  expect(await countRows()).toEqual(before);
  const { stored, rebuilt } = await compareCounts(database.db);
  expect(stored).toEqual(rebuilt);
});

test('the server opens it: the account signs in, sees every course, and can change its name', async () => {
  app = await createTestApp({ database });
  const login = await app.call<{ access_token: string; data: { id: number; name: string } }>('POST', '/login', {
    json: account,
  });
  expect(login).toMatchObject({ status: 200, body: { data: { name: 'هالة فؤاد' } } });
  const token = login.body.access_token;
  const courses = await app.call<{ total: number; courses: { id: number; slug: string; name: string }[] }>(
    'GET',
    '/courses',
  );
  expect(courses.body.total).toBe(24);
  for (const { slug, name } of courses.body.courses) {
    const course = await app.call<{ name: string }>('GET', `/public/courses/${slug}`, { token });
    expect([course.status, course.body.name]).toEqual([200, name]);
  }
  const form = { name: 'هالة' };
  expect((await app.call('POST', '/update-profile', { token, form })).status).toBe(200);
});

test('a database of a newer version is refused with a reason', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999_future', '2030-01-01')`.execute(database.db);
  await expect(runPendingMigrations(database.db)).rejects.toThrow(/could not be brought up to date.*9999_future/);
});

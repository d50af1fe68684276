import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openPostgresDatabase } from '../src/db/postgres.ts';
import { createPostgresDatabase } from './support/database.ts';
import { createFakeWebDir, getRenderingNumber } from './support/fakeWebDir.ts';
import { addCategories, addPerson } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { startServerProcess, waitForServerUrl } from './support/serverProcess.ts';
import type { ServerProcess } from './support/serverProcess.ts';

// Two servers on one PostgreSQL: a change through one shows in the cached pages of the other.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let webDir: string;
let own: Awaited<ReturnType<typeof createPostgresDatabase>>;
let database: Database;
let admin: Person;
let categoryId = 0;
let servers: ServerProcess[] = [];
let first = '';
let second = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'srv-nodes-'));
  webDir = createFakeWebDir();
  own = await createPostgresDatabase();
  const shared = { DATABASE_URL: own.url, DEMO: '0', WEB_DIR: webDir };
  servers = ['a', 'b'].map((name) => startServerProcess(folder, { ...shared, DATA_DIR: join(folder, name) }));
  [first = '', second = ''] = await Promise.all(servers.map(waitForServerUrl));
  database = await openPostgresDatabase(own.url, 2);
  admin = await addPerson(database.db, 'admin');
  [categoryId = 0] = (await addCategories(database.db, 'الرياضيات', ['الجبر'])).ids;
});
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await database.close();
  await own.drop();
  for (const path of [folder, webDir]) rmSync(path, { recursive: true, force: true });
});

const getPage = async (origin: string) => (await fetch(`${origin}/list`, { headers: { accept: 'text/html' } })).text();

let serial = 0;

async function createCourse(origin: string, name: string): Promise<void> {
  const body = new FormData();
  const fields = { name, slug: `course-${(serial += 1)}`, description: 'وصف', price: '10', user_id: String(admin.id) };
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set('categories[]', String(categoryId));
  const response = await fetch(`${origin}/api/courses`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(response.status).toBe(201);
}

const waitForName = (origin: string, name: string) =>
  vi.waitFor(async () => expect(await getPage(origin)).toContain(name), { timeout: 20_000 });

test('a change through one server shows on both', async () => {
  const before = await getPage(second);
  expect(await getPage(second)).toBe(before);
  await createCourse(first, 'دورة من الخادم الأول');
  // On the same server immediately, on the other one when its signal has arrived.
  expect(await getPage(first)).toContain('دورة من الخادم الأول');
  await waitForName(second, 'دورة من الخادم الأول');
});

test('changes through both servers at the same time show on both', async () => {
  const names = Array.from({ length: 20 }, (_, at) => `متزامنة ${String.fromCodePoint(0x0627 + at)}`);
  const visits = Array.from({ length: 40 }, (_, at) => getPage(at % 2 ? first : second));
  await Promise.all([...names.map((name, at) => createCourse(at % 2 ? first : second, name)), ...visits]);
  for (const origin of [first, second]) for (const name of names) await waitForName(origin, name);
  // Nothing has changed since, so both have the page in their caches.
  for (const origin of [first, second])
    expect(getRenderingNumber(await getPage(origin))).toBe(getRenderingNumber(await getPage(origin)));
});

test('a change while the connection for signals is lost shows, too', async () => {
  await getPage(second);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'fanous signals'`.execute(database.db);
  await createCourse(first, 'أثناء الانقطاع');
  expect(await getPage(first)).toContain('أثناء الانقطاع');
  await waitForName(second, 'أثناء الانقطاع');
});

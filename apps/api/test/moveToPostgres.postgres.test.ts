import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dumpRows } from '../src/backup/dumpRows.ts';
import { requireEmptyDatabase } from '../src/backup/restoreRows.ts';
import { runInSnapshot } from '../src/backup/readRows.ts';
import { readConfig } from '../src/config.ts';
import { runPendingMigrations } from '../src/db/migrate.ts';
import type { Database, Db } from '../src/db/database.ts';
import { openPostgresDatabase } from '../src/db/postgres.ts';
import { getOrCreateSecret } from '../src/db/secrets.ts';
import { openDatabase, prepareServer } from '../src/prepare.ts';
import { startCommand } from './support/commandLine.ts';
import { createPostgresDatabase } from './support/database.ts';
import type { PostgresDatabase } from './support/database.ts';
import { addPerson } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { waitForBlockedConnections } from './support/lockWaits.ts';
import { startServerProcess, waitForServerUrl } from './support/serverProcess.ts';

// `move-to-postgres` as a process, from an embedded database with demo data.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let folder: string;
let environment: Record<string, string>;
let dump: Awaited<ReturnType<typeof readChecksums>>;
let mediaSecret: string;
let admin: Person;
let target: PostgresDatabase;
const targets: PostgresDatabase[] = [];

/** Reads the number of rows and the SHA-256 of all tables. */
const readChecksums = (db: Db) =>
  runInSnapshot(db, async (db) => {
    const writer = {
      writeFile: async (_path: string, content: AsyncIterable<unknown>) => {
        for await (const chunk of content) void chunk;
      },
    };
    return (await dumpRows(db, writer, 'all')).tables;
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'srv-move-'));
  environment = { DATA_DIR: join(folder, 'data') };
  const { database } = await prepareServer(readConfig(environment), () => undefined);
  mediaSecret = await getOrCreateSecret(database.db, 'media_secret');
  admin = await addPerson(database.db, 'admin');
  await sql`insert into loose_files (key, remove_after) values ('private/pdfs/a.pdf', now())`.execute(database.db);
  dump = await readChecksums(database.db);
  await database.close();
});
beforeEach(async () => {
  target = await createPostgresDatabase();
  targets.push(target);
});
afterAll(async () => {
  for (const { drop } of targets) await drop();
  rmSync(folder, { recursive: true, force: true });
});

const startMove = (...args: string[]) =>
  startCommand(folder, { ...environment, DATABASE_URL: target.url }, ['move-to-postgres', ...args]);

async function readSource() {
  const source = await openDatabase(readConfig(environment));
  return readChecksums(source.db).finally(() => source.close());
}

async function onTarget<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openPostgresDatabase(target.url, 3);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

test('it moves all rows, with sessions and secrets, and leaves the embedded database as it was', async () => {
  const { code, output } = await startMove('--json').ended;
  expect(code).toBe(0);
  const counts = dump.map(({ name, rows, sha256 }) => ({ name, rows, sha256 }));
  expect(JSON.parse(output)).toMatchObject({ tables: counts, wasMovedBefore: false });
  await onTarget(async ({ db }) => {
    expect(await readChecksums(db)).toEqual(dump);
    expect(await getOrCreateSecret(db, 'media_secret')).toBe(mediaSecret);
  });
  expect(await readSource()).toEqual(dump);
  expect(readdirSync(join(folder, 'data', 'tmp'))).toEqual([]);
  // A move that was interrupted after its transaction only has to say so.
  expect(JSON.parse((await startMove('--json').ended).output)).toMatchObject({ wasMovedBefore: true });
  const server = startServerProcess(folder, { ...environment, DATABASE_URL: target.url });
  const address = await waitForServerUrl(server);
  const headers = { authorization: `Bearer ${admin.token}` };
  expect((await fetch(`${address}/api/users/${admin.id}`, { headers })).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('it refuses a database with rows, a running server, and missing settings', async () => {
  await onTarget(async ({ db }) => {
    await runPendingMigrations(db);
    await db.insertInto('main_categories').values({ name: 'قسم', name_fold: 'قسم' }).execute();
  });
  expect(await startMove().ended).toMatchObject({
    code: 1,
    errors: 'The database is not empty (table main_categories). Use an empty one.\n',
  });
  const missing = startCommand(folder, environment, ['move-to-postgres']);
  expect(await missing.ended).toMatchObject({ code: 1, errors: expect.stringContaining('DATABASE_URL is not set') });
  const elsewhere = { DATA_DIR: join(folder, 'nothing'), DATABASE_URL: target.url };
  expect(await startCommand(folder, elsewhere, ['move-to-postgres']).ended).toMatchObject({
    code: 1,
    errors: expect.stringContaining('There is no embedded database'),
  });
  const server = startServerProcess(folder, environment);
  await waitForServerUrl(server);
  expect(await startMove().ended).toMatchObject({ code: 1, errors: expect.stringContaining('Stop it first') });
  server.child.kill('SIGTERM');
  await server.ended;
});

test('rows that do not arrive are noticed, and the database stays empty', async () => {
  await onTarget(async ({ db }) => {
    await runPendingMigrations(db);
    await sql`create rule lose_rows as on insert to options do instead nothing`.execute(db);
  });
  expect(await startMove().ended).toMatchObject({ code: 1, errors: expect.stringContaining('table options differs') });
  await onTarget(({ db }) => requireEmptyDatabase(db));
});

test('after the process is killed, the same command starts again', async () => {
  await onTarget(async ({ db }) => {
    await runPendingMigrations(db);
    const move = startMove();
    await db.transaction().execute(async (locked) => {
      await sql`lock table options in share mode`.execute(locked);
      await waitForBlockedConnections(db);
      move.kill();
      expect(await move.ended).toMatchObject({ code: null });
    });
  });
  await onTarget(({ db }) => requireEmptyDatabase(db));
  expect(readdirSync(join(folder, 'data', 'tmp'))).toHaveLength(1);
  expect(await startMove().ended).toMatchObject({ code: 0, errors: '' });
  expect(await onTarget(({ db }) => readChecksums(db))).toEqual(await readSource());
  expect(readdirSync(join(folder, 'data', 'tmp'))).toEqual([]);
});

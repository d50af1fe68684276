import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareDataFolder } from '../src/dataFolder.ts';
import { openEmbeddedDatabase } from '../src/db/embedded.ts';
import { lockFolder } from '../src/db/folderLock.ts';
import { runPendingMigrations } from '../src/db/migrate.ts';
import { getPGliteVersion, readDatabaseTemplate } from '../src/db/template.ts';
import { addPerson } from './support/fixtures.ts';

// The embedded database on a real folder: durability, locks and damaged folders.

// Real folders with fsync take longer.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'srv-embedded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openEmbeddedDatabase(folder, (error) => expect.unreachable(String(error)));

test('there is a template for the installed PGlite', async () => {
  expect(getPGliteVersion()).toMatch(/^\d+\.\d+\.\d+$/);
  expect((await readDatabaseTemplate())?.length).toBeGreaterThan(10_000_000);
});

test('a new folder gets a database that keeps its rows and is readable by its owner only', async () => {
  const first = await open();
  await runPendingMigrations(first.db);
  const person = await addPerson(first.db);
  await first.close();
  expect(statSync(join(folder, 'database')).mode & 0o777).toBe(0o700);
  const second = await open();
  await runPendingMigrations(second.db);
  const rows = await second.db.selectFrom('users').select('id').execute();
  await second.close();
  expect(rows).toEqual([{ id: person.id }]);
});

test('every commit calls fsync', async () => {
  const { db, close } = await open();
  await runPendingMigrations(db);
  const fsync = vi.spyOn(fs, 'fsyncSync');
  const { syncBuiltinESMExports } = await import('node:module');
  syncBuiltinESMExports();
  for (let round = 1; round <= 3; round += 1) {
    const before = fsync.mock.calls.length;
    await addPerson(db);
    expect(fsync.mock.calls.length).toBeGreaterThan(before);
  }
  await db.selectFrom('users').selectAll().execute();
  const before = fsync.mock.calls.length;
  await db.selectFrom('users').selectAll().execute();
  expect(fsync.mock.calls.length).toBe(before);
  fsync.mockRestore();
  syncBuiltinESMExports();
  await close();
});

describe('a damaged folder is rejected and not changed', () => {
  const damages: [string, (database: string) => void][] = [
    ['without PG_VERSION', (database) => rmSync(join(database, 'PG_VERSION'))],
    ['without pg_control', (database) => rmSync(join(database, 'global/pg_control'))],
    ['with a cut pg_control', (database) => truncateSync(join(database, 'global/pg_control'), 100)],
    [
      'with a broken pg_control',
      (database) => writeFileSync(join(database, 'global/pg_control'), Buffer.alloc(8_192, 7)),
    ],
    ['without its log', (database) => rmSync(join(database, 'pg_wal'), { recursive: true })],
  ];

  let pristine: string;
  beforeAll(async () => {
    pristine = mkdtempSync(join(tmpdir(), 'srv-pristine-'));
    await (await openEmbeddedDatabase(pristine, () => undefined)).close();
  });
  afterAll(() => rmSync(pristine, { recursive: true, force: true }));
  beforeEach(() => cpSync(pristine, folder, { recursive: true }));

  test.each(damages)('%s', async (_, damage) => {
    const database = join(folder, 'database');
    damage(database);
    const before = readdirSync(database, { recursive: true }).length;
    await expect(open()).rejects.toThrow(
      /is damaged and was not changed .*: restore a backup, or move the folder away/,
    );
    expect(readdirSync(database, { recursive: true }).length).toBeGreaterThanOrEqual(before);
    expect(existsSync(`${database}.making`)).toBe(false);
  });

  test('made by another PostgreSQL', async () => {
    writeFileSync(join(folder, 'database/PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow('was created by PostgreSQL 17, but this server has version 18');
  });
});

test('an interrupted first start is repeated', async () => {
  fs.mkdirSync(join(folder, 'database.making'));
  writeFileSync(join(folder, 'database.making/PG_VERSION'), '18\n');
  const { close } = await open();
  await close();
  expect(readFileSync(join(folder, 'database/PG_VERSION'), 'utf8').trim()).toBe('18');
});

test('a data folder is readable by its owner only', async () => {
  const made = join(folder, 'a/b');
  await prepareDataFolder(made);
  expect([statSync(made).mode & 0o777, readdirSync(made)]).toEqual([0o700, []]);
});

test('the error for a folder that cannot be created names it', async () => {
  // Not even root may write there.
  await expect(prepareDataFolder('/sys/fanous')).rejects.toThrow(
    /^The data folder \/sys\/fanous cannot be written to \(E\w+\)\.$/,
  );
});

test('the error for a folder that is a file names it', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(prepareDataFolder(file)).rejects.toThrow(/The data folder .* cannot be written to \(E\w+\)\./);
});

describe('a folder belongs to one process', () => {
  test('a second process learns the owner’s id, and can open the folder afterwards', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(
      `The data folder ${folder} is in use by another server (process ${process.pid}).`,
    );
    await first.close();
    await (await open()).close();
  });

  test('the lock of a killed process is taken over', async () => {
    const module = new URL('../src/db/folderLock.ts', import.meta.url).href;
    const script = `import { lockFolder } from '${module}'; await lockFolder(process.argv[1]);
      console.log('locked'); setInterval(() => 0, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await expect(lockFolder(folder)).rejects.toThrow(`(process ${child.pid})`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(join(folder, 'server.lock'))).toBe(true);
    const unlock = await lockFolder(folder);
    await unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('unlocking a deleted folder leaves the lock of the process that created it again', async () => {
    const unlock = await lockFolder(folder);
    fs.rmSync(folder, { recursive: true });
    fs.mkdirSync(folder);
    const unlockNewFolder = await lockFolder(folder);
    await unlock();
    await expect(lockFolder(folder)).rejects.toThrow('is in use by another server');
    await unlockNewFolder();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('exactly one of many parallel starts gets the lock, with and without a stale lock', async () => {
    const stale = createServer().listen(join(folder, 'server.lock'));
    await once(stale, 'listening');
    fs.renameSync(join(folder, 'server.lock'), join(folder, 'kept'));
    stale.close();
    await once(stale, 'close');
    const racers = await Promise.allSettled([...Array(6).keys()].map(() => lockFolder(folder)));
    const winners = racers.filter((racer) => racer.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    for (const winner of winners) await winner.value();
  });

  test('a path that is too long for a socket is an error', async () => {
    await expect(lockFolder(join(folder, 'x'.repeat(120)))).rejects.toThrow('is too long');
  });
});

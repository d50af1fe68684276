import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type S3rver from 's3rver';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { prepareServer } from '../src/prepare.ts';
import { startCommand } from './support/commandLine.ts';
import { createPostgresDatabase, testEngine } from './support/database.ts';
import { createTestBucket } from './support/testBucket.ts';

// Backups in a bucket of an S3-compatible server. The files of the platform are on the disk.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const place = 's3:fanous-backups/school/daily';
let folder: string;
let environment: Record<string, string>;
let bucket: S3rver;
let largeFile: string;
const drops: (() => Promise<void>)[] = [];
/** Is called for each request to the bucket. */
let onRequest: (method: string) => void = () => undefined;

async function createEnvironment(name: string): Promise<Record<string, string>> {
  const created = { ...environment, DATA_DIR: join(folder, name) };
  if (testEngine !== 'postgres') return created;
  const { url, drop } = await createPostgresDatabase();
  drops.push(drop);
  return { ...created, DATABASE_URL: url };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'srv-s3-backup-'));
  bucket = createTestBucket(join(folder, 'bucket'), 'fanous-backups');
  bucket.middleware.unshift((context, next) => {
    onRequest(context.method);
    return next();
  });
  const { port } = await bucket.run();
  environment = {
    BACKUP_S3_ENDPOINT: `http://localhost:${port}`,
    BACKUP_S3_ACCESS_KEY_ID: 'S3RVER',
    BACKUP_S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  environment = await createEnvironment('data');
  const { database } = await prepareServer(readConfig(environment), () => undefined);
  await database.close();
  // It is sent in three parts.
  largeFile = join('storage/private/demo', readdirSync(join(folder, 'data/storage/private/demo')).toSorted()[0] ?? '');
  writeFileSync(join(folder, 'data', largeFile), randomBytes(20_000_000));
});
afterAll(async () => {
  await bucket.close();
  for (const drop of drops) await drop();
  rmSync(folder, { recursive: true, force: true });
});

const start = (args: string[], env: Record<string, string> = environment) => startCommand(folder, env, args);
const run = (args: string[], env?: Record<string, string>) => start(args, env).ended;

const backups = () => join(folder, 'bucket/fanous-backups/school/daily');
const listBackups = () => (existsSync(backups()) ? readdirSync(backups()).toSorted() : []);

async function createBackup(...args: string[]) {
  const { code, output } = await run(['backup', '--to', place, '--json', ...args]);
  expect(code).toBe(0);
  return JSON.parse(output) as { folder: string; rows: number; files: number; deletedBackups: string[] };
}

test('a backup in a bucket is verified and restored, and old ones are deleted', async () => {
  const first = await createBackup();
  expect(first.folder).toMatch(/^s3:fanous-backups\/school\/daily\/fanous-\d{8}-\d{6}$/);
  const second = await createBackup('--keep', '1');
  expect(second.deletedBackups).toEqual([first.folder.split('/').at(-1)]);
  expect(listBackups()).toEqual([second.folder.split('/').at(-1)]);
  const verified = JSON.parse((await run(['verify', '--from', place, '--json'])).output) as unknown;
  expect(verified).toMatchObject({ folder: second.folder, rows: second.rows, files: second.files });
  const restored = await createEnvironment('restored');
  expect(await run(['restore', '--from', second.folder], restored)).toMatchObject({ code: 0, errors: '' });
  expect(readFileSync(join(folder, 'restored', largeFile))).toEqual(readFileSync(join(folder, 'data', largeFile)));
  expect(await run(['restore', '--from', place], restored)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('not empty'),
  });
});

test('after the process is killed, the backup before is the newest, and the next one deletes the rest', async () => {
  const [before = ''] = listBackups();
  const stopped = start(['backup', '--to', place]);
  let puts = 0;
  onRequest = (method) => {
    if (method === 'PUT' && (puts += 1) === 8) stopped.kill();
  };
  expect(await stopped.ended).toMatchObject({ code: null });
  onRequest = () => undefined;
  const [, partial = ''] = listBackups();
  expect(partial).toMatch(/^fanous-/);
  expect((await run(['verify', '--from', place])).output).toContain(before);
  expect(await run(['verify', '--from', `${place}/${partial}`])).toMatchObject({ code: 1 });
  const next = await createBackup();
  expect(listBackups()).toEqual([before, next.folder.split('/').at(-1)]);
});

test('a damaged and a missing file are named, and so are wrong places', async () => {
  const newest = join(backups(), listBackups().at(-1) ?? '');
  const path = join(newest, 'tables/courses.jsonl._S3rver_object');
  appendFileSync(path, ' ');
  const damaged = { code: 1, errors: expect.stringContaining('tables/courses.jsonl') };
  expect(await run(['verify', '--from', place])).toMatchObject(damaged);
  rmSync(path);
  expect(await run(['verify', '--from', place])).toMatchObject(damaged);
  expect(await run(['backup', '--to', 's3:other-bucket/x'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('bucket does not exist'),
  });
  expect(await run(['verify', '--from', 's3:fanous-backups/nothing'])).toMatchObject({
    code: 1,
    errors: 'There is no backup in s3:fanous-backups/nothing.\n',
  });
  expect(await run(['backup', '--to', 's3:X'])).toMatchObject({
    code: 2,
    errors: expect.stringContaining('is not a valid bucket address'),
  });
});

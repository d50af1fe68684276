import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type S3rver from 's3rver';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { prepareServer } from '../src/prepare.ts';
import { startCommand } from './support/commandLine.ts';
import { createPostgresDatabase, testEngine } from './support/database.ts';
import { createTestBucket } from './support/testBucket.ts';

// `move-files` as a process, between the disk and a bucket of an S3-compatible server.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let folder: string;
let environment: Record<string, string>;
let bucket: S3rver;
let drop: (() => Promise<void>) | undefined;
/** Is called for each request to the bucket. */
let onRequest: (method: string) => void = () => undefined;
let storedKeys: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'srv-files-'));
  bucket = createTestBucket(join(folder, 'bucket'), 'fanous-files');
  bucket.middleware.unshift((context, next) => {
    onRequest(context.method);
    return next();
  });
  const { port } = await bucket.run();
  environment = { DATA_DIR: join(folder, 'data') };
  if (testEngine === 'postgres') {
    const database = await createPostgresDatabase();
    drop = database.drop;
    environment['DATABASE_URL'] = database.url;
  }
  const { database } = await prepareServer(readConfig(environment), () => undefined);
  await database.close();
  Object.assign(environment, {
    S3_BUCKET: 'fanous-files',
    S3_ENDPOINT: `http://localhost:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  storedKeys = Object.keys(readStorage());
});
afterAll(async () => {
  await bucket.close();
  await drop?.();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the command. Its data folder may be another one with the same database. */
const startMove = (to: string, env: Record<string, string> = {}) =>
  startCommand(folder, { ...environment, ...env }, ['move-files', '--to', to, '--json']);

async function runMove(to: string, env?: Record<string, string>) {
  const { code, output, errors } = await startMove(to, env).ended;
  expect(errors).toBe('');
  return { code, ...(JSON.parse(output) as { copied: number; skipped: number; missingKeys: string[] }) };
}

/** Reads the checksums of all files in a folder. */
const readChecksums = (place: string, ending = '') =>
  Object.fromEntries(
    readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map(({ parentPath, name }): [string, string] => {
        const path = join(parentPath, name);
        const key = path.slice(place.length + 1, path.length - ending.length);
        return [key, createHash('sha256').update(readFileSync(path)).digest('hex')];
      }),
  );

const readStorage = () => readChecksums(join(folder, 'data', 'storage'));
const readBucket = () => readChecksums(join(folder, 'bucket', 'fanous-files'), '._S3rver_object');

test('after the process is killed, the next run copies what is missing to the bucket, and leaves the disk as it was', async () => {
  const before = readStorage();
  expect(storedKeys.length).toBeGreaterThan(10);
  let puts = 0;
  const stopped = startMove('s3');
  onRequest = (method) => {
    if (method === 'PUT' && (puts += 1) === 6) stopped.kill();
  };
  expect(await stopped.ended).toMatchObject({ code: null });
  onRequest = () => undefined;
  const { code, copied, skipped } = await runMove('s3');
  expect([code, copied + skipped]).toEqual([0, Object.keys(readBucket()).length]);
  expect(skipped).toBeGreaterThan(0);
  expect(readBucket()).toEqual(before);
  expect(readStorage()).toEqual(before);
  expect(await runMove('s3')).toEqual({ code: 0, copied: 0, skipped: storedKeys.length, missingKeys: [] });
});

test('it copies everything back to an empty disk, and again what is damaged', async () => {
  const storage = join(folder, 'data', 'storage');
  const before = readStorage();
  renameSync(storage, join(folder, 'moved-away'));
  expect(await runMove('disk')).toMatchObject({ code: 0, copied: storedKeys.length, skipped: 0 });
  expect(readStorage()).toEqual(before);
  const [first = ''] = storedKeys;
  writeFileSync(join(storage, first), 'x');
  expect(await runMove('disk')).toMatchObject({ code: 0, copied: 1, skipped: storedKeys.length - 1 });
  expect(readStorage()).toEqual(before);
  expect(readBucket()).toEqual(before);
});

test('a missing file is named, and everything else is copied', async () => {
  const [first = ''] = storedKeys;
  const path = join(folder, 'data', 'storage', first);
  const content = readFileSync(path);
  rmSync(path);
  expect(await runMove('s3')).toEqual({
    code: 1,
    copied: 0,
    skipped: storedKeys.length - 1,
    missingKeys: [first],
  });
  writeFileSync(path, content);
});

test('a wrong bucket, wrong settings and wrong use end with their reason', async () => {
  const noBucket = { code: 1, errors: expect.stringContaining('NoSuchBucket') };
  expect(await startMove('s3', { S3_BUCKET: 'other-bucket' }).ended).toMatchObject(noBucket);
  rmSync(join(folder, 'data', 'storage'), { recursive: true });
  expect(await startMove('disk', { S3_BUCKET: 'other-bucket' }).ended).toMatchObject(noBucket);
  expect(await startMove('s3', { S3_BUCKET: '' }).ended).toMatchObject({
    code: 1,
    errors: expect.stringContaining('S3_BUCKET is not set'),
  });
  expect(await startMove('tape').ended).toMatchObject({
    code: 2,
    errors: 'tape is not a storage location. Use s3 or disk.\n',
  });
});

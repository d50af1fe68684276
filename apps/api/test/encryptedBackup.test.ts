import { generateIdentity, identityToRecipient } from 'age-encryption';
import { mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type S3rver from 's3rver';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { prepareServer } from '../src/prepare.ts';
import { startCommand } from './support/commandLine.ts';
import { createTestBucket } from './support/testBucket.ts';

// Encrypted backups, of an embedded database with demo data.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let folder: string;
let environment: Record<string, string>;
let bucket: S3rver;
let recipients: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'srv-encrypted-'));
  bucket = createTestBucket(join(folder, 'bucket'), 'fanous-backups');
  const { port } = await bucket.run();
  environment = {
    DATA_DIR: join(folder, 'data'),
    S3_ENDPOINT: `http://localhost:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const { database } = await prepareServer(readConfig(environment), () => undefined);
  await database.close();
  recipients = await Promise.all(['key-1.txt', 'key-2.txt', 'other-key.txt'].map(createKey));
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Creates a secret key in a file, as `age-keygen` does. Returns the public key. */
async function createKey(name: string): Promise<string> {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  writeFileSync(join(folder, name), `# created: today\n# public key: ${recipient}\n${identity}\n`);
  return recipient;
}

const run = (...args: string[]) => startCommand(folder, environment, args).ended;
const runBackup = (place: string) =>
  run('backup', '--to', place, '--encrypt-to', ...recipients.slice(0, 2), '--keep', '1', '--json');
const verify = (...args: string[]) => run('verify', '--from', 'backups', ...args);
const listFiles = () =>
  readdirSync(join(folder, 'backups'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test('everything in it is encrypted, and each of the keys opens it', async () => {
  expect((await runBackup('backups')).code).toBe(0);
  expect(listFiles().length).toBeGreaterThan(40);
  for (const path of listFiles()) {
    expect(path).toMatch(/\.age$/);
    expect(readFileSync(path, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    expect(readFileSync(path, 'latin1')).not.toContain('@example.com');
  }
  expect(await verify('--identity', 'key-1.txt')).toMatchObject({ code: 0, errors: '' });
  const restored = { ...environment, DATA_DIR: join(folder, 'restored') };
  const restore = ['restore', '--from', 'backups', '--identity', 'key-2.txt'];
  expect(await startCommand(folder, restored, restore).ended).toMatchObject({ code: 0, errors: '' });
});

test('no key, another key and wrong keys end with their reason', async () => {
  expect(await verify()).toMatchObject({ code: 1, errors: expect.stringContaining('is encrypted. Name the file') });
  expect(await verify('--identity', 'other-key.txt')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('does not open'),
  });
  writeFileSync(join(folder, 'no-key.txt'), 'nothing\n');
  expect(await verify('--identity', 'no-key.txt')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('contains no age secret key'),
  });
  expect(await run('backup', '--to', 'backups', '--encrypt-to', 'age1nonsense')).toMatchObject({
    code: 2,
    errors: 'age1nonsense is not an age public key. A public key begins with age1.\n',
  });
});

test('damaged files are named', async () => {
  const path = listFiles().find((file) => file.endsWith('tables/users.jsonl.age')) ?? '';
  const content = readFileSync(path);
  const damages = [
    () => truncateSync(path, content.length - 5),
    () => writeFileSync(path, content.with(content.length - 30, (content.at(-30) ?? 0) ^ 1)),
    () => writeFileSync(path, content.with(50, (content.at(50) ?? 0) ^ 1)),
    () => rmSync(path),
  ];
  for (const damage of damages) {
    damage();
    const { code, errors } = await verify('--identity', 'key-1.txt');
    expect([code, errors]).toEqual([1, expect.stringContaining('tables/users.jsonl')]);
  }
});

test('a bucket has encrypted backups, too', async () => {
  const place = 's3:fanous-backups/encrypted';
  expect((await runBackup(place)).code).toBe(0);
  const { code, output } = await runBackup(place);
  expect([code, (JSON.parse(output) as { deletedBackups: string[] }).deletedBackups.length]).toEqual([0, 1]);
  expect(readdirSync(join(folder, 'bucket/fanous-backups/encrypted'))).toHaveLength(1);
  expect(await run('verify', '--from', place, '--identity', 'key-1.txt')).toMatchObject({ code: 0, errors: '' });
  expect(await run('verify', '--from', place)).toMatchObject({ code: 1, errors: expect.stringContaining('encrypted') });
});

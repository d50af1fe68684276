import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBackup } from '../src/backup/createBackup.ts';
import { FolderBackupStore } from '../src/backup/folderBackupStore.ts';
import { openBackup } from '../src/backup/openBackup.ts';
import { restoreBackup } from '../src/backup/restoreBackup.ts';
import { requireEqualRows, verifyBackup } from '../src/backup/verifyBackup.ts';
import { readConfig } from '../src/config.ts';
import { createAuthenticatorKeyLoader } from '../src/features/twoStep/authenticatorKey.ts';
import { consumeCode } from '../src/features/twoStep/consumeCode.ts';
import { openDatabase } from '../src/prepare.ts';
import { createPostgresDatabase, testEngine } from './support/database.ts';
import { startServerProcess, waitForServerUrl } from './support/serverProcess.ts';
import type { ServerProcess } from './support/serverProcess.ts';
import { createTotpCode } from './support/totp.ts';

// A server as a process, because a backup of the embedded database goes through it.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let folder: string;
let backups: string;
let store: FolderBackupStore;
let server: ServerProcess;
let address: string;
let environment: Record<string, string>;
const drops: (() => Promise<void>)[] = [];

async function createPostgresUrl(): Promise<string> {
  const { url, drop } = await createPostgresDatabase();
  drops.push(drop);
  return url;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'srv-backup-'));
  backups = join(folder, 'backups');
  store = new FolderBackupStore(backups);
  environment = {
    DATA_DIR: join(folder, 'data'),
    SIGN_IN_MAX_PER_ADDRESS: '100000',
    REGISTER_MAX_PER_ADDRESS: '100000',
    RATE_LIMIT_MAX: '100000',
    CONTACT_PHONE: '+20 2 1234',
    S3_SECRET_ACCESS_KEY: 'hidden-word',
    ...(testEngine === 'postgres' && { DATABASE_URL: await createPostgresUrl() }),
  };
  server = startServerProcess(folder, environment);
  address = await waitForServerUrl(server);
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  for (const drop of drops) await drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Registers students until the returned function is called. It returns how many there are. */
function startWriting(): () => Promise<number> {
  const stopping = new AbortController();
  const write = async () => {
    let count = 0;
    while (!stopping.signal.aborted) {
      const email = `student-${count}@example.com`;
      const password = 'a-long-password-9';
      const fields = { name: 'منى السيد', email, password, password_confirmation: password, phone: '01012345678' };
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const response = await fetch(`${address}/api/register`, { method: 'POST', body });
      expect(response.status).toBe(201);
      count += 1;
    }
    return count;
  };
  const writing = write();
  return () => {
    stopping.abort();
    return writing;
  };
}

const runBackup = (options: { keep?: number } = {}) =>
  createBackup({ config: readConfig(environment), environment, store, ...options });

/** Creates the settings of an empty place with this engine. */
const createTarget = async (name: string, engine: 'embedded' | 'postgres') =>
  readConfig({
    DATA_DIR: join(folder, name),
    ...(engine === 'postgres' && { DATABASE_URL: await createPostgresUrl() }),
  });

/** Writes a text with a line separator, which `row_to_json` leaves as it is. */
async function writeLineSeparator(): Promise<void> {
  const accounts = JSON.parse(readFileSync(join(environment['DATA_DIR'] ?? '', 'demo-accounts.json'), 'utf8')) as {
    role: string;
    email: string;
    password: string;
  }[];
  const { email, password } = accounts.find(({ role }) => role === 'admin') ?? {};
  const headers = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const body = new FormData();
  body.append('description', 'الوحدة الأولى\u2028الوحدة الثانية');
  const authorization = `Bearer ${token}`;
  const response = await fetch(`${address}/api/courses/1`, { method: 'POST', headers: { authorization }, body });
  expect(response.status).toBe(200);
}

const twoStepEmail = 'two-steps@example.com';

/** Registers a student who turns on two-step verification. Returns the secret. */
async function turnOnTwoStep(): Promise<string> {
  const password = 'a-long-password-9';
  const fields = { name: 'منى السيد', email: twoStepEmail, password, password_confirmation: password };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const registered = await fetch(`${address}/api/register`, { method: 'POST', body: form });
  const { access_token: token } = (await registered.json()) as { access_token: string };
  const authorization = `Bearer ${token}`;
  const setup = await fetch(`${address}/api/me/two-step/setup`, { method: 'POST', headers: { authorization } });
  const { secret } = (await setup.json()) as { secret: string };
  const response = await fetch(`${address}/api/me/two-step`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ secret, current_password: password, code: createTotpCode(secret, -1) }),
  });
  expect(response.status).toBe(200);
  return secret;
}

let totpSecret: string;

test('a backup that is taken while students register has one state, and restores with equal rows and files', async () => {
  await writeLineSeparator();
  totpSecret = await turnOnTwoStep();
  const stop = startWriting();
  const { location: backup, manifest } = await runBackup();
  expect(readFileSync(join(backup, 'tables/courses.jsonl'), 'utf8')).toContain('الأولى\u2028الوحدة');
  expect(await stop()).toBeGreaterThan(0);
  expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);
  const counts = new Map(manifest.tables.map(({ name, rows }) => [name, rows]));
  expect(counts.get('courses')).toBe(24);
  const users = readFileSync(join(backup, 'tables/users.jsonl'), 'utf8').trim().split('\n');
  expect(counts.get('users')).toBe(users.length);
  const counter = readFileSync(join(backup, 'tables/counters.jsonl'), 'utf8');
  expect(counter).toContain(JSON.stringify({ name: 'users', value: users.length }));
  expect(manifest.storedFiles.length).toBeGreaterThan(5);
  expect(manifest.missingKeys).toEqual([]);
  await verifyBackup(store);
});

test('a backup deletes the copies of the database that interrupted backups left', async () => {
  const temporary = join(environment['DATA_DIR'] ?? '', 'tmp');
  const host = hostname().replaceAll(/[^\w-]/g, '_');
  const left = join(temporary, `${host}.4194305.ec8fb24e`);
  mkdirSync(left);
  await createBackup({ config: readConfig(environment), environment, store: new FolderBackupStore(join(folder, 'x')) });
  // With PostgreSQL there are no copies: the next start of the server deletes the folder.
  expect(existsSync(left)).toBe(testEngine === 'postgres');
  rmSync(left, { recursive: true, force: true });
  const names = readdirSync(temporary).filter((name) => name.includes(`.${process.pid}.`));
  expect(names).toEqual([]);
});

test('it has settings, but no secrets, sessions or marks of an unfinished backup', async () => {
  const { location: backup, manifest } = await openBackup(store);
  const settings = readFileSync(join(backup, 'settings.json'), 'utf8');
  expect(settings).toMatch(/CONTACT_PHONE[^]*1234/);
  expect(settings).not.toContain('hidden-word');
  expect(/omittedSecrets[^]*DATABASE_URL/.test(settings)).toBe(testEngine === 'postgres');
  expect(manifest.tables.map(({ name }) => name)).not.toContain('sessions');
  expect(readFileSync(join(backup, 'tables/meta.jsonl'), 'utf8')).not.toMatch(/(media|device)_secret/);
  expect(existsSync(join(environment['DATA_DIR'] ?? '', 'control.sock'))).toBe(testEngine === 'pglite');
});

const engines = process.env['TEST_DATABASE_URL'] ? (['embedded', 'postgres'] as const) : (['embedded'] as const);

test.each(engines)('it restores on an engine of the other or same kind: %s', async (engine) => {
  const config = await createTarget(`to-${engine}`, engine);
  const backup = await restoreBackup({ config, store });
  const database = await openDatabase(config);
  try {
    await requireEqualRows(database.db, backup);
    // New rows get new ids.
    const last = backup.manifest.tables.find(({ name }) => name === 'main_categories')?.sequences['id'] ?? 0;
    const values = { name: 'قسم', name_fold: 'قسم' };
    const row = await database.db
      .insertInto('main_categories')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(row.id).toBeGreaterThan(last);
    const entries = await database.db.selectFrom('audit_entries').select('action').execute();
    expect(entries.map(({ action }) => action)).toContain('updateCourse');
    await expect(database.db.deleteFrom('audit_entries').execute()).rejects.toThrow('append-only');
    // Authenticator apps still work.
    const key = await createAuthenticatorKeyLoader(database.db)();
    const account = database.db.selectFrom('users').where('email', '=', twoStepEmail).select('id');
    const { id: userId } = await account.executeTakeFirstOrThrow();
    const code = createTotpCode(totpSecret);
    const kind = await database.db.transaction().execute((db) => consumeCode(db, { userId, code, key }));
    expect(kind).toBe('authenticator');
  } finally {
    await database.close();
  }
  const { key, sha256, path } = backup.manifest.storedFiles[0] ?? { key: '', sha256: '', path: '' };
  expect(sha256).toHaveLength(64);
  expect(readFileSync(join(config.dataDir, 'storage', key))).toEqual(readFileSync(join(backup.location, path)));
  await expect(restoreBackup({ config, store })).rejects.toMatchObject({ code: 'database_not_empty' });
});

test('an interrupted restore continues, and other files in the storage are refused', async () => {
  const config = await createTarget('interrupted', 'embedded');
  const backup = await openBackup(store);
  const { key = '', path = '' } = backup.manifest.storedFiles[0] ?? {};
  const stored = join(config.dataDir, 'storage', key);
  mkdirSync(join(stored, '..'), { recursive: true });
  writeFileSync(stored, 'other bytes');
  await expect(restoreBackup({ config, store })).rejects.toMatchObject({ code: 'storage_not_empty' });
  writeFileSync(stored, readFileSync(join(backup.location, path)));
  await restoreBackup({ config, store });
});

test('a backup of an older version, whose manifest has no checksum, can be read', async () => {
  const { location: backup } = await openBackup(store);
  const path = join(backup, 'manifest.json');
  const text = readFileSync(path, 'utf8');
  const { sha256, ...manifest } = JSON.parse(text) as Record<string, unknown>;
  expect(sha256).toHaveLength(64);
  writeFileSync(path, JSON.stringify({ ...manifest, format: 1 }));
  await verifyBackup(store);
  writeFileSync(path, text);
});

test('old backups are deleted, and a damaged file is refused by its name', async () => {
  const { deletedBackups } = await runBackup({ keep: 1 });
  expect([deletedBackups.length, (await store.listNames()).length]).toEqual([1, 1]);
  const { location: backup } = await openBackup(store);
  appendFileSync(join(backup, 'tables/courses.jsonl'), ' ');
  const expected = { code: 'corrupt_file', detail: 'tables/courses.jsonl' };
  await expect(verifyBackup(store)).rejects.toMatchObject(expected);
  const config = await createTarget('corrupt', 'embedded');
  await expect(restoreBackup({ config, store })).rejects.toMatchObject(expected);
  expect(existsSync(join(config.dataDir, 'database'))).toBe(false);
  const manifest = readFileSync(join(backup, 'manifest.json'), 'utf8');
  writeFileSync(join(backup, 'manifest.json'), manifest.replace('"key": "public/', '"key": "public/../../'));
  await expect(verifyBackup(store)).rejects.toMatchObject({ code: 'unreadable_manifest' });
  writeFileSync(join(backup, 'manifest.json'), manifest.replace(/"rows": (\d+)/, '"rows": 1$1'));
  await expect(verifyBackup(store)).rejects.toMatchObject({ code: 'corrupt_file', detail: 'manifest.json' });
  await expect(verifyBackup(new FolderBackupStore(join(folder, 'nothing')))).rejects.toMatchObject({
    code: 'no_backup',
  });
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/prepare.ts';
import { startCommand } from './support/commandLine.ts';
import { createPostgresDatabase, testEngine } from './support/database.ts';
import { startMailServer } from './support/mailServer.ts';
import { startTraceReceiver } from './support/traceReceiver.ts';
import { startServerProcess, waitForServerUrl } from './support/serverProcess.ts';

// The command line as a process, on an own folder: before the first start, and while a server runs.

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let environment: Record<string, string>;
let database: { url: string; drop: () => Promise<void> } | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'srv-cli-'));
  if (testEngine === 'postgres') database = await createPostgresDatabase();
  environment = { DATA_DIR: join(folder, 'data'), DEMO: '0', ...(database && { DATABASE_URL: database.url }) };
});
afterAll(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (args: string[], { input, env }: { input?: string; env?: Record<string, string> } = {}) =>
  startCommand(folder, { ...environment, ...env }, args, { ...(input !== undefined && { input }) }).ended;

const email = 'owner@example.com';

test('help and wrong use, in the language of the operator', async () => {
  expect(await run(['help'], { env: { LANG: 'ar_EG.UTF-8' } })).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^الاستخدام:[^]*backup[^]*رموز الخروج/),
  });
  expect((await run(['backup', '--help', '--lang', 'en'])).output).toMatch(/^Usage:[^]*--keep[^]*Exit codes/);
  const wrong = [
    ['backup'],
    ['backup', '--to', 'x', '--keep', '0'],
    ['unknown'],
    ['doctor', '--nothing'],
    ['doctor', '--lang', 'fr'],
  ];
  for (const args of wrong) {
    const { code, output, errors } = await run(args);
    expect([args, code, output]).toEqual([args, 2, '']);
    expect(errors).toMatch(/^[A-Z0][^\n]+\n$/);
  }
  expect((await run(['backup', '--lang', 'ar'])).errors).toContain('الخيار --to <PLACE> مطلوب.');
});

test('migrate, create-admin, doctor, backup and verify without a server', async () => {
  expect(JSON.parse((await run(['migrate', '--json'])).output)).toMatchObject({
    migrations: expect.arrayContaining(['0001_initial']),
  });
  const doctor = await run(['doctor']);
  expect([doctor.code, doctor.output]).toEqual([1, expect.stringContaining('✗ There is no admin.')]);
  expect((await run(['create-admin', '--email', email, '--ask'], { input: 'password\n' })).errors).toMatch(
    /not accepted/,
  );
  expect((await run(['create-admin', '--email', email, '--ask'], { input: 'a-long-password-9\n' })).code).toBe(0);
  expect(await run(['create-admin', '--email', email])).toMatchObject({
    code: 1,
    errors: expect.stringContaining(email),
  });
  expect(JSON.parse((await run(['doctor', '--json'])).output)).toMatchObject({
    findings: expect.arrayContaining([expect.objectContaining({ code: 'database_reachable', status: 'ok' })]),
  });
  const mailServer = await startMailServer({ credentials: { user: 'fanous', password: 'secret' } });
  const mail = { MAIL_FROM: 'mail@example.com', PUBLIC_URL: 'https://fanous.example' };
  const readMailFinding = async (url: string) =>
    (await run(['doctor'], { env: { ...mail, SMTP_URL: url } })).output.split('\n').find((line) => /mail/.test(line));
  expect(await readMailFinding(mailServer.url)).toMatch(/^✓ The mail server 127\.0\.0\.1:\d+ works\.$/);
  const wrongPassword = await readMailFinding(mailServer.url.replace('secret', 'other-secret'));
  expect(wrongPassword).toMatch(/^✗ The mail server failed: .*535.* Check SMTP_URL\.$/);
  expect(wrongPassword).not.toContain('other-secret');
  await mailServer.close();
  const receiver = await startTraceReceiver();
  const readTraceFinding = async () => {
    const { output } = await run(['doctor'], { env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url } });
    return output.split('\n').find((line) => /traces/i.test(line));
  };
  expect(await readTraceFinding()).toMatch(/^✓ The server 127\.0\.0\.1:\d+ accepts traces\.$/);
  await receiver.close();
  expect(await readTraceFinding()).toMatch(
    /^✗ Traces cannot be sent: .*ECONNREFUSED.* Check OTEL_EXPORTER_OTLP_ENDPOINT\.$/,
  );
  expect((await run(['backup', '--to', 'backups'])).code).toBe(0);
  expect(await run(['verify', '--from', 'backups'])).toMatchObject({ code: 0, errors: '' });
  expect(await run(['restore', '--from', 'backups'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('is not empty'),
  });
  expect((await run(['doctor'], { env: { PORT: 'x' } })).output).toMatch(/✗ The setting PORT/);
});

test('reset-password changes no database of an older version', async () => {
  const database = await openDatabase(readConfig(environment));
  const [last] = (
    await sql<{ name: string; timestamp: string }>`
      delete from kysely_migration where name = (select max(name) from kysely_migration) returning *
    `.execute(database.db)
  ).rows;
  await database.close();
  expect(await run(['reset-password', '--email', email])).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`The database lacks migrations (${last?.name}). Run the command migrate.`),
  });
  const opened = await openDatabase(readConfig(environment));
  const { rows } = await sql`select 1 from kysely_migration where name = ${last?.name}`.execute(opened.db);
  expect(rows).toEqual([]);
  await sql`insert into kysely_migration values (${last?.name}, ${last?.timestamp})`.execute(opened.db);
  await opened.close();
});

test('reset-two-step turns two-step verification off', async () => {
  const database = await openDatabase(readConfig(environment));
  const { id } = await database.db
    .selectFrom('users')
    .where('email', '=', email)
    .select('id')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('authenticators')
    .values({ user_id: id, secret: Buffer.from('secret'), last_step: 0 })
    .execute();
  await database.close();
  const reset = (address: string) => run(['reset-two-step', '--email', address]);
  expect(await reset(email.toUpperCase())).toMatchObject({ code: 0, output: expect.stringContaining(email) });
  expect(await reset(email)).toMatchObject({ code: 1, errors: expect.stringContaining('is not on') });
  expect(await reset('missing@example.com')).toMatchObject({ code: 1, errors: expect.stringContaining('no account') });
  expect((await reset('nonsense')).code).toBe(2);
});

test('reset-password and backup while a server runs: sessions end, and the new password works', async () => {
  const server = startServerProcess(folder, environment);
  try {
    const address = await waitForServerUrl(server);
    const signIn = (password: string) =>
      fetch(`${address}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
    const before = (await (await signIn('a-long-password-9')).json()) as { access_token: string };
    const readAccount = () =>
      fetch(`${address}/api/users/1`, { headers: { authorization: `Bearer ${before.access_token}` } });
    expect((await readAccount()).status).toBe(200);
    const { output } = await run(['reset-password', '--email', email.toUpperCase(), '--json']);
    const { password } = JSON.parse(output) as { password: string };
    expect((await readAccount()).status).toBe(401);
    expect((await signIn('a-long-password-9')).status).not.toBe(200);
    expect((await signIn(password)).status).toBe(200);
    expect((await run(['reset-password', '--email', 'missing@example.com'])).code).toBe(1);
    expect((await run(['reset-two-step', '--email', email])).errors).toContain('is not on');
    expect((await run(['doctor'])).code).toBe(0);
    const backup = JSON.parse((await run(['backup', '--to', 'more', '--json'])).output) as { folder: string };
    expect(readFileSync(join(backup.folder, 'tables/users.jsonl'), 'utf8')).toContain(email);
    expect(/in use by another server/.test((await run(['migrate'])).errors)).toBe(testEngine === 'pglite');
  } finally {
    server.child.kill('SIGTERM');
  }
  expect(await server.ended).toBe(0);
});

test('demo adds the demo data to an empty place and refuses production', async () => {
  const env = { DATA_DIR: join(folder, 'demo'), DATABASE_URL: '' };
  const { accounts } = JSON.parse((await run(['demo', '--json'], { env })).output) as { accounts: unknown[] };
  expect(accounts).toHaveLength(5);
  expect((await run(['demo'], { env: { ...env, NODE_ENV: 'production' } })).code).toBe(1);
});

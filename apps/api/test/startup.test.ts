import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPostgresDatabase, testEngine } from './support/database.ts';
import { waitForServerUrl, startServerProcess } from './support/serverProcess.ts';
import type { ServerProcess } from './support/serverProcess.ts';

// The server as a process: its output and exit code when it starts, fails and shuts down.

let folder: string;
let database: { url: string; drop: () => Promise<void> } | undefined;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'srv-start-'));
  if (testEngine === 'postgres') database = await createPostgresDatabase();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

function run(environment: Record<string, string> = {}): ServerProcess {
  const server = startServerProcess(folder, { ...(database && { DATABASE_URL: database.url }), ...environment });
  children.push(server.child);
  return server;
}

/** Returns the error line of a server that exits with code 1. */
async function readStartupError(environment: Record<string, string>): Promise<string> {
  const server = run(environment);
  expect(await server.ended).toBe(1);
  const errorOutput = server.getErrors().trim();
  expect(errorOutput).not.toMatch(/\n|\.ts\b|hidden-word/);
  return errorOutput;
}

test('first and second start, each with a clean shutdown', async () => {
  const first = run();
  const address = await waitForServerUrl(first);
  expect(first.getOutput()).toMatch(
    /Migrating the database: 0001_initial[^]*Adding the demo data[^]*Demo accounts[^]*limited admin +limited@fanous\.example +\w{4}-\w{4}-\w{4}/,
  );
  const courses = await fetch(`${address}/api/courses`);
  expect([courses.status, ((await courses.json()) as { total: number }).total]).toEqual([200, 24]);

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.getErrors()).toBe('');

  const second = run();
  await waitForServerUrl(second);
  expect(second.getOutput()).not.toMatch(/Migrating|Adding the demo/);
  const passwords = (text: string) => text.match(/\w{4}-\w{4}-\w{4}/g);
  expect(passwords(second.getOutput())).toEqual(passwords(first.getOutput()));
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
});

test('an open request is finished before the server exits', async () => {
  const server = run();
  const address = await waitForServerUrl(server);
  const json = JSON.stringify({ email: 'nobody@example.com', password: 'not-the-password' });
  const sent = request(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': json.length, expect: '100-continue' },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.flushHeaders();
  // The server has the request, and waits for its body.
  await once(sent, 'continue');
  server.child.kill('SIGTERM');
  sent.end(json);
  const [response] = await answered;
  response.resume();
  expect(response.statusCode).toBe(401);
  expect(await server.ended).toBe(0);
});

test('during the shutdown delay it is not ready, but answers, and a second signal ends the delay', async () => {
  const server = run({ SHUTDOWN_DELAY_SECONDS: '3600' });
  const address = await waitForServerUrl(server);
  const isReady = async () => (await fetch(`${address}/api/health/ready`)).status;
  expect(await isReady()).toBe(200);
  server.child.kill('SIGTERM');
  await expect.poll(isReady).toBe(503);
  const courses = await fetch(`${address}/api/courses`);
  expect([courses.status, courses.headers.get('connection')]).toEqual([200, 'close']);
  expect((await fetch(`${address}/api/health/live`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('only one server can use a folder and a port', async () => {
  // On the embedded database, whatever the other tests run on.
  const place = { DATABASE_URL: '', DEMO: '0', DATA_DIR: join(folder, 'own') };
  const first = run(place);
  const { port } = new URL(await waitForServerUrl(first));
  const owner = `(process ${first.child.pid})`;
  expect(await readStartupError(place)).toBe(`The data folder ${place.DATA_DIR} is in use by another server ${owner}.`);
  const elsewhere = { ...place, DATA_DIR: join(folder, 'other'), PORT: port };
  expect(await readStartupError(elsewhere)).toBe(
    `Port ${port} of 127.0.0.1 is in use by another program: end that one or set PORT.`,
  );
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  rmSync(join(place.DATA_DIR, 'database/global/pg_control'));
  expect(await readStartupError(place)).toContain('is damaged and was not changed (global/pg_control is missing)');
});

test('configuration mistakes are reported in one sentence', async () => {
  expect(await readStartupError({ PORT: 'x' })).toBe('The setting PORT has to be a whole number from 0 to 65535.');
  expect(await readStartupError({ HOST: '203.0.113.7' })).toBe('HOST 203.0.113.7 is not an address of this machine.');
  const mixed = { DEMO: '1', NODE_ENV: 'production' };
  expect(await readStartupError(mixed)).toBe('The setting DEMO has to be 0 together with NODE_ENV=production.');
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const away = { DATABASE_URL: `postgres://fanous:hidden-word@127.0.0.1:${port}/none` };
  expect(await readStartupError(away)).toBe(
    `The database of DATABASE_URL cannot be reached at 127.0.0.1:${port} (ECONNREFUSED).`,
  );
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(await readStartupError({ DATA_DIR: file })).toMatch(
    /^The data folder .*a-file cannot be written to \(E\w+\)\.$/,
  );
});

test('without demo and admin, a link creates the first admin once', async () => {
  const own = testEngine === 'postgres' ? await createPostgresDatabase() : undefined;
  const place = { DEMO: '0', DATA_DIR: join(folder, 'plain'), ...(own && { DATABASE_URL: own.url }) };
  const first = run(place);
  const address = await waitForServerUrl(first);
  const link = /(http\S+\/setup\?key=(\S+))/.exec(first.getOutput());
  const [, url = '', key = ''] = link ?? [];
  expect((await fetch(`${address}/setup?key=${key.replace(/.$/, '.')}`)).status).toBe(404);
  const page = await fetch(url, { headers: { 'accept-language': 'ar' } });
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await page.text()).toContain('<html lang="ar" dir="rtl">');

  const send = (fields: Record<string, string>) =>
    fetch(`${address}/setup`, { method: 'POST', body: new URLSearchParams({ key, ...fields }), redirect: 'manual' });
  const weak = await send({ name: '<b>"منى"', email: 'owner', password: 'password1' });
  const shown = await weak.text();
  expect(weak.status).toBe(422);
  expect(shown).toContain('أدخل بريدًا إلكترونيًا صحيحًا');
  expect(shown).toContain('شائعة');
  expect(shown).not.toMatch(/<b>|password1/);

  const owner = { name: 'منى', email: 'Owner@Example.com', password: 'qalam-azraq-71' };
  const made = await send(owner);
  expect([made.status, made.headers.get('location')]).toEqual([303, '/login']);
  expect((await send({ ...owner, email: 'second@example.com' })).status).toBe(404);
  expect((await fetch(url)).status).toBe(404);
  expect(await roleAfterLogin(address, owner)).toBe('admin');
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const second = run(place);
  await waitForServerUrl(second);
  expect(second.getOutput()).not.toContain('setup');
  second.child.kill('SIGTERM');
  await second.ended;
  await own?.drop();
});

test('DEMO=0 in the folder of a demo disables its accounts and prints a set-up link', async () => {
  const own = testEngine === 'postgres' ? await createPostgresDatabase() : undefined;
  const place = { DATA_DIR: join(folder, 'former-demo'), ...(own && { DATABASE_URL: own.url }) };
  const demo = run({ ...place, DEMO: '1' });
  await waitForServerUrl(demo);
  const [, email = '', password = ''] = /\n +admin +(\S+) +(\w{4}-\w{4}-\w{4})/.exec(demo.getOutput()) ?? [];
  demo.child.kill('SIGTERM');
  expect(await demo.ended).toBe(0);

  const server = run({ ...place, DEMO: '0' });
  const address = await waitForServerUrl(server);
  expect(server.getOutput()).toMatch(/The demo is off: its accounts can no longer sign in[^]*There is no admin yet/);
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${address}/api/login`, { method: 'POST', headers, body })).status).toBe(401);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await own?.drop();
});

test('ADMIN_EMAIL and ADMIN_PASSWORD create the first admin', async () => {
  const own = testEngine === 'postgres' ? await createPostgresDatabase() : undefined;
  const owner = { email: 'Owner@Example.com', password: 'qalam-azraq-71' };
  const server = run({
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    DEMO: '0',
    DATA_DIR: join(folder, 'admin'),
    ...(own && { DATABASE_URL: own.url }),
  });
  const address = await waitForServerUrl(server);
  expect(server.getOutput()).not.toMatch(/setup|qalam-azraq-71/);
  expect(await roleAfterLogin(address, owner)).toBe('admin');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await own?.drop();
});

async function roleAfterLogin(address: string, { email, password }: { email: string; password: string }) {
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  const session = await fetch(`${address}/api/login`, { method: 'POST', headers, body });
  return ((await session.json()) as { data: { role: string } }).data.role;
}

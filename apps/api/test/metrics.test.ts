import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { captureLog } from './support/captureLog.ts';
import { addCategories, addPerson } from './support/fixtures.ts';
import { listenOnFreePort, openNotificationStream } from './support/listen.ts';
import { createPhoto, createTestFile } from './support/sampleFiles.ts';
import { startServerProcess, waitForServerUrl } from './support/serverProcess.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

const token = 'a-token-of-the-operator';

let server: TestApp | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function requestMetrics({ app }: TestApp, authorization?: string) {
  const { statusCode, body, headers } = await app.inject({
    url: '/metrics',
    headers: { accept: 'text/plain', ...(authorization !== undefined && { authorization }) },
  });
  return { status: statusCode, text: body, type: headers['content-type'] };
}

/** Reads the value of a metric with these labels. Undefined if it is not there. */
async function readMetric(testApp: TestApp, name: string, ...labels: string[]): Promise<number | undefined> {
  const { text } = await requestMetrics(testApp, `Bearer ${token}`);
  const line = text
    .split('\n')
    .find((line) => /^\w+/.exec(line)?.[0] === name && labels.every((label) => line.includes(label)));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')));
}

test('without the token of the operator there are no metrics', async () => {
  server = await createTestApp();
  expect((await requestMetrics(server)).status).toBe(404);
  await server.close();
  server = await createTestApp({ environment: { METRICS_TOKEN: token } });
  for (const authorization of [undefined, 'Bearer', 'Bearer a-token-of-somebody-els', token])
    expect((await requestMetrics(server, authorization)).status).toBe(404);
  const { status, type } = await requestMetrics(server, `Bearer ${token}`);
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
});

test('requests are counted by operation and status, and problems by code', async () => {
  server = await createTestApp({ environment: { METRICS_TOKEN: token } });
  const student = await addPerson(server.db);
  await server.call('GET', `/users/${student.id}`, { token: student.token });
  await server.call('GET', `/users/${student.id}?search=private-words`, { token: student.token });
  await server.call('GET', `/users/${student.id}`);
  const name = 'fanous_request_duration_seconds_count';
  expect(await readMetric(server, name, 'operation="getUser"', 'status="200"')).toBe(2);
  expect(await readMetric(server, name, 'operation="getUser"', 'status="401"')).toBe(1);
  expect(await readMetric(server, 'fanous_problems_total', 'code="unauthorized"', 'status="401"')).toBe(1);
  const { text } = await requestMetrics(server, `Bearer ${token}`);
  expect(text).not.toContain('private-words');
  expect(text).not.toContain(student.token);
});

test('caches, connections, queries and uploads are counted', async () => {
  server = await createTestApp({ environment: { METRICS_TOKEN: token } });
  const admin = await addPerson(server.db, 'admin');
  await addCategories(server.db, 'العلوم', ['الكيمياء']);
  await server.call('GET', '/courses');
  await server.call('GET', '/courses');
  const cache = ['fanous_cache_requests_total', 'cache="public_responses"'] as const;
  expect(await readMetric(server, ...cache, 'result="miss"')).toBe(1);
  expect(await readMetric(server, ...cache, 'result="hit"')).toBe(1);
  expect(await readMetric(server, 'fanous_database_connections', 'state="open"')).toBeGreaterThan(0);
  expect(await readMetric(server, 'fanous_database_connections', 'state="used"')).toBe(0);
  expect(await readMetric(server, 'fanous_database_waiting_queries')).toBe(0);

  const errors = ['fanous_database_query_duration_seconds_count', 'result="error"'] as const;
  const before = (await readMetric(server, ...errors)) ?? 0;
  await expect(sql`select no_such_column`.execute(server.db)).rejects.toThrow('no_such_column');
  expect(await readMetric(server, ...errors)).toBe(before + 1);

  const { ids } = await addCategories(server.db, 'الأدب', ['الشعر']);
  const image = createTestFile('a.png', await createPhoto('png', { width: 40, height: 40 }));
  const form = {
    name: 'العروض',
    slug: 'poetry',
    description: 'بحور الشعر.',
    price: '100',
    user_id: String(admin.id),
    'categories[]': String(ids[0]),
    image,
  };
  expect((await server.call('POST', '/courses', { token: admin.token, form })).status).toBe(201);
  expect(await readMetric(server, 'fanous_uploaded_bytes_total')).toBe(image.content.length);
  expect(await readMetric(server, 'fanous_open_uploads')).toBe(0);
});

test('an open stream of notifications is counted until it ends', async () => {
  server = await createTestApp({ environment: { METRICS_TOKEN: token } });
  const origin = await listenOnFreePort(server);
  const student = await addPerson(server.db);
  const notifications = await openNotificationStream(origin, student.token);
  expect(notifications.response.status).toBe(200);
  expect(await readMetric(server, 'fanous_event_streams')).toBe(1);
  notifications.close();
  const open = server;
  await expect.poll(() => readMetric(open, 'fanous_event_streams')).toBe(0);
});

test('a slow query is logged with placeholders instead of values', async () => {
  const log = captureLog('warn');
  server = await createTestApp({ environment: { SLOW_QUERY_MS: '50' }, logger: log.logger });
  await sql`select ${'a private value'}::text`.execute(server.db);
  expect(log.getText()).not.toContain('slow query');
  await sql`select pg_sleep(0.1), ${'a private value'}::text`.execute(server.db);
  expect(log.getText()).toContain('"sql":"select pg_sleep(0.1), $1::text"');
  expect(log.getText()).not.toContain('a private value');
});

test('METRICS_PORT serves the metrics and those of the process, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'metrics-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const child = startServerProcess(folder, { METRICS_PORT: '0', NODE_ENV: 'production' });
  await waitForServerUrl(child);
  const origin = /Metrics: (http:\/\/[\d.:]+)/.exec(child.getOutput())?.[1] ?? '';
  const response = await fetch(`${origin}/metrics`);
  const text = await response.text();
  expect(text).toContain('# TYPE fanous_request_duration_seconds histogram');
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  expect((await fetch(`${origin}/api/health/live`)).status).toBe(404);
  child.child.kill('SIGTERM');
  expect(await child.ended).toBe(0);
});

test('a short token is refused', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN has to be at least 16 characters');
});

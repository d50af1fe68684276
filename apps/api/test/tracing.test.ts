import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import { captureLog } from './support/captureLog.ts';
import { openTestDatabase } from './support/database.ts';
import { createFakeWebDir } from './support/fakeWebDir.ts';
import { addCategories, addPerson } from './support/fixtures.ts';
import { startMailServer } from './support/mailServer.ts';
import { createPhoto, createTestFile } from './support/sampleFiles.ts';
import { startServerProcess, waitForServerUrl } from './support/serverProcess.ts';
import { createTestApp } from './support/testApp.ts';
import { createTestBucket } from './support/testBucket.ts';
import { startTraceReceiver } from './support/traceReceiver.ts';
import type { ReceivedSpan, TraceReceiver } from './support/traceReceiver.ts';

// The tests that change no table share it.
let database: Database;
let receiver: TraceReceiver;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  receiver = await startTraceReceiver();
});
afterEach(() => receiver.close());

function createTracedApp(options: Parameters<typeof createTestApp>[0] = {}) {
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, ...options.environment };
  return createTestApp({ ...options, environment });
}

const find = (name: string): ReceivedSpan | undefined => receiver.spans.find((span) => span.name === name);
const listChildren = ({ spanId }: ReceivedSpan) =>
  receiver.spans.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name);

test('a request has a span with its queries below it, in the trace of its sender', async () => {
  const server = await createTracedApp({
    database,
    environment: { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret', OTEL_SERVICE_NAME: 'fanous-test' },
  });
  const student = await addPerson(server.db);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const { headers } = await server.call('GET', `/users/${student.id}?search=private-words`, {
    token: student.token,
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await server.close();

  const request = find('getUser');
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331', kind: 'server', isError: false });
  expect(request?.service).toBe('fanous-test');
  expect(request?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/users/:id',
    'http.response.status_code': 200,
    'http.response.header.x-request-id': [headers['x-request-id']],
    'network.protocol.version': '1.1',
    'url.scheme': 'http',
  });
  expect(listChildren(request!)).toContain('select users');
  expect(find('select users')).toMatchObject({
    traceId,
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': expect.stringContaining('$1') },
  });
  expect(receiver.requests[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-key': 'secret' } });
  for (const personal of [student.email, student.token, student.name, 'private-words', '127.0.0.1'])
    expect(receiver.getRawText()).not.toContain(personal);
});

test('a request with a body has the queries of its transaction', async () => {
  const server = await createTracedApp({ database });
  const admin = await addPerson(server.db, 'admin');
  const { mainId } = await addCategories(server.db, 'العلوم', []);
  const form = { name: 'a private name', main_category_id: String(mainId) };
  const { status } = await server.call('POST', '/categories', { token: admin.token, form });
  await server.close();
  expect(status).toBe(201);
  const request = find('createCategory');
  expect(listChildren(request!)).toEqual(expect.arrayContaining(['begin', 'insert categories', 'commit']));
  expect(receiver.spans.every(({ traceId }) => traceId === request?.traceId)).toBe(true);
  expect(receiver.getRawText()).not.toContain(form.name);
});

test('an error is in the spans of the query and of the request, without its text', async () => {
  const server = await createTracedApp();
  await sql`alter table categories rename to private_words`.execute(server.db);
  expect((await server.call('GET', '/categories')).status).toBe(500);
  await server.close();
  expect(find('listCategories')).toMatchObject({
    isError: true,
    attributes: { 'http.response.status_code': 500, 'error.type': '42P01' },
  });
  expect(receiver.spans.filter(({ isError, kind }) => isError && kind === 'client')).toMatchObject([
    { attributes: { 'db.response.status_code': '42P01', 'error.type': '42P01' } },
  ]);
  expect(receiver.getRawText()).not.toContain('does not exist');
});

test('a rejected request is not an error of the server', async () => {
  const server = await createTracedApp({ database });
  await server.call('GET', '/users');
  await server.close();
  expect(find('listUsers')).toMatchObject({ isError: false, attributes: { 'http.response.status_code': 401 } });
});

test('a page has a span for its rendering, and one for each call of our own API', async () => {
  const folder = createFakeWebDir();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = await createTracedApp({ database, environment: { WEB_DIR: folder } });
  await server.app.inject({ url: '/courses', headers: { accept: 'text/html' } });
  await server.close();
  const page = find('GET /*');
  expect(listChildren(page!)).toEqual(['render page']);
  expect(listChildren(find('render page')!)).toEqual(['listCourses']);
  expect(find('listCourses')?.kind).toBe('internal');
});

test('commands to a bucket and mails have spans', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'bucket-'));
  const bucket = createTestBucket(directory, 'files');
  const { port } = await bucket.run();
  const mailServer = await startMailServer();
  onTestFinished(async () => {
    await bucket.close();
    await mailServer.close();
    rmSync(directory, { recursive: true });
  });
  const server = await createTracedApp({
    database,
    environment: {
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://localhost:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'mail@fanous.example',
      PUBLIC_URL: 'https://fanous.example',
    },
  });
  const admin = await addPerson(server.db, 'admin');
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
  await server.call('POST', '/password-reset-mails', { json: { email: admin.email } });
  await mailServer.readMail(admin.email);
  await server.close();
  expect(listChildren(find('createCourse')!)).toContain('S3/PutObject');
  expect(listChildren(find('requestPasswordResetMail')!)).toContain('send mail');
  expect(receiver.getRawText()).not.toContain(admin.email);
});

test('the log has the id of the trace and of the request, also for a slow query', async () => {
  const log = captureLog('info');
  const server = await createTracedApp({ environment: { SLOW_QUERY_MS: '50' }, logger: log.logger });
  await sql`alter table categories rename to fast_categories`.execute(server.db);
  await sql`
    create view categories as select * from fast_categories where id >= (select 0 from (select pg_sleep(0.1)) as slow)
  `.execute(server.db);
  await server.call('GET', '/categories');
  await server.close();
  const trace_id = find('listCategories')?.traceId;
  const lines = log
    .getText()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const request = lines.find(({ msg }) => msg === 'request');
  expect(request).toMatchObject({ trace_id, path: '/api/categories' });
  const slow = lines.find(({ msg, reqId }) => msg === 'slow query' && reqId !== undefined);
  expect(slow).toMatchObject({ trace_id, reqId: request?.['reqId'] });
});

test('the sampler decides which traces are sent', async () => {
  const server = await createTracedApp({ database, environment: { OTEL_TRACES_SAMPLER: 'always_off' } });
  await server.call('GET', '/courses');
  await server.close();
  expect(receiver.requests).toEqual([]);
});

test('an endpoint that is away or does not answer fails no request', async () => {
  const silent = await startTraceReceiver({ isResponsive: false });
  onTestFinished(() => silent.close());
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  for (const url of [`http://127.0.0.1:${port}`, silent.url]) {
    const server = await createTestApp({ database, environment: { OTEL_EXPORTER_OTLP_ENDPOINT: url } });
    expect((await server.call('GET', '/courses')).status).toBe(200);
    await server.close();
  }
  expect(silent.spans.map(({ name }) => name)).toContain('listCourses');
});

test('OpenTelemetry is loaded only with an endpoint, and SIGTERM sends the last spans', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tracing-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const hook = join(folder, 'hook.mjs');
  writeFileSync(
    hook,
    `import { registerHooks } from 'node:module';
    registerHooks({ resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      if (found.url.includes('@opentelemetry/sdk-trace')) console.log('loaded', found.url);
      return found;
    } });`,
  );
  const environment = { NODE_ENV: 'production', NODE_OPTIONS: `--import=${hook}` };
  for (const endpoint of [undefined, receiver.url]) {
    const server = startServerProcess(folder, {
      ...environment,
      ...(endpoint !== undefined && { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }),
    });
    const origin = await waitForServerUrl(server);
    expect((await fetch(`${origin}/api/courses`)).status).toBe(200);
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'a-private-password' });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${origin}/api/login`, { method: 'POST', headers, body })).status).toBe(401);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.getOutput().includes('@opentelemetry/sdk-trace')).toBe(endpoint !== undefined);
  }
  expect(find('listCourses')).toMatchObject({ service: 'fanous', kind: 'server' });
  // The body has arrived in several events of a socket.
  expect(listChildren(find('login')!)).toContain('select users');
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^The setting OTEL_EXPORTER_OTLP_ENDPOINT has to be an address/],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /OTEL_EXPORTER_OTLP_PROTOCOL has to be one of http\/protobuf/],
  [{ OTEL_TRACES_SAMPLER: 'sometimes' }, /OTEL_TRACES_SAMPLER has to be one of always_on/],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /OTEL_TRACES_SAMPLER_ARG has to be a number from 0 to 1/],
])('%j is refused', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test.each([{}, { OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }])('%j sends no traces', (settings) => {
  const endpoint = Object.keys(settings).length > 0 && { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  expect(readConfig({ ...endpoint, ...settings }).tracing).toBeUndefined();
});

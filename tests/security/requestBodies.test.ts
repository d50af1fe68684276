import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createAddressMatcher } from '../../apps/api/src/plugins/connectionLimit.ts';
import { addCourse, addPerson } from '../../apps/api/test/support/fixtures.ts';
import { listenOnFreePort } from '../../apps/api/test/support/listen.ts';
import { multipartBoundary, createTestApp } from '../../apps/api/test/support/testApp.ts';
import type { ProblemBody, TestApp } from '../../apps/api/test/support/testApp.ts';

// Request bodies and connections that try to block the server.

let server: TestApp;
afterEach(() => server.close());

async function start(environment: Record<string, string> = {}): Promise<void> {
  server = await createTestApp({ environment });
  await listenOnFreePort(server);
}

interface Connection {
  socket: Socket;
  /** Everything that was received, once the connection is closed. */
  closed: Promise<string>;
}

function open(...lines: string[]): Connection {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (part) => (received += String(part)));
  // A reset is one of the ways in which a server closes a connection.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(received)));
  socket.write(lines.map((line) => `${line}\r\n`).join(''));
  return { socket, closed };
}

/** Sends a little every 50 ms until the server closes the connection. */
async function sendSlowly({ socket, closed }: Connection, chunk: string): Promise<string> {
  const timer = setInterval(() => socket.writable && socket.write(chunk), 50);
  const received = await closed;
  clearInterval(timer);
  return received;
}

const jsonHead = [
  'POST /api/login HTTP/1.1',
  'host: x',
  'content-type: application/json',
  'content-length: 100000',
  '',
];

describe('held bodies', () => {
  test('requests that our own renderer injects may take longer than the deadline', async () => {
    server = await createTestApp({ environment: { BODY_MAX_SECONDS: '1' } });
    expect((await server.app.inject({ url: '/api/courses' })).statusCode).toBe(200);
    expect((await server.app.inject({ method: 'POST', url: '/api/login', payload: {} })).statusCode).toBe(422);
    // An error in the timer would be an uncaught exception, which fails the run.
    await sleep(1_300);
    expect((await server.app.inject({ url: '/api/courses' })).statusCode).toBe(200);
  });

  test('JSON that keeps arriving slowly is ended at its deadline', async () => {
    await start({ BODY_MAX_SECONDS: '1' });
    const received = await sendSlowly(open(...jsonHead), ' ');
    expect(received).toMatch(/^HTTP\/1.1 408 /);
    expect(received).toContain('"code":"timeout"');
  });

  test('a body of an unknown type is ended, too', async () => {
    await start({ BODY_MAX_SECONDS: '1' });
    const { token } = await addPerson(server.db);
    const head = ['POST /api/logout HTTP/1.1', 'host: x', `authorization: Bearer ${token}`, 'content-length: 100000'];
    expect(await sendSlowly(open(...head, 'content-type: text/plain', ''), 'x')).toMatch(/^HTTP\/1.1 408 /);
  });

  test('an upload below the minimum rate is ended, although it never stops', async () => {
    await start({ BODY_MAX_SECONDS: '1', BODY_IDLE_SECONDS: '1', UPLOAD_MIN_BYTES_PER_SECOND: '10000' });
    expect(await sendSlowly(await openUpload('content-length: 1000000'), 'x')).toMatch(/^HTTP\/1.1 408 /);
  });

  test('an upload above the minimum rate may outlast the deadline of other bodies', async () => {
    await start({ BODY_MAX_SECONDS: '1', BODY_IDLE_SECONDS: '1', UPLOAD_MIN_BYTES_PER_SECOND: '100' });
    const upload = await openUpload('content-length: 1000000');
    const timer = setInterval(() => upload.socket.write('x'.repeat(100)), 50);
    await expect(Promise.race([upload.closed, sleep(2_500, 'still open')])).resolves.toBe('still open');
    clearInterval(timer);
    upload.socket.destroy();
  });

  test('what follows after a refusal is not read for ever', async () => {
    await start({ BODY_MAX_SECONDS: '1', BODY_IDLE_SECONDS: '60' });
    const head = ['POST /api/logout HTTP/1.1', 'host: x', 'content-length: 100000', 'content-type: text/plain', ''];
    expect(await sendSlowly(open(...head), 'x')).toMatch(/^HTTP\/1.1 401 /);
  });

  test('headers that arrive slowly are ended', async () => {
    await start({ HEADERS_MAX_SECONDS: '1' });
    expect(await sendSlowly(open('GET /api/settings HTTP/1.1', 'host: x'), 'x: y\r\n')).toMatch(/^HTTP\/1.1 408 /);
  });
});

describe('sizes', () => {
  test.each(['text/plain', 'application/octet-stream', 'application/x-www-form-urlencoded'])(
    '%s has the limit of JSON, also where it is not read',
    async (type) => {
      await start({ MAX_JSON_BYTES: '2048' });
      const { token } = await addPerson(server.db);
      const headers = { 'content-type': type };
      const send = (length: number) =>
        server.call<ProblemBody>('POST', '/logout', { token, headers, payload: 'x'.repeat(length) });
      const refused = await send(3_000);
      expect([refused.status, refused.body.code]).toEqual([413, 'too_large']);
      expect((await send(2_000)).status).toBe(204);
    },
  );

  test('a form without a stated length ends at the sum of its limits, wherever its bytes are', async () => {
    await start({ MAX_JSON_BYTES: '1024', MAX_PDF_BYTES: '1024' });
    const upload = await openUpload('transfer-encoding: chunked');
    // Bytes before the first boundary are allowed and belong to no field.
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    expect(await sendSlowly(upload, chunk)).toMatch(/^HTTP\/1.1 413 /);
  });
});

describe('compressed requests', () => {
  const body = JSON.stringify({ email: 'mona@example.com', password: 'x'.repeat(100) });
  test.each([
    ['gzip', gzipSync(body)],
    ['br', brotliCompressSync(body)],
    ['identity, gzip', gzipSync(body)],
  ])('a body in %s is refused and not unpacked', async (encoding, payload) => {
    await start();
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    const { status, body: problem } = await server.call<ProblemBody>('POST', '/login', { headers, payload });
    expect([status, problem.code]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('connections', () => {
  test('beyond the limit of an address they are refused, and one that closes makes room', async () => {
    await start({ CONNECTIONS_PER_ADDRESS: '3' });
    const openConnections = Array.from({ length: 3 }, () => open(...jsonHead));
    const [first] = openConnections;
    await sleep(100);
    expect(await open().closed).toMatch(/^HTTP\/1.1 429 [^]*"code":"too_many_requests"/);
    first?.socket.destroy();
    await first?.closed;
    const request = () => open('GET /api/health/live HTTP/1.1', 'host: x', 'connection: close', '').closed;
    await expect.poll(request).toMatch(/^HTTP\/1.1 200 /);
    for (const { socket } of openConnections) socket.destroy();
  });

  test('a trusted proxy may have more', async () => {
    await start({ CONNECTIONS_PER_ADDRESS: '1', TRUST_PROXY: 'loopback' });
    const openConnection = open(...jsonHead);
    await sleep(100);
    const next = open('GET /api/health/live HTTP/1.1', 'host: x', 'connection: close', '');
    expect(await next.closed).toMatch(/^HTTP\/1.1 200 /);
    openConnection.socket.destroy();
  });

  test.each([
    ['10.1.2.3', ['10.0.0.0/8'], true],
    ['::ffff:10.1.2.3', ['10.0.0.0/8'], true],
    ['11.1.2.3', ['10.0.0.0/8', '11.0.0.1'], false],
    ['192.168.1.1', ['uniquelocal'], true],
    ['::1', ['loopback'], true],
    ['fe80::1', ['linklocal'], true],
    ['203.0.113.1', [], false],
  ])('%s is one of %j: %s', async (address, ranges, expected) => {
    await start();
    expect(createAddressMatcher(ranges)(address)).toBe(expected);
  });
});

/** Opens an authorized upload and sends its headers. */
async function openUpload(length: string): Promise<Connection> {
  const admin = await addPerson(server.db, 'admin');
  await addCourse(server.db, admin.id);
  return open(
    'POST /api/pdfs HTTP/1.1',
    'host: x',
    `authorization: Bearer ${admin.token}`,
    `content-type: multipart/form-data; boundary=${multipartBoundary}`,
    length,
    '',
  );
}

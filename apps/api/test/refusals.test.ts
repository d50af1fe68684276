import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from './support/fixtures.ts';
import { listenOnFreePort } from './support/listen.ts';
import { multipartBoundary, createTestApp } from './support/testApp.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';

// Every error has one format, in the user's language, whether it comes from Node's parser, the router, a body parser or a handler.

let server: TestApp;
let port: number;
let token: string;

beforeAll(async () => {
  server = await createTestApp({ environment: { MAX_JSON_BYTES: '2048' } });
  port = Number(new URL(await listenOnFreePort(server)).port);
  ({ token } = await addPerson(server.db, 'admin'));
});
afterAll(() => server.close());

/** Sends raw bytes, and reads the response to its end. */
function raw(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (part) => (text += String(part)));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}

function read(text: string) {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body: JSON.parse(body) as ProblemBody };
}

const rest = (language: string) => `Host: x\r\nAccept-Language: ${language}\r\nConnection: close\r\n`;
const get =
  (target: string | Buffer, more = '') =>
  (language: string) =>
    Buffer.concat([Buffer.from('GET '), Buffer.from(target), Buffer.from(` HTTP/1.1\r\n${rest(language)}${more}\r\n`)]);

const post = (headers: string) => (language: string) =>
  `POST /api/login HTTP/1.1\r\n${rest(language)}Content-Type: application/json\r\n${headers}\r\n0\r\n\r\n`;

test.each([
  ['an unencoded address', get('/api/courses?search=رياضيات صعبة'), 400],
  ['half a percent sign', get('/api/courses/%E0%A4%A'), 400],
  ['a bare percent sign', get('/%'), 400],
  ['a parameter without end', get(`/api/courses/${'a'.repeat(600)}`), 404],
  ['a header without end', get('/api/settings', `X-Long: ${'a'.repeat(20_000)}\r\n`), 431],
  ['an address without end', get(`/api/settings?${'a'.repeat(20_000)}`), 431],
  ['an unknown method', (language: string) => `BREW /api/settings HTTP/1.1\r\n${rest(language)}\r\n`, 400],
  ['a header without a name', get('/api/settings', ': x\r\n'), 400],
  ['two lengths', get('/api/settings', 'Content-Length: 1\r\nContent-Length: 2\r\n'), 400],
  ['a length and chunks', post('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'), 400],
  ['chunks and a length', post('Transfer-Encoding: chunked\r\nContent-Length: 5\r\n'), 400],
  ['chunks that are not last', post('Transfer-Encoding: chunked, identity\r\n'), 400],
  ['an unknown transfer encoding', post('Transfer-Encoding: xchunked\r\n'), 400],
  ['a length that is no number', post('Content-Length: +2\r\n'), 400],
  ['a header that is continued', get('/api/settings', 'X-A: 1\r\n Transfer-Encoding: chunked\r\n'), 400],
  ['an expectation', get('/api/settings', 'Expect: wonders\r\n'), 417],
  [
    'no host',
    (language: string) => `GET /api/settings HTTP/1.1\r\nAccept-Language: ${language}\r\nConnection: close\r\n\r\n`,
    400,
  ],
])('%s gets an error in our format', async (_name, bytes, status) => {
  for (const language of ['ar', 'en']) {
    const answer = read(await raw(bytes(language)));
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body)).toEqual(['code', 'message']);
    expect(/[a-z]/i.test(answer.body.message)).toBe(language === 'en');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-language': language,
      'x-content-type-options': 'nosniff',
      'content-length': String(Buffer.byteLength(JSON.stringify(answer.body))),
    });
  }
});

const form = { 'content-type': `multipart/form-data; boundary=${multipartBoundary}` };
const json = { 'content-type': 'application/json' };
test.each([
  ['an unknown route', 'GET', '/nothing', {}, '', 404, 'not_found'],
  ['a method that a path does not have', 'PATCH', '/settings', {}, '', 404, 'not_found'],
  ['a null in a path', 'GET', '/public/courses/a%00b', {}, '', 404, 'not_found'],
  ['broken JSON', 'POST', '/login', json, '{"email":', 400, 'malformed'],
  ['an empty body', 'POST', '/login', json, '', 400, 'malformed'],
  ['a poisoned prototype', 'POST', '/login', json, '{"__proto__":{"admin":true}}', 400, 'malformed'],
  ['a list for an object', 'POST', '/login', json, '[]', 422, 'invalid'],
  ['no content type', 'POST', '/login', {}, '{}', 415, 'unsupported_media_type'],
  ['a content type that is none', 'POST', '/login', { 'content-type': 'x' }, '{}', 415, 'unsupported_media_type'],
  ['too much JSON', 'POST', '/login', json, JSON.stringify({ email: 'x'.repeat(3_000) }), 413, 'too_large'],
  [
    'a form without an end',
    'POST',
    '/register',
    form,
    `--${multipartBoundary}\r\ncontent-disposition: form-data; name="x"\r\n\r\nx`,
    400,
    'malformed',
  ],
  [
    'a part of a form without a name',
    'POST',
    '/register',
    form,
    `--${multipartBoundary}\r\ncontent-disposition: form-data\r\n\r\nx\r\n--${multipartBoundary}--\r\n`,
    400,
    'malformed',
  ],
  [
    'a file in a form without a name',
    'POST',
    '/register',
    form,
    `--${multipartBoundary}\r\ncontent-disposition: form-data; filename="a.png"\r\n\r\nx\r\n--${multipartBoundary}--\r\n`,
    400,
    'malformed',
  ],
  ['a form without a boundary', 'POST', '/register', { 'content-type': 'multipart/form-data' }, 'x', 400, 'malformed'],
  ['a form that is none', 'POST', '/register', form, 'nothing of the kind', 400, 'malformed'],
])('%s gets an error in our format, with our headers', async (_name, method, path, headers, payload, status, code) => {
  for (const language of ['ar', 'en']) {
    const reply = await server.call<ProblemBody>(method, path, {
      headers,
      payload,
      language,
    });
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(/[a-z]/i.test(reply.body.message)).toBe(language === 'en');
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-language': language,
      'x-content-type-options': 'nosniff',
    });
    expect(reply.text).not.toMatch(/node_modules|\.ts\b|\bat \w+ \(|FST_|SyntaxError/);
  }
});

test.each([
  '/storage/%00',
  '/storage/%2e%2e%2fx',
  '/demo/player/%00',
  '/nothing/at/all.js',
  '/%2e%2e/%2e%2e/etc/passwd',
])('the URL %s gets an error in our format', async (url) => {
  const reply = await server.app.inject({ url, headers: { 'accept-language': 'en' } });
  expect([400, 404]).toContain(reply.statusCode);
  expect(Object.keys(reply.json<ProblemBody>())).toEqual(['code', 'message']);
});

test.each(['TRACE', 'CONNECT', 'PROPFIND', 'MKCOL', 'SEARCH', 'LINK', 'QUERY'])(
  '%s is refused, and its headers are not returned',
  async (method) => {
    for (const target of ['/', '/api/settings', '/courses', '*']) {
      const answer = await raw(`${method} ${target} HTTP/1.1\r\n${rest('en')}X-Secret: hidden-1\r\n\r\n`);
      // Node closes a connection with CONNECT without a response.
      expect(answer).toMatch(method === 'CONNECT' ? /^(?:HTTP\/1\.1 40[04] |$)/ : /^HTTP\/1\.1 40[04] /);
      expect(answer).not.toContain('hidden-1');
    }
  },
);

test('a database constraint is not a server error', async () => {
  const app = await createTestApp();
  for (const [code, status] of [
    ['22P05', 400],
    ['23503', 409],
    ['23505', 409],
    ['40P01', 409],
  ] as const) {
    app.app.passwordHasher.verify = () => Promise.reject(Object.assign(new Error('secret detail'), { code }));
    const reply = await app.call<ProblemBody>('POST', '/login', {
      json: { email: 'a@b.co', password: 'x' },
      language: 'en',
    });
    expect([reply.status, reply.text.includes('secret')]).toEqual([status, false]);
  }
  await app.close();
});

test('errors of requests with a token are not cached', async () => {
  for (const path of ['/nothing', '/users/999999', '/settings'])
    expect((await server.call('GET', path, { token })).headers['cache-control']).toBe('no-store');
});

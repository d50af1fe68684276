import { afterEach, expect, test } from 'vitest';
import { captureLog } from './support/captureLog.ts';
import { addPerson } from './support/fixtures.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// Internal errors: responses contain no details, and logs contain no secrets.

let server: TestApp;
let log: ReturnType<typeof captureLog>;
afterEach(() => server.close());

async function start(logLevel: 'debug' | 'trace' = 'debug') {
  log = captureLog(logLevel);
  server = await createTestApp({ logger: log.logger });
}

test('a log line has the request’s id and path, and no token, password or search', async () => {
  await start();
  const person = await addPerson(server.db);
  const { headers } = await server.call('GET', `/users/${person.id}?search=private-words`, { token: person.token });
  const json = { email: 'mona@example.com', password: 'qalam-azraq-71' };
  await server.call('POST', '/login', { json });
  const form = {
    name: 'منى',
    email: 'new@example.com',
    password: 'qalam-azraq-71',
    password_confirmation: 'qalam-azraq-71',
  };
  const { body } = await server.call<{ access_token: string }>('POST', '/register', { form });
  expect(log.getText()).toContain(String(headers['x-request-id']));
  expect(log.getText()).toContain(`"path":"/api/users/${person.id}"`);
  for (const secret of [
    person.token,
    body.access_token,
    'qalam-azraq-71',
    'private-words',
    'mona@example.com',
    'new@example.com',
  ])
    expect(log.getText()).not.toContain(secret);
});

test('at the most detailed level there are no cookies, codes, links for passwords or media, and no secrets of authenticators', async () => {
  await start('trace');
  const admin = await addPerson(server.db, 'admin');
  const student = await addPerson(server.db);
  const device = 'fanous_device=private-cookie';
  const link = await server.call<{ token: string }>('POST', `/admin/users/${student.id}/password-reset-link`, {
    token: admin.token,
    headers: { cookie: device },
  });
  const fields = { password: 'qalam-azraq-71', password_confirmation: 'qalam-azraq-71' };
  const reset = await server.call('POST', '/password-resets', { json: { token: link.body.token, ...fields } });
  expect([link.status, reset.status]).toEqual([201, 204]);
  const setup = await server.call<{ secret: string }>('POST', '/me/two-step/setup', { token: admin.token });
  await server.call('POST', '/me/two-step', {
    token: admin.token,
    json: { secret: setup.body.secret, current_password: 'gilded-lantern', code: '918273' },
  });
  const login = await server.call('POST', '/login', {
    json: { email: student.email, password: 'qalam-azraq-71', code: '918273' },
    headers: { cookie: device },
  });
  expect(login.status).toBe(200);
  const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
  await server.app.inject({ url: `/media/private/a.pdf?signature=private-signature`, headers: { cookie } });
  expect(log.getText().split('\n').length).toBeGreaterThan(5);
  expect(cookie).toMatch(/^fanous_device=.{20}/);
  const secrets = [admin.token, link.body.token, setup.body.secret, cookie.replace(/^[^=]*=/, '')];
  for (const secret of [
    ...secrets,
    'private-cookie',
    'qalam-azraq-71',
    'gilded-lantern',
    '918273',
    'private-signature',
  ])
    expect(log.getText()).not.toContain(secret);
});

test('secrets of a logged request are hidden, and codes of errors are not', async () => {
  await start();
  const headers = { authorization: 'Bearer hidden-1', cookie: 'a=hidden-2', 'set-cookie': 'a=hidden-3' };
  const body = {
    password: 'hidden-4',
    current_password: 'hidden-5',
    token: 'hidden-6',
    code: 'hidden-7',
    secret: 'hidden-8',
  };
  server.app.log.info({ headers, body });
  server.app.log.info({ request: { headers, body } });
  server.app.log.info(headers);
  server.app.log.error({ err: Object.assign(new Error('unreachable'), { code: 'ECONNREFUSED' }) });
  expect(log.getText()).toContain('ECONNREFUSED');
  expect(log.getText().match(/hidden-\d/g)).toBeNull();
});

test('a server error is logged in full, and the response contains no details', async () => {
  await start();
  await server.db.schema.dropTable('quiz_attempts').execute();
  await server.db.schema.dropTable('quiz_results').execute();
  const admin = await addPerson(server.db, 'admin');
  const { status, body, text } = await server.call('GET', `/users/${admin.id}/quiz-results`, {
    token: admin.token,
    language: 'en',
  });
  expect([status, body]).toEqual([
    500,
    { code: 'internal', message: 'Something went wrong on the server. Try again shortly.' },
  ]);
  expect(text).not.toMatch(/quiz_results|select|\.ts/);
  expect(log.getText()).toMatch(/"level":50.*quiz_results.*does not exist/);
  expect(log.getText()).not.toContain(admin.token);
});

test('health checks report the process and the database', async () => {
  await start();
  expect((await server.call('GET', '/health/live')).body).toEqual({ status: 'ok' });
  expect((await server.call('GET', '/health/ready')).body).toEqual({ status: 'ok' });
});

test('a server without its database responds with 503 and keeps running', async () => {
  await start();
  await server.db.destroy();
  const ready = await server.call('GET', '/health/ready', { language: 'en' });
  expect([ready.status, ready.body['code'], ready.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  expect((await server.call('GET', '/health/live')).status).toBe(200);
});

test('a logged database error does not contain query values', async () => {
  await start();
  server.app.log.error({
    err: Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(a@b.co)', code: '23505' }),
  });
  expect(log.getText()).toMatch(/duplicate key/);
  expect(log.getText()).not.toContain('a@b.co');
});

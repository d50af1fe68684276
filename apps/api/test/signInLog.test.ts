import { afterEach, beforeEach, expect, test } from 'vitest';
import { captureLog } from './support/captureLog.ts';
import { addPerson } from './support/fixtures.ts';
import { SoftwareAuthenticator } from './support/softwareAuthenticator.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';
import { createTotpCode } from './support/totp.ts';

// Every successful sign-in is a line of the log, with the account and what the user has proved.

const password = 'qalam-azraq-71';
const site = { id: 'fanous.example', origin: 'https://fanous.example' };

let log: ReturnType<typeof captureLog>;
let server: TestApp;
beforeEach(async () => {
  log = captureLog('info');
  server = await createTestApp({ environment: { PUBLIC_URL: site.origin }, logger: log.logger });
});
afterEach(() => server.close());

const findSignIns = () =>
  log
    .getText()
    .split('\n')
    .filter((line) => line.includes('"msg":"signed in"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function addAccount() {
  const person = await addPerson(server.db);
  const password_hash = await server.app.passwordHasher.hash(password);
  await server.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute();
  return person;
}
const logIn = (json: Record<string, string>) => server.call('POST', '/login', { json });

test('with a password, and not with a wrong one', async () => {
  const { id, email } = await addAccount();
  expect((await logIn({ email, password: 'something-else' })).status).toBe(401);
  expect(findSignIns()).toEqual([]);
  const { headers } = await logIn({ email, password, code: '123456' });
  expect(findSignIns()).toMatchObject([{ user_id: id, factors: ['password'], reqId: headers['x-request-id'] }]);
  expect(log.getText()).not.toContain(email);
});

test('with a password and a code', async () => {
  const { id, email, token } = await addAccount();
  const { body } = await server.call<{ secret: string }>('POST', '/me/two-step/setup', { token });
  const json = { secret: body.secret, current_password: password, code: createTotpCode(body.secret, -1) };
  expect((await server.call('POST', '/me/two-step', { token, json })).status).toBe(200);
  expect((await logIn({ email, password })).status).toBe(401);
  expect((await logIn({ email, password, code: createTotpCode(body.secret) })).status).toBe(200);
  expect(findSignIns()).toMatchObject([{ user_id: id, factors: ['password', 'code'] }]);
});

test('with a passkey', async () => {
  const { id, token } = await addAccount();
  const authenticator = new SoftwareAuthenticator(site);
  const setup = await server.call<Parameters<SoftwareAuthenticator['create']>[0]>('POST', '/me/passkeys/setup', {
    token,
    json: { current_password: password },
  });
  const json = { name: 'هاتفي', ...authenticator.create(setup.body) };
  expect((await server.call('POST', '/me/passkeys', { token, json })).status).toBe(201);
  const start = await server.call<Parameters<SoftwareAuthenticator['sign']>[0]>('POST', '/login/passkey/start');
  const signed = authenticator.sign(start.body);
  expect((await server.call('POST', '/login/passkey', { json: signed })).status).toBe(200);
  expect(findSignIns()).toMatchObject([{ user_id: id, factors: ['passkey'] }]);
});

test('by a registration', async () => {
  const form = { name: 'منى', email: 'mona@example.com', password, password_confirmation: password };
  const { body } = await server.call<{ data: { id: number } }>('POST', '/register', { form });
  expect(findSignIns()).toMatchObject([{ user_id: body.data.id, factors: ['registration'] }]);
});

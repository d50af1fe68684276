import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestFactories } from './authorization/calls.ts';
import { readPolicy } from './authorization/policy.ts';
import { limitedAdminEmail, resetPolicyData } from './authorization/policyData.ts';
import type { PolicyData } from './authorization/policyData.ts';
import { createTestApp } from './support/testApp.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTotpCode } from './support/totp.ts';

// The operator requires two-step verification of admins and teachers: without it they can do nothing else.

const password = 'qalam-azraq-71';

let server: TestApp;
let world: PolicyData;
beforeAll(async () => {
  server = await createTestApp({
    environment: { REQUIRE_TWO_STEP_FOR: 'admin, teacher', LIMITED_ADMIN_EMAILS: limitedAdminEmail },
  });
  world = await resetPolicyData(server.db);
});
afterAll(() => server.close());

const needsSession = new Set(
  readPolicy()
    .filter(({ caller, outcome }) => caller === 'anonymous' && outcome === '401')
    .map(({ call }) => call),
);
// What turns it on, and what signs out.
const allowed =
  /^(GET \/me\/two-step|POST \/me\/two-step(\/setup|, wrong password)|POST \/logout|POST \/login, wrong password|POST \/login\/passkey, unknown)$/;
const refused = Object.entries(requestFactories).filter(
  ([call]) => needsSession.has(call) && !allowed.test(call) && !call.includes('/../'),
);

const callAs = async (caller: 'admin' | 'limited' | 'owner', makeRequest: (typeof refused)[number][1]) => {
  const me = world.people[caller];
  const { method, path, json, form } = makeRequest(world, me);
  return server.call<ProblemBody>(method, path, {
    token: me.token,
    ...(json !== undefined && { json }),
    ...(form && { payload: '', headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
  });
};

describe.each(['admin', 'limited', 'owner'] as const)('%s', (caller) => {
  test.each(refused)('%s is refused', async (_call, makeRequest) => {
    const { status, body } = await callAs(caller, makeRequest);
    expect([status, body.code]).toEqual([403, 'two_step_required']);
  });
});

test('there are rows', () => expect(refused.length).toBeGreaterThan(80));

test('an upload that has begun is refused, too', async () => {
  const { admin } = world.people;
  const reply = await server.app.inject({
    method: 'HEAD',
    url: `/api/video-uploads/${world.upload}`,
    headers: { authorization: `Bearer ${admin.token}`, 'tus-resumable': '1.0.0' },
  });
  expect(reply.statusCode).toBe(403);
});

test('students are not asked for it, and staff get in as soon as it is on', async () => {
  const { student, admin } = world.people;
  const readState = async ({ token }: { token: string }) => (await server.call('GET', '/me/two-step', { token })).body;
  expect(await readState(student)).toMatchObject({ is_required: 0 });
  expect((await server.call('GET', '/me/sessions', { token: student.token })).status).toBe(200);

  expect(await readState(admin)).toMatchObject({ is_on: 0, is_required: 1 });
  const password_hash = await server.app.passwordHasher.hash(password);
  await server.db.updateTable('users').set({ password_hash }).where('id', '=', admin.id).execute();
  const logIn = (code?: string) =>
    server.call<{ access_token: string }>('POST', '/login', { json: { email: admin.email, password, code } });
  const { body } = await logIn();
  const token = body.access_token;
  const { body: setup } = await server.call<{ secret: string }>('POST', '/me/two-step/setup', { token });
  const json = { secret: setup.secret, current_password: password, code: createTotpCode(setup.secret, -1) };
  expect((await server.call('GET', '/users', { token })).status).toBe(403);
  expect((await server.call('POST', '/me/two-step', { token, json })).status).toBe(200);
  expect((await server.call('GET', '/users', { token })).status).toBe(200);
  expect((await logIn(createTotpCode(setup.secret))).status).toBe(200);
});

test('turning it off asks for it again', async () => {
  const { otherTeacher } = world.people;
  await server.db
    .insertInto('authenticators')
    .values({ user_id: otherTeacher.id, secret: Buffer.from(''), last_step: 0 })
    .execute();
  const readSessions = async () => (await server.call('GET', '/me/sessions', { token: otherTeacher.token })).status;
  expect(await readSessions()).toBe(200);
  await server.db.deleteFrom('authenticators').where('user_id', '=', otherTeacher.id).execute();
  expect(await readSessions()).toBe(403);
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '@fanous/api-client/generated/schema.ts';
import type { Database } from '../src/db/database.ts';
import type { Role } from '../src/db/tables.ts';
import { unusablePasswordHash } from '../src/features/auth/passwordRules.ts';
import { deleteExpiredPasskeyChallenges } from '../src/features/passkeys/passkeyChallenges.repository.ts';
import { openTestDatabase } from './support/database.ts';
import { addPerson } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { SoftwareAuthenticator } from './support/softwareAuthenticator.ts';
import { createTestApp } from './support/testApp.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTotpCode } from './support/totp.ts';

// Passkeys: a software authenticator creates them and signs in with them.

type List = components['schemas']['PasskeyList'];
type CreationOptions = components['schemas']['PasskeyCreationOptions'];
type RequestOptions = components['schemas']['PasskeyRequestOptions'];
type Passkey = components['schemas']['Passkey'];

const password = 'qalam-azraq-71';
const site = { id: 'fanous.example', origin: 'https://fanous.example' };
const environment = { PUBLIC_URL: site.origin };
const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let database: Database;
let server: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await server.close();
  for (const table of ['throttles', 'sessions', 'passkey_challenges', 'users'] as const)
    await database.db.deleteFrom(table).execute();
});
afterAll(() => database.close());

/** Adds an account with a password. */
async function addAccount(role: Role = 'user'): Promise<Person> {
  const person = await addPerson(server.db, role);
  const password_hash = await server.app.passwordHasher.hash(password);
  await server.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute();
  return person;
}

const startSetup = ({ token }: Person, json: object = { current_password: password }) =>
  server.call<CreationOptions & ProblemBody>('POST', '/me/passkeys/setup', { token, json });
const add = (token: string, json: object) =>
  server.call<Passkey & ProblemBody>('POST', '/me/passkeys', { token, json });
const list = async ({ token }: Person) => (await server.call<List>('GET', '/me/passkeys', { token })).body.passkeys;
const startSignIn = async () => (await server.call<RequestOptions>('POST', '/login/passkey/start')).body;
const send = (json: object, headers: Record<string, string> = {}) =>
  server.call<{ access_token: string; data: { id: number } } & ProblemBody>('POST', '/login/passkey', {
    json,
    headers,
  });

/** Adds a passkey to an account. */
async function addPasskey(person: Person, name = 'هاتفي') {
  const authenticator = new SoftwareAuthenticator(site);
  const { body: options } = await startSetup(person);
  const { status, body } = await add(person.token, { name, ...authenticator.create(options) });
  expect(status).toBe(201);
  return { authenticator, passkey: body };
}

/** Signs in, with what the authenticator does differently. */
const signIn = async (
  authenticator: SoftwareAuthenticator,
  deviation: Parameters<SoftwareAuthenticator['sign']>[1] = {},
  headers: Record<string, string> = {},
) => send(authenticator.sign(await startSignIn(), deviation), headers);

const refused = [401, 'wrong_passkey'];
const toResult = ({ status, body }: { status: number; body: ProblemBody }) => [status, body.code];

describe('adding one', () => {
  test('takes the password, and creates a passkey that is found without an e-mail and checks the user', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    const wrong = await startSetup(student, { current_password: 'something-else' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['current_password']]);
    const { body: options } = await startSetup(student);
    expect(options).toMatchObject({
      rp: { id: site.id },
      user: { name: student.email },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(await list(student)).toEqual([]);
    const created = new SoftwareAuthenticator(site).create(options);
    const added = await add(student.token, { name: '  هاتفي ', ...created });
    expect([added.status, added.body]).toEqual([
      201,
      { id: expect.any(Number), name: 'هاتفي', created_at: expect.any(String), last_used_at: null },
    ]);
    expect(await list(student)).toEqual([added.body]);
    expect((await startSetup(student)).body.excludeCredentials).toEqual([
      { id: created.credential_id, type: 'public-key' },
    ]);
  });

  test('takes a code as well if the account uses two-step verification', async () => {
    server = await createTestApp({ database, environment });
    const teacher = await addAccount('teacher');
    const { token } = teacher;
    const { secret } = (await server.call<{ secret: string }>('POST', '/me/two-step/setup', { token })).body;
    const code = createTotpCode(secret, -1);
    await server.call('POST', '/me/two-step', { token, json: { secret, current_password: password, code } });
    const missing = await startSetup(teacher);
    expect([missing.status, Object.keys(missing.body.errors ?? {})]).toEqual([422, ['code']]);
    const used = await startSetup(teacher, { current_password: password, code });
    expect([used.status, Object.keys(used.body.errors ?? {})]).toEqual([422, ['code']]);
    const { status, body: options } = await startSetup(teacher, {
      current_password: password,
      code: createTotpCode(secret),
    });
    expect(status).toBe(200);
    const authenticator = new SoftwareAuthenticator(site);
    expect((await add(token, { name: 'هاتفي', ...authenticator.create(options) })).status).toBe(201);
    // Signing in takes no code: the passkey checks the user.
    expect((await signIn(authenticator)).status).toBe(200);
  });

  test('refuses another origin, a user who was not checked, and a challenge that was used, has expired or is for something else', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    const other = await addAccount();
    const authenticator = new SoftwareAuthenticator(site);
    const { body: options } = await startSetup(student);
    const post = (json: object, { token }: Person = student) => add(token, { name: 'هاتفي', ...json });
    const malformed = [400, 'malformed'];
    expect(toResult(await post(authenticator.create(options, { origin: 'https://evil.example' })))).toEqual(malformed);
    expect(toResult(await post(authenticator.create(options, { isUserVerified: false })))).toEqual(malformed);
    const elsewhere = new SoftwareAuthenticator({ ...site, id: 'evil.example' });
    expect(toResult(await post(elsewhere.create(options)))).toEqual(malformed);
    expect(toResult(await post({ ...authenticator.create(options), client_data_json: 'e30' }))).toEqual(malformed);
    const ended = [410, 'passkey_setup_ended'];
    expect(toResult(await post(authenticator.create(options), other))).toEqual(ended);
    const { challenge } = await startSignIn();
    expect(toResult(await post(authenticator.create({ ...options, challenge })))).toEqual(ended);
    expect((await post(authenticator.create(options))).status).toBe(201);
    expect(toResult(await post(new SoftwareAuthenticator(site).create(options)))).toEqual(ended);
    const { body: late } = await startSetup(student);
    await server.db.updateTable('passkey_challenges').set({ expires_at: new Date().toISOString() }).execute();
    expect(toResult(await post(new SoftwareAuthenticator(site).create(late)))).toEqual(ended);
    await deleteExpiredPasskeyChallenges(server.db);
    expect(await server.db.selectFrom('passkey_challenges').select('session_id').execute()).toEqual([]);
    expect(await list(student)).toHaveLength(1);
    expect(await list(other)).toEqual([]);
  });

  test('takes a credential once, also for another account', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    const other = await addAccount();
    const { authenticator } = await addPasskey(student);
    const { body: options } = await startSetup(other);
    const again = await add(other.token, { name: 'هاتفي', ...authenticator.create(options) });
    expect(toResult(again)).toEqual([409, 'passkey_exists']);
  });

  test('sends the same response again for the same key', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    const { body: options } = await startSetup(student);
    const json = { name: 'هاتفي', ...new SoftwareAuthenticator(site).create(options) };
    const call = () =>
      server.call('POST', '/me/passkeys', {
        token: student.token,
        json,
        headers: { 'idempotency-key': '7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90' },
      });
    const [first, second] = [await call(), await call()];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect(await list(student)).toHaveLength(1);
  });

  test('allows ten, also of several at the same moment', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    for (let at = 0; at < 9; at += 1) await addPasskey(student, `مفتاح ${at}`);
    const setups = await Promise.all([startSetup(student), startSetup(student)]);
    const results = await Promise.all(
      setups.map(({ body }) => add(student.token, { name: 'الأخير', ...new SoftwareAuthenticator(site).create(body) })),
    );
    expect(new Set(results.map(({ status, body }) => body.code ?? status))).toEqual(new Set([201, 'passkeys_full']));
    expect(await list(student)).toHaveLength(10);
  });
});

describe('signing in', () => {
  test('opens a session of the account, and stores the use', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    const { authenticator } = await addPasskey(student);
    const { status, body, headers } = await signIn(authenticator, {}, { 'user-agent': chrome });
    expect([status, body.data.id]).toEqual([200, student.id]);
    expect(headers['set-cookie']).toContain('fanous_device=');
    const [passkey] = await list({ ...student, token: body.access_token });
    expect(passkey?.last_used_at).toEqual(expect.any(String));
    const { body: devices } = await server.call<{ sessions: { browser: string }[] }>('GET', '/me/sessions', {
      token: body.access_token,
    });
    expect(devices.sessions[0]?.browser).toBe('Chrome');
    expect((await signIn(authenticator)).status).toBe(200);
  });

  test('refuses a challenge that was used, has expired, or is for adding a passkey', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    const { authenticator } = await addPasskey(student);
    const signed = authenticator.sign(await startSignIn());
    expect((await send(signed)).status).toBe(200);
    expect(toResult(await send(signed))).toEqual(refused);
    const late = authenticator.sign(await startSignIn());
    await server.db.updateTable('passkey_challenges').set({ expires_at: new Date().toISOString() }).execute();
    expect(toResult(await send(late))).toEqual(refused);
    const { body: options } = await startSetup(student);
    expect(toResult(await send(authenticator.sign(options)))).toEqual(refused);
    expect(toResult(await send(authenticator.sign({ challenge: 'A'.repeat(43) })))).toEqual(refused);
  });

  test('lets one of two parallel uses of a challenge in', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    const { authenticator } = await addPasskey(student);
    const options = await startSignIn();
    const results = await Promise.all([send(authenticator.sign(options)), send(authenticator.sign(options))]);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200, 401]));
  });

  test('refuses another origin, another site, a user who was not checked, and another signature', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    const { authenticator } = await addPasskey(student);
    expect(toResult(await signIn(authenticator, { origin: 'https://evil.example' }))).toEqual(refused);
    expect(toResult(await signIn(authenticator, { isUserVerified: false }))).toEqual(refused);
    const foreign = authenticator.sign(await startSignIn());
    const { signature } = new SoftwareAuthenticator(site).sign(await startSignIn());
    expect(toResult(await send({ ...foreign, signature }))).toEqual(refused);
    // A signature that was wrong uses the challenge up.
    expect(toResult(await send(foreign))).toEqual(refused);
    expect((await signIn(authenticator)).status).toBe(200);
  });

  test('refuses the passkey of another user, an unknown one, and a deleted one', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    const other = await addAccount();
    const { authenticator, passkey } = await addPasskey(student);
    const userHandle = Buffer.from(String(other.id)).toString('base64url');
    expect(toResult(await signIn(authenticator, { userHandle }))).toEqual(refused);
    expect(toResult(await signIn(new SoftwareAuthenticator(site), { userHandle }))).toEqual(refused);
    const options = await startSignIn();
    await server.call('DELETE', `/me/passkeys/${passkey.id}`, { token: student.token });
    expect(toResult(await send(authenticator.sign(options)))).toEqual(refused);
  });

  test('refuses a counter that does not grow, of two at the same moment as well', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    const { authenticator } = await addPasskey(student);
    expect((await signIn(authenticator, { counter: 9 })).status).toBe(200);
    expect(toResult(await signIn(authenticator, { counter: 9 }))).toEqual(refused);
    expect(toResult(await signIn(authenticator, { counter: 8 }))).toEqual(refused);
    expect(toResult(await signIn(authenticator, { counter: 0 }))).toEqual(refused);
    const results = await Promise.all([signIn(authenticator, { counter: 10 }), signIn(authenticator, { counter: 10 })]);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200, 401]));
  });

  test('works with authenticators that do not count', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    const authenticator = new SoftwareAuthenticator(site);
    const { body: options } = await startSetup(student);
    await add(student.token, { name: 'هاتفي', ...authenticator.create(options, { counter: 0 }) });
    for (let at = 0; at < 2; at += 1) expect((await signIn(authenticator, { counter: 0 })).status).toBe(200);
  });

  test('refuses closed and deleted accounts', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    const { authenticator } = await addPasskey(student);
    const account = server.db.updateTable('users').where('id', '=', student.id);
    await account.set({ password_hash: unusablePasswordHash }).execute();
    expect(toResult(await signIn(authenticator))).toEqual(refused);
    await server.db.deleteFrom('users').where('id', '=', student.id).execute();
    expect(toResult(await signIn(authenticator))).toEqual(refused);
    expect(await server.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
  });

  test('counts failures as those of a password, and a known device has its own limit', async () => {
    server = await createTestApp({ database, environment: { ...environment, SIGN_IN_MAX_PER_ACCOUNT: '2' } });
    const student = await addAccount();
    const { authenticator } = await addPasskey(student);
    const { headers } = await signIn(authenticator);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const fail = () => signIn(authenticator, { origin: 'https://evil.example' });
    expect(toResult(await fail())).toEqual(refused);
    expect(toResult(await fail())).toEqual(refused);
    expect((await fail()).status).toBe(429);
    const byPassword = await server.call('POST', '/login', { json: { email: student.email, password } });
    expect(byPassword.status).toBe(429);
    expect((await signIn(authenticator, {}, { cookie })).status).toBe(200);
  });

  test('counts unknown passkeys and challenges for each network', async () => {
    server = await createTestApp({ database, environment: { ...environment, SIGN_IN_MAX_PER_ADDRESS: '2' } });
    const stranger = new SoftwareAuthenticator(site);
    const fail = () => send({ ...stranger.sign({ challenge: 'A'.repeat(43) }), user_handle: 'AAAA' });
    expect([(await fail()).status, (await fail()).status, (await fail()).status]).toEqual([401, 401, 429]);
    const start = async () => (await server.call('POST', '/login/passkey/start')).status;
    const statuses = [];
    for (let at = 0; at < 21; at += 1) statuses.push(await start());
    expect([statuses.indexOf(429), statuses.filter((status) => status === 200).length]).toEqual([20, 20]);
  });

  test('signs out the device that a student used least recently', async () => {
    server = await createTestApp({ database, environment: { ...environment, MAX_STUDENT_DEVICES: '1' } });
    const student = await addAccount();
    const { authenticator } = await addPasskey(student);
    const { body } = await signIn(authenticator);
    expect((await server.call('GET', '/me/passkeys', { token: student.token })).status).toBe(401);
    expect((await server.call('GET', '/me/passkeys', { token: body.access_token })).status).toBe(200);
    // A refused sign-in signs out no device.
    expect(toResult(await signIn(authenticator, { counter: 1 }))).toEqual(refused);
    expect((await server.call('GET', '/me/passkeys', { token: body.access_token })).status).toBe(200);
  });
});

describe('an account with passkeys', () => {
  test('renames and deletes them, and the audit log of staff says so', async () => {
    server = await createTestApp({ database, environment });
    const teacher = await addAccount('teacher');
    const { token } = teacher;
    const { passkey } = await addPasskey(teacher, 'هاتفي');
    const rename = (name: string) =>
      server.call<ProblemBody>('PUT', `/me/passkeys/${passkey.id}`, { token, json: { name } });
    expect((await rename('  ')).status).toBe(422);
    expect((await rename('الهاتف الجديد')).status).toBe(204);
    expect((await list(teacher))[0]?.name).toBe('الهاتف الجديد');
    expect((await server.call('DELETE', `/me/passkeys/${passkey.id}`, { token })).status).toBe(204);
    expect((await server.call('DELETE', `/me/passkeys/${passkey.id}`, { token })).status).toBe(404);
    expect(await list(teacher)).toEqual([]);
    const entries = await server.db
      .selectFrom('audit_entries')
      .where('target_id', '=', teacher.id)
      .where('action', 'like', '%asskey')
      .select(['action', 'before', 'after'])
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'addPasskey', before: { passkey: null }, after: { passkey: 'هاتفي' } },
      { action: 'renamePasskey', before: { passkey: 'هاتفي' }, after: { passkey: 'الهاتف الجديد' } },
      { action: 'deletePasskey', before: { passkey: 'الهاتف الجديد' }, after: { passkey: null } },
    ]);
  });

  test('records failed sign-ins with the e-mail', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    const { authenticator } = await addPasskey(student);
    await signIn(authenticator, { origin: 'https://evil.example' });
    await server.app.refusalLog.flush();
    const entries = await server.db
      .selectFrom('audit_entries')
      .where('action', '=', 'signInWithPasskey')
      .where('target_label', '=', student.email)
      .select(['kind'])
      .execute();
    expect(entries).toEqual([{ kind: 'failed_sign_in' }]);
  });

  test('keeps them after a new password of its own, and loses them after one by a link or an admin', async () => {
    server = await createTestApp({ database, environment });
    const admin = await addPerson(server.db, 'admin');
    const student = await addAccount();
    await addPasskey(student);
    const count = async () => (await server.db.selectFrom('passkeys').select('id').execute()).length;
    const form = { password: 'nile-lantern-42', password_confirmation: 'nile-lantern-42' };
    const own = await server.call<{ access_token: string }>('POST', '/update-profile', {
      token: student.token,
      form: { ...form, current_password: password },
    });
    expect([own.status, await count()]).toEqual([200, 1]);
    const link = await server.call<{ token: string }>('POST', `/admin/users/${student.id}/password-reset-link`, {
      token: admin.token,
    });
    const reset = await server.call('POST', '/password-resets', { json: { token: link.body.token, ...form } });
    expect([reset.status, await count()]).toEqual([204, 0]);
    const again = await server.call<{ access_token: string }>('POST', '/login', {
      json: { email: student.email, password: form.password },
    });
    const { body: options } = await startSetup(
      { ...student, token: again.body.access_token },
      { current_password: form.password },
    );
    await add(again.body.access_token, { name: 'هاتفي', ...new SoftwareAuthenticator(site).create(options) });
    expect(await count()).toBe(1);
    const byAdmin = await server.call('POST', `/admin/update-user/${student.id}`, { token: admin.token, form });
    expect([byAdmin.status, await count()]).toEqual([200, 0]);
  });

  test('finds them in the copy of its data, without keys', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    await addPasskey(student, 'هاتفي');
    const { body } = await server.call<{ passkeys: object[] }>('POST', '/me/data-export', {
      token: student.token,
      json: { current_password: password },
    });
    expect(body.passkeys).toEqual([{ name: 'هاتفي', created_at: expect.any(String), last_used_at: null }]);
  });
});

test('only hashes of challenges are stored', async () => {
  server = await createTestApp({ database, environment });
  const { challenge } = await startSignIn();
  const { challenge_hash } = await server.db
    .selectFrom('passkey_challenges')
    .select('challenge_hash')
    .executeTakeFirstOrThrow();
  expect(challenge_hash.includes(Buffer.from(challenge, 'base64url'))).toBe(false);
});

describe('the site', () => {
  test.each([
    [{ PUBLIC_URL: 'https://fanous.example/' }, 1, 200],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 1, 200],
    [{}, 1, 200],
    [{ PUBLIC_URL: 'http://fanous.example' }, 0, 404],
    [{ PUBLIC_URL: 'https://192.0.2.4' }, 0, 404],
    [{ PUBLIC_URL: 'https://[2001:db8::1]' }, 0, 404],
    [{ NODE_ENV: 'production' }, 0, 404],
  ])('of %o', async (settings: Record<string, string>, flag, status) => {
    server = await createTestApp({ database, environment: settings });
    const { body } = await server.call<{ passkeys: number }>('GET', '/settings');
    const start = await server.call('POST', '/login/passkey/start');
    expect([body.passkeys, start.status]).toEqual([flag, status]);
  });

  test('is the host of the request in development, if it has a name', async () => {
    server = await createTestApp({ database });
    const start = (host: string) => server.call<RequestOptions>('POST', '/login/passkey/start', { headers: { host } });
    expect((await start('localhost:5173')).body.rpId).toBe('localhost');
    expect((await start('127.0.0.1:5173')).status).toBe(404);
  });
});

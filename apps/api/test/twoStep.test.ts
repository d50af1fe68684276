import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '@fanous/api-client/generated/schema.ts';
import type { Database } from '../src/db/database.ts';
import type { Role } from '../src/db/tables.ts';
import { resetTwoStepByEmail } from '../src/features/twoStep/resetTwoStep.ts';
import { openTestDatabase } from './support/database.ts';
import { addPerson } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { createTestApp } from './support/testApp.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTotpCode } from './support/totp.ts';

// Two-step verification: a password, and a code of an authenticator app or a recovery code.

type State = components['schemas']['TwoStepState'];

const password = 'qalam-azraq-71';

let database: Database;
let server: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await server.close();
  for (const table of ['throttles', 'sessions', 'users'] as const) await database.db.deleteFrom(table).execute();
});
afterAll(() => database.close());

/** Adds an account with a password. */
async function addAccount(role: Role = 'teacher'): Promise<Person> {
  const person = await addPerson(server.db, role);
  const password_hash = await server.app.passwordHasher.hash(password);
  await server.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute();
  return person;
}

const logIn = (
  { email }: { email: string },
  code?: string,
  {
    secret = password,
    ip = '127.0.0.1',
    headers = {},
  }: { secret?: string; ip?: string; headers?: Record<string, string> } = {},
) =>
  server.call<{ access_token: string } & ProblemBody>('POST', '/login', {
    json: { email, password: secret, ...(code !== undefined && { code }) },
    ip,
    headers,
  });

const getState = async (token: string) => (await server.call<State>('GET', '/me/two-step', { token })).body;
const startSetup = async (token: string) =>
  (await server.call<{ secret: string; url: string }>('POST', '/me/two-step/setup', { token })).body;
const turnOff = (token: string, code: string, current_password = password) =>
  server.call<ProblemBody>('POST', '/me/two-step/turn-off', { token, json: { current_password, code } });

/** Turns two-step verification on with the code of the previous step, so that the current code and the next one still work. */
async function turnOn({ token }: Person) {
  const { secret } = await startSetup(token);
  const { status, body } = await server.call<{ recovery_codes: string[] }>('POST', '/me/two-step', {
    token,
    json: { secret, current_password: password, code: createTotpCode(secret, -1) },
  });
  expect(status).toBe(200);
  return { secret, recoveryCodes: body.recovery_codes };
}

/** Lists the audit entries about an account. */
const listAudit = (action: string, { id }: Person) =>
  server.db
    .selectFrom('audit_entries')
    .where('action', '=', action)
    .where('target_id', '=', id)
    .select(['actor_id', 'actor_role', 'before', 'after'])
    .orderBy('id')
    .execute();

describe('turning it on', () => {
  test('needs the password and a code for the secret, and gives ten recovery codes', async () => {
    server = await createTestApp({ database });
    const teacher = await addAccount();
    expect(await getState(teacher.token)).toEqual({
      is_on: 0,
      is_required: 0,
      turned_on_at: null,
      recovery_codes_left: 0,
    });
    const { secret, url } = await startSetup(teacher.token);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(url).toContain(`otpauth://totp/Fanous:${encodeURIComponent(teacher.email)}?`);
    expect(url).toContain(`secret=${secret}`);
    const send = (json: object) => server.call<ProblemBody>('POST', '/me/two-step', { token: teacher.token, json });
    const code = createTotpCode(secret);
    const wrongPassword = await send({ secret, current_password: 'wrong-wrong', code });
    expect([wrongPassword.status, Object.keys(wrongPassword.body.errors ?? {})]).toEqual([422, ['current_password']]);
    const wrongCode = await send({ secret, current_password: password, code: createTotpCode(secret, 20) });
    expect([wrongCode.status, Object.keys(wrongCode.body.errors ?? {})]).toEqual([422, ['code']]);
    expect((await getState(teacher.token)).is_on).toBe(0);
    const { recoveryCodes } = await turnOn(teacher);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.every((one) => /^([a-z2-7]{4}-){3}[a-z2-7]{4}$/.test(one))).toBe(true);
    expect(await getState(teacher.token)).toMatchObject({
      is_on: 1,
      turned_on_at: expect.any(String),
      recovery_codes_left: 10,
    });
    const again = await send({ secret, current_password: password, code });
    expect([again.status, again.body.code]).toEqual([409, 'two_step_on']);
  });

  test('stores the secret encrypted and the codes hashed, and the audit log has neither', async () => {
    server = await createTestApp({ database });
    const teacher = await addAccount();
    const { secret, recoveryCodes } = await turnOn(teacher);
    const rows = JSON.stringify([
      await server.db.selectFrom('authenticators').selectAll().execute(),
      await server.db.selectFrom('recovery_codes').selectAll().execute(),
      await server.db.selectFrom('audit_entries').selectAll().execute(),
    ]);
    const stored = await server.db.selectFrom('authenticators').select('secret').executeTakeFirstOrThrow();
    for (const text of [secret, ...recoveryCodes]) {
      expect(rows).not.toContain(text);
      expect(stored.secret.includes(text)).toBe(false);
    }
    expect(await listAudit('turnOnTwoStep', teacher)).toEqual([
      expect.objectContaining({ before: { two_step: false }, after: { two_step: true } }),
    ]);
  });
});

describe('signing in', () => {
  test('asks for a code after a correct password only', async () => {
    server = await createTestApp({ database });
    const teacher = await addAccount();
    const { secret } = await turnOn(teacher);
    const missing = await logIn(teacher);
    expect([missing.status, missing.body.code]).toEqual([401, 'code_required']);
    const wrongPassword = await logIn(teacher, createTotpCode(secret), { secret: 'wrong-wrong' });
    expect([wrongPassword.status, wrongPassword.body.code]).toEqual([401, 'wrong_credentials']);
    const wrongCode = await logIn(teacher, createTotpCode(secret, 20));
    expect([wrongCode.status, wrongCode.body.code]).toEqual([401, 'wrong_code']);
    expect((await logIn(teacher, createTotpCode(secret))).status).toBe(200);
  });

  test('an account without two-step verification ignores the code', async () => {
    server = await createTestApp({ database });
    const student = await addAccount('user');
    expect((await logIn(student)).status).toBe(200);
    expect((await logIn(student, '123456')).status).toBe(200);
  });

  test('a code works once, and codes of earlier steps no longer work after it', async () => {
    server = await createTestApp({ database });
    const teacher = await addAccount();
    const { secret } = await turnOn(teacher);
    const next = createTotpCode(secret, 1);
    const current = createTotpCode(secret);
    expect((await logIn(teacher, next)).status).toBe(200);
    expect((await logIn(teacher, next)).body.code).toBe('wrong_code');
    expect((await logIn(teacher, current)).body.code).toBe('wrong_code');
  });

  test('takes Arabic digits, spaces, and a clock that is one step ahead', async () => {
    server = await createTestApp({ database });
    const teacher = await addAccount();
    const { secret } = await turnOn(teacher);
    const toArabic = (code: string) => code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
    const code = toArabic(createTotpCode(secret, 1));
    expect((await logIn(teacher, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  test('a recovery code works once, in any case and spacing, and is in the audit log', async () => {
    server = await createTestApp({ database });
    const teacher = await addAccount();
    const [code = '', other = ''] = (await turnOn(teacher)).recoveryCodes;
    expect((await logIn(teacher, code)).status).toBe(200);
    expect((await logIn(teacher, code)).body.code).toBe('wrong_code');
    expect((await logIn(teacher, other.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await getState(teacher.token)).recovery_codes_left).toBe(8);
    expect(await listAudit('login', teacher)).toEqual([
      expect.objectContaining({ actor_id: teacher.id, before: { recovery_codes: 10 }, after: { recovery_codes: 9 } }),
      expect.objectContaining({ actor_id: teacher.id, before: { recovery_codes: 9 }, after: { recovery_codes: 8 } }),
    ]);
  });

  test.each(['code', 'recovery code'])(
    'of several uses of one %s at the same moment only one succeeds',
    async (kind) => {
      server = await createTestApp({ database });
      const teacher = await addAccount();
      const { secret, recoveryCodes } = await turnOn(teacher);
      const code = kind === 'code' ? createTotpCode(secret) : (recoveryCodes[0] ?? '');
      const results = await Promise.all(Array.from({ length: 4 }, () => logIn(teacher, code)));
      expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(results.filter(({ body }) => body.code === 'wrong_code')).toHaveLength(3);
    },
  );

  test('wrong codes reach the limit of wrong passwords, and a password without a code does not reset it', async () => {
    server = await createTestApp({ database, environment: { SIGN_IN_MAX_PER_ACCOUNT: '3' } });
    const teacher = await addAccount();
    const { secret } = await turnOn(teacher);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect((await logIn(teacher)).body.code).toBe('code_required');
      expect((await logIn(teacher, createTotpCode(secret, 20 + attempt))).body.code).toBe('wrong_code');
    }
    expect((await logIn(teacher, createTotpCode(secret))).status).toBe(429);
  });

  test('wrong codes from many networks together reach a limit, and a known device has its own', async () => {
    server = await createTestApp({ database, environment: { SIGN_IN_MAX_PER_ACCOUNT: '3' } });
    const teacher = await addAccount();
    const { secret } = await turnOn(teacher);
    const { headers } = await logIn(teacher, createTotpCode(secret));
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    for (let network = 1; network <= 3; network += 1) {
      const { body } = await logIn(teacher, createTotpCode(secret, 20 + network), { ip: `10.0.${network}.1` });
      expect(body.code).toBe('wrong_code');
    }
    expect((await logIn(teacher, createTotpCode(secret, 1), { ip: '10.0.9.1' })).status).toBe(429);
    expect((await logIn(teacher, createTotpCode(secret, 1), { headers: { cookie } })).status).toBe(200);
  });

  test('a new password does not turn it off', async () => {
    server = await createTestApp({ database });
    const admin = await addAccount('admin');
    const teacher = await addAccount();
    await turnOn(teacher);
    const { body } = await server.call<{ token: string }>('POST', `/admin/users/${teacher.id}/password-reset-link`, {
      token: admin.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const secret = 'misbah-53-x';
    await server.call('POST', '/password-resets', {
      json: { token: body.token, password: secret, password_confirmation: secret },
    });
    expect((await logIn(teacher, undefined, { secret })).body.code).toBe('code_required');
  });
});

describe('turning it off and new recovery codes', () => {
  test('need the password and a code, and leave an entry in the audit log', async () => {
    server = await createTestApp({ database });
    const teacher = await addAccount();
    const { secret, recoveryCodes } = await turnOn(teacher);
    expect((await turnOff(teacher.token, createTotpCode(secret), 'wrong-wrong')).body.errors).toHaveProperty(
      'current_password',
    );
    expect((await turnOff(teacher.token, createTotpCode(secret, 20))).body.errors).toHaveProperty('code');
    const { body } = await server.call<{ recovery_codes: string[] }>('POST', '/me/two-step/recovery-codes', {
      token: teacher.token,
      json: { current_password: password, code: createTotpCode(secret) },
    });
    expect(body.recovery_codes).toHaveLength(10);
    expect((await logIn(teacher, recoveryCodes[0])).body.code).toBe('wrong_code');
    // The phone is lost: a recovery code turns it off.
    expect((await turnOff(teacher.token, body.recovery_codes[0] ?? '')).status).toBe(204);
    expect((await getState(teacher.token)).is_on).toBe(0);
    expect((await logIn(teacher)).status).toBe(200);
    expect(await listAudit('turnOffTwoStep', teacher)).toEqual([
      expect.objectContaining({ before: { recovery_codes: 10 }, after: { recovery_codes: 9 } }),
      expect.objectContaining({ before: { two_step: true }, after: { two_step: false } }),
    ]);
    expect((await turnOff(teacher.token, '123456')).status).toBe(404);
  });

  test('wrong codes reach the limit of the session', async () => {
    server = await createTestApp({ database, environment: { SIGN_IN_MAX_PER_ACCOUNT: '3' } });
    const teacher = await addAccount();
    const { secret } = await turnOn(teacher);
    for (let attempt = 1; attempt <= 3; attempt += 1)
      expect((await turnOff(teacher.token, createTotpCode(secret, 20 + attempt))).status).toBe(422);
    expect((await turnOff(teacher.token, createTotpCode(secret))).status).toBe(429);
    expect((await getState(teacher.token)).is_on).toBe(1);
  });
});

describe('a reset', () => {
  test('by an admin turns it off for another user, and the list shows who has it', async () => {
    server = await createTestApp({ database });
    const admin = await addAccount('admin');
    const student = await addAccount('user');
    await turnOn(student);
    const listFlags = async () => {
      const { body } = await server.call<{ users: { id: number; has_two_step: number }[] }>('GET', '/users', {
        token: admin.token,
      });
      return Object.fromEntries(body.users.map(({ id, has_two_step }) => [id, has_two_step]));
    };
    expect(await listFlags()).toEqual({ [admin.id]: 0, [student.id]: 1 });
    const reset = (id: number) =>
      server.call<ProblemBody>('POST', `/admin/users/${id}/reset-two-step`, { token: admin.token });
    expect((await reset(student.id)).status).toBe(204);
    expect(await listFlags()).toEqual({ [admin.id]: 0, [student.id]: 0 });
    expect((await logIn(student)).status).toBe(200);
    expect((await reset(student.id)).status).toBe(404);
    expect((await reset(admin.id)).body.code).toBe('own_account');
    expect(await listAudit('resetTwoStep', student)).toEqual([
      expect.objectContaining({ actor_id: admin.id, after: { two_step: false } }),
    ]);
  });

  test('by the operator turns it off for the last admin', async () => {
    server = await createTestApp({ database });
    const admin = await addAccount('admin');
    expect(await resetTwoStepByEmail(server.db, 'nobody@example.com')).toBe('no_account');
    expect(await resetTwoStepByEmail(server.db, admin.email)).toBe('not_on');
    await turnOn(admin);
    expect(await resetTwoStepByEmail(server.db, admin.email)).toBe('done');
    expect((await logIn(admin)).status).toBe(200);
    expect(await listAudit('reset-two-step', admin)).toEqual([
      expect.objectContaining({ actor_role: 'operator', before: { two_step: true } }),
    ]);
  });
});

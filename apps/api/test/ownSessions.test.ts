import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '@fanous/api-client/generated/schema.ts';
import type { Database } from '../src/db/database.ts';
import type { Role } from '../src/db/tables.ts';
import { deleteOldUserDevices } from '../src/features/auth/userDevices.repository.ts';
import { openTestDatabase } from './support/database.ts';
import { addPerson } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

// Users see the devices on which they are signed in, and sign them out. The operator can limit the devices of students.

type SessionList = components['schemas']['SessionList'];

const password = 'qalam-azraq-71';
const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  laptop: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
};

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

const listSessions = (token: string) => server.call<SessionList>('GET', '/me/sessions', { token });
const getStatus = async (token: string) => (await listSessions(token)).status;

async function signIn({ email }: { email: string }, { agent = agents.phone, cookie = '' } = {}) {
  const { status, body, headers } = await server.call<{ access_token: string }>('POST', '/login', {
    json: { email, password },
    headers: { 'user-agent': agent, ...(cookie && { cookie }) },
  });
  expect(status).toBe(200);
  return { token: body.access_token, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

/** Adds an account with a password and no session. */
async function addAccount(role: Role = 'user'): Promise<Person> {
  const person = await addPerson(server.db, role);
  const password_hash = await server.app.passwordHasher.hash(password);
  await server.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute();
  await server.db.deleteFrom('sessions').where('user_id', '=', person.id).execute();
  return person;
}

/** Sets how many minutes ago a session was used. */
const setLastUse = (id: number, minutes: number) =>
  server.db
    .updateTable('sessions')
    .set({ last_used_at: new Date(Date.now() - minutes * 60_000).toISOString() })
    .where('id', '=', id)
    .execute();

const getSessionId = async (token: string) =>
  (await listSessions(token)).body.sessions.find(({ is_current }) => is_current === 1)?.id ?? 0;

describe('the list', () => {
  test('has the names of browser and system, this device first, and no secrets', async () => {
    server = await createTestApp({ database });
    const student = await addAccount();
    const phone = await signIn(student);
    const laptop = await signIn(student, { agent: agents.laptop });
    await signIn(await addAccount());
    const { body, text } = await listSessions(phone.token);
    expect(body).toMatchObject({ total: 2, max_devices: null });
    expect(body.sessions.map(({ browser, system, is_current }) => [browser, system, is_current])).toEqual([
      ['Chrome', 'Android', 1],
      ['Firefox', 'Linux', 0],
    ]);
    expect(Object.keys(body.sessions[0] ?? {}).toSorted()).toEqual([
      'browser',
      'created_at',
      'id',
      'is_current',
      'last_used_at',
      'system',
    ]);
    const rows = await server.db.selectFrom('sessions').select(['token_hash', 'device_id']).execute();
    for (const { token_hash, device_id } of rows) {
      expect(text).not.toContain(token_hash.toString('hex'));
      expect(text).not.toContain(token_hash.toString('base64').slice(0, 40));
      expect(device_id).not.toBe('');
      expect(text).not.toContain(device_id);
    }
    expect(text).not.toContain(laptop.token);
  });

  test('names neither an unknown browser nor expired sessions, and at most 100', async () => {
    server = await createTestApp({ database });
    const student = await addAccount();
    const { token } = await signIn(student, { agent: 'made up by someone/1.0' });
    const { body } = await listSessions(token);
    expect(body.sessions[0]).toMatchObject({ browser: null, system: null });
    const old = await signIn(student);
    await setLastUse(await getSessionId(old.token), 15 * 24 * 60);
    expect((await listSessions(token)).body.total).toBe(1);
    const rows = Array.from({ length: 120 }, (_, at) => ({
      user_id: student.id,
      token_hash: Buffer.from(`many ${at}`),
    }));
    await server.db.insertInto('sessions').values(rows).execute();
    await setLastUse(body.sessions[0]?.id ?? 0, 600);
    const many = (await listSessions(token)).body;
    expect([many.total, many.sessions.length, many.sessions[0]?.is_current]).toEqual([121, 100, 1]);
  });

  test('a new own password starts a session that has a device, too', async () => {
    server = await createTestApp({ database });
    const student = await addAccount();
    const { token } = await signIn(student);
    const form = { password: 'misbah-53-x', password_confirmation: 'misbah-53-x', current_password: password };
    const { body } = await server.call<{ access_token: string }>('POST', '/update-profile', {
      token,
      form,
      headers: { 'user-agent': agents.laptop },
    });
    expect((await listSessions(body.access_token)).body.sessions).toMatchObject([
      { browser: 'Firefox', system: 'Linux', is_current: 1 },
    ]);
  });
});

describe('signing out', () => {
  test('one device ends its session', async () => {
    server = await createTestApp({ database });
    const student = await addAccount();
    const [phone, laptop, tablet] = [await signIn(student), await signIn(student), await signIn(student)];
    const id = await getSessionId(laptop.token);
    expect((await server.call('DELETE', `/me/sessions/${id}`, { token: phone.token })).status).toBe(204);
    expect([await getStatus(laptop.token), await getStatus(phone.token), await getStatus(tablet.token)]).toEqual([
      401, 200, 200,
    ]);
    expect((await server.call('DELETE', `/me/sessions/${id}`, { token: phone.token })).status).toBe(404);
  });

  test('all other devices leaves this one', async () => {
    server = await createTestApp({ database });
    const student = await addAccount();
    const [phone, laptop, tablet] = [await signIn(student), await signIn(student), await signIn(student)];
    const other = await signIn(await addAccount());
    expect((await server.call('DELETE', '/me/sessions', { token: laptop.token })).status).toBe(204);
    const tokens = [phone, laptop, tablet, other].map(({ token }) => token);
    expect(await Promise.all(tokens.map(getStatus))).toEqual([401, 200, 401, 200]);
  });

  test('a device of another account is not found, also for an admin', async () => {
    server = await createTestApp({ database });
    const student = await addPerson(server.db);
    const admin = await addPerson(server.db, 'admin');
    const id = await getSessionId(student.token);
    expect((await server.call('DELETE', `/me/sessions/${id}`, { token: admin.token })).status).toBe(404);
    expect(await getStatus(student.token)).toBe(200);
  });

  test('ends the notification stream of the device, and no other', async () => {
    server = await createTestApp({ database });
    const student = await addAccount();
    const [phone, laptop] = [await signIn(student), await signIn(student)];
    const openStream = async (token: string) => {
      const reply = await server.app.inject({
        url: '/api/notifications/stream',
        headers: { authorization: `Bearer ${token}` },
        payloadAsStream: true,
      });
      return reply.stream();
    };
    const [ended, open] = [await openStream(laptop.token), await openStream(phone.token)];
    const id = await getSessionId(laptop.token);
    await server.call('DELETE', `/me/sessions/${id}`, { token: phone.token });
    const chunks: string[] = [];
    for await (const chunk of ended) chunks.push(String(chunk));
    expect(chunks.join('')).toContain('event: end\ndata: {"reason":"unauthorized"}');
    expect(open.destroyed).toBe(false);
    open.destroy();
  });
});

describe('the limit of devices', () => {
  const environment = { MAX_STUDENT_DEVICES: '2' };

  test('signs out the device that was used least recently', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    const [phone, laptop] = [await signIn(student), await signIn(student, { agent: agents.laptop })];
    await setLastUse(await getSessionId(phone.token), 5);
    await setLastUse(await getSessionId(laptop.token), 10);
    const tablet = await signIn(student);
    const tokens = [phone, laptop, tablet].map(({ token }) => token);
    expect(await Promise.all(tokens.map(getStatus))).toEqual([200, 401, 200]);
    expect((await listSessions(tablet.token)).body).toMatchObject({ total: 2, max_devices: 2 });
  });

  test('counts neither expired sessions nor an earlier one of the same device', async () => {
    server = await createTestApp({ database, environment });
    const student = await addAccount();
    const laptop = await signIn(student, { agent: agents.laptop });
    const phone = await signIn(student);
    const again = await signIn(student, { cookie: phone.cookie });
    const tokens = [laptop, phone, again].map(({ token }) => token);
    expect(await Promise.all(tokens.map(getStatus))).toEqual([200, 401, 200]);
    await server.db
      .updateTable('sessions')
      .set({ created_at: new Date(Date.now() - 61 * 86_400_000).toISOString() })
      .where('id', '=', await getSessionId(again.token))
      .execute();
    const tablet = await signIn(student);
    expect(await Promise.all([laptop.token, tablet.token].map(getStatus))).toEqual([200, 200]);
  });

  test('of one device leaves only the newest sign-in', async () => {
    server = await createTestApp({ database, environment: { MAX_STUDENT_DEVICES: '1' } });
    const student = await addAccount();
    const [phone, laptop] = [await signIn(student), await signIn(student)];
    expect([await getStatus(phone.token), await getStatus(laptop.token)]).toEqual([401, 200]);
  });

  test('holds when many devices sign in at the same moment', async () => {
    server = await createTestApp({ database, environment });
    for (let round = 0; round < 5; round += 1) {
      const student = await addAccount();
      const signIns = await Promise.all(Array.from({ length: 6 }, () => signIn(student)));
      const statuses = await Promise.all(signIns.map(({ token }) => getStatus(token)));
      expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    }
  });

  test.each(['teacher', 'admin'] as const)('does not apply to the role %s', async (role) => {
    server = await createTestApp({ database, environment });
    const person = await addAccount(role);
    const signIns = [await signIn(person), await signIn(person), await signIn(person)];
    expect(await Promise.all(signIns.map(({ token }) => getStatus(token)))).toEqual([200, 200, 200]);
    expect((await listSessions(signIns[0]?.token ?? '')).body.max_devices).toBeNull();
  });

  test('a wrong password signs out no device', async () => {
    server = await createTestApp({ database, environment: { MAX_STUDENT_DEVICES: '1' } });
    const student = await addAccount();
    const { token } = await signIn(student);
    await server.call('POST', '/login', { json: { email: student.email, password: 'something-else' } });
    expect(await getStatus(token)).toBe(200);
  });
});

test('the devices of an account are forgotten after the time of known devices', async () => {
  server = await createTestApp({ database });
  const student = await addAccount();
  await signIn(student);
  await signIn(student, { agent: agents.laptop });
  const listDevices = () =>
    server.db
      .selectFrom('user_devices')
      .where('user_id', '=', student.id)
      .select(['browser', 'system'])
      .orderBy('browser')
      .execute();
  expect(await listDevices()).toEqual([
    { browser: 'Chrome', system: 'Android' },
    { browser: 'Firefox', system: 'Linux' },
  ]);
  await server.db
    .updateTable('user_devices')
    .set({ signed_in_at: new Date(Date.now() - 100_000_000).toISOString() })
    .where('browser', '=', 'Chrome')
    .execute();
  await deleteOldUserDevices(server.db, 86_400);
  expect(await listDevices()).toEqual([{ browser: 'Firefox', system: 'Linux' }]);
});

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import type { Role } from '../src/db/tables.ts';
import { deleteExpiredSessions } from '../src/features/auth/sessions.repository.ts';
import { openTestDatabase } from './support/database.ts';
import { addPerson } from './support/fixtures.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

let server: TestApp;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await server.close();
  for (const table of ['throttles', 'sessions', 'users'] as const) await database.db.deleteFrom(table).execute();
});
afterAll(() => database.close());

const day = 86_400;

/** Makes an account's sessions older. */
async function age(userId: number, seconds: { idle: number; old: number }) {
  await sql`update sessions set
    last_used_at = now() - make_interval(secs => ${seconds.idle}),
    created_at = now() - make_interval(secs => ${seconds.old})
    where user_id = ${userId}`.execute(server.db);
}

async function statusAfter(role: Role, idle: number, old: number) {
  const person = await addPerson(server.db, role);
  await age(person.id, { idle, old });
  return (await server.call('GET', `/users/${person.id}`, { token: person.token })).status;
}

test('sessions end after their idle and total lifetime, which depends on the role (decision 27)', async () => {
  server = await createTestApp({ database });
  expect(await statusAfter('user', 14 * day - 60, 59 * day)).toBe(200);
  expect(await statusAfter('user', 14 * day, 20 * day)).toBe(401);
  expect(await statusAfter('user', 60, 60 * day)).toBe(401);
  for (const role of ['admin', 'teacher'] as const) {
    expect(await statusAfter(role, day - 60, 13 * day)).toBe(200);
    expect(await statusAfter(role, day, day)).toBe(401);
    expect(await statusAfter(role, 60, 14 * day)).toBe(401);
  }
});

test('using a session resets its idle time but not its total lifetime', async () => {
  server = await createTestApp({ database });
  const person = await addPerson(server.db);
  await age(person.id, { idle: 13 * day, old: 30 * day });
  expect((await server.call('GET', `/users/${person.id}`, { token: person.token })).status).toBe(200);
  const session = await server.db
    .selectFrom('sessions')
    .where('user_id', '=', person.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(Date.now() - Date.parse(session.last_used_at)).toBeLessThan(60_000);
});

test('an expired session is deleted on use, and others by the cleanup', async () => {
  server = await createTestApp({ database });
  const [used, unused, alive] = [await addPerson(server.db), await addPerson(server.db), await addPerson(server.db)];
  await age(used.id, { idle: 20 * day, old: 20 * day });
  await server.call('GET', '/users/1', { token: used.token });
  await age(unused.id, { idle: 61 * day, old: 61 * day });
  await deleteExpiredSessions(server.db, server.config);
  const left = await server.db.selectFrom('sessions').select('user_id').execute();
  expect(left.map(({ user_id }) => user_id)).toEqual([alive.id]);
});

test('settings can change both lifetimes', async () => {
  server = await createTestApp({ database, environment: { SESSION_IDLE_SECONDS: '100', SESSION_MAX_SECONDS: '300' } });
  expect(await statusAfter('admin', 90, 200)).toBe(200);
  expect(await statusAfter('user', 101, 200)).toBe(401);
  expect(await statusAfter('user', 1, 301)).toBe(401);
});

test('simultaneous requests are made as their own account, and never with a session that had ended before', async () => {
  server = await createTestApp({ database });
  const people = await Promise.all(Array.from({ length: 60 }, () => addPerson(server.db)));
  const getStatus = async ({ id, token }: { id: number; token: string }) =>
    (await server.call('GET', `/users/${id}`, { token })).status;
  expect(new Set(await Promise.all(people.map(getStatus)))).toEqual(new Set([200]));
  // Another account's token gives no access.
  const swapped = people.map(({ id }, at) => ({ id, token: people.at(at - 1)?.token ?? '' }));
  expect(new Set(await Promise.all(swapped.map(getStatus)))).toEqual(new Set([403]));

  // Requests of another account run all the time, so that their queries overlap with the logouts.
  const remaining = await addPerson(server.db);
  let isRunning = () => true;
  const keepAsking = async () => {
    const seen = new Set<number>();
    while (isRunning()) seen.add(await getStatus(remaining));
    return seen;
  };
  const background = Promise.all([keepAsking(), keepAsking(), keepAsking()]);
  const statuses = await Promise.all(
    people.map(async (person) => {
      expect((await server.call('POST', '/logout', { token: person.token })).status).toBe(204);
      return getStatus(person);
    }),
  );
  isRunning = () => false;
  expect(new Set(statuses)).toEqual(new Set([401]));
  for (const seen of await background) expect(seen).toEqual(new Set([200]));
});

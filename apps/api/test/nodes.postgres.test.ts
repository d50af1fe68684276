import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openPostgresDatabase } from '../src/db/postgres.ts';
import { runTransactionWithRetries } from '../src/db/transaction.ts';
import { notifySubscribersOfVideo } from '../src/features/notifications/notifications.repository.ts';
import { createPostgresDatabase } from './support/database.ts';
import { addCourse, addPerson, addVideo, enrolUser } from './support/fixtures.ts';
import { openNotificationStream } from './support/listen.ts';
import { waitForServerUrl, startServerProcess } from './support/serverProcess.ts';
import type { ServerProcess } from './support/serverProcess.ts';

// Two servers on one PostgreSQL: an action on one has an immediate effect on the other.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const password = 'qalam-azraq-71';
let folder: string;
let own: Awaited<ReturnType<typeof createPostgresDatabase>>;
let database: Database;
let servers: ServerProcess[] = [];
let first = '';
let second = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'srv-nodes-'));
  own = await createPostgresDatabase();
  const shared = {
    DATABASE_URL: own.url,
    DEMO: '0',
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: password,
    SIGN_IN_MAX_PER_ACCOUNT: '5',
    STREAM_BEAT_SECONDS: '600',
  };
  servers = ['a', 'b'].map((name) => startServerProcess(folder, { ...shared, DATA_DIR: join(folder, name) }));
  [first = '', second = ''] = await Promise.all(servers.map(waitForServerUrl));
  database = await openPostgresDatabase(own.url, 2);
});
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await database.close();
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
});

const post = (origin: string, path: string, json: unknown, token = '') =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(json),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
const see = async (origin: string, { id, token }: { id: number; token: string }) =>
  (await fetch(`${origin}/api/users/${id}`, { headers: { authorization: `Bearer ${token}` } })).status;
const signIn = async (origin: string, email: string) => {
  const session = (await (await post(origin, '/login', { email, password })).json()) as {
    access_token: string;
    data: { id: number };
  };
  return { id: session.data.id, token: session.access_token };
};

test('a session is valid on both servers, and ends on both', async () => {
  const owner = await signIn(first, 'owner@example.com');
  expect(await see(second, owner)).toBe(200);
  const person = await addPerson(database.db);
  expect([await see(first, person), await see(second, person)]).toEqual([200, 200]);
  expect((await post(second, `/admin/logout-user/${person.id}`, {}, owner.token)).status).toBe(204);
  expect([await see(first, person), await see(second, person)]).toEqual([401, 401]);
});

test('force-logout on one server ends the stream on the other', async () => {
  const owner = await signIn(second, 'owner@example.com');
  const person = await addPerson(database.db);
  const stream = await openNotificationStream(first, person.token);
  await stream.nextEvent();
  await post(second, `/admin/logout-user/${person.id}`, {}, owner.token);
  expect(await stream.nextEvent()).toEqual({ event: 'end', data: { reason: 'unauthorized' } });
});

test('a new video notifies users on every server', async () => {
  const { db } = database;
  const teacher = await addPerson(db, 'teacher');
  const course = await addCourse(db, teacher.id);
  const people = [await addPerson(db), await addPerson(db)] as const;
  for (const { id } of people) await enrolUser(db, id, course.id);
  const streams = [
    await openNotificationStream(first, people[0].token),
    await openNotificationStream(second, people[1].token),
  ];
  for (const stream of streams) await stream.nextEvent();
  const video = await addVideo(db, course.id);
  await runTransactionWithRetries(db, (db) => notifySubscribersOfVideo(db, video));
  for (const stream of streams) expect((await stream.nextEvent())?.data).toMatchObject({ data: { video_id: video } });
  for (const stream of streams) stream.close();
});

test('failed sign-ins are counted across servers', async () => {
  const attempt = (origin: string) => post(origin, '/login', { email: 'nobody@example.com', password: 'wrong' });
  const statuses: number[] = [];
  for (const origin of [first, second, first, second, first, second]) statuses.push((await attempt(origin)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('both shut down cleanly with an open stream', async () => {
  const person = await addPerson(database.db);
  const stream = await openNotificationStream(first, person.token);
  for (const { child } of servers) child.kill('SIGTERM');
  expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0]);
  stream.close();
});

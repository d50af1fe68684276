import type { components } from '@fanous/api-client/generated/schema.ts';
import { sql } from 'kysely';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { runTransactionWithRetries } from '../src/db/transaction.ts';
import { notifySubscribersOfVideo } from '../src/features/notifications/notifications.repository.ts';
import { openTestDatabase } from './support/database.ts';
import { expectCorrectNotificationCounts } from './support/expectCorrectNotificationCounts.ts';
import { addCourse, addPerson, addVideo, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { listenOnFreePort, openNotificationStream } from './support/listen.ts';
import type { TestStream } from './support/listen.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

type List = components['schemas']['NotificationList'];

let database: Database;
let server: TestApp;
let student: Person;
let classmate: Person;
let stranger: Person;
let course: { id: number; slug: string; name: string };
const streams: TestStream[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  server = await createTestApp({ database, environment: { STREAM_BEAT_SECONDS: '1', STREAMS_PER_USER: '2' } });
  const { db } = server;
  const teacher = await addPerson(db, 'teacher');
  [student, classmate, stranger] = [await addPerson(db), await addPerson(db), await addPerson(db)];
  course = await addCourse(db, teacher.id, { name: 'الجبر' });
  for (const { id } of [student, classmate]) await enrolUser(db, id, course.id);
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await server.close();
});

async function publish(title = 'المعادلات', courseId = course.id) {
  const id = await addVideo(server.db, courseId, { title });
  await announce(id);
  return id;
}
const announce = (id: number) => runTransactionWithRetries(server.db, (db) => notifySubscribersOfVideo(db, id));
const list = async ({ token }: Person, query = '', json?: unknown) =>
  (await server.call<List>('POST', `/notifications${query}`, { token, json })).body;
const read = ({ token }: Person, json?: unknown) =>
  server.call<{ unread_count: number }>('POST', '/notifications/read', { token, json });
const open = async (origin: string, { token }: Person) => {
  const stream = await openNotificationStream(origin, token);
  streams.push(stream);
  return stream;
};

test('a new video notifies everyone who has the course, and no other user', async () => {
  const video = await publish();
  for (const person of [student, classmate]) {
    const body = await list(person);
    expect(body).toEqual({
      notifications: [
        {
          id: expect.any(Number),
          data: { course_slug: course.slug, course_name: 'الجبر', video_id: video, video_title: 'المعادلات' },
          read_at: null,
          created_at: expect.stringMatching(/Z$/),
        },
      ],
      unread_count: 1,
      total: 1,
      page: 1,
      per_page: 50,
    });
  }
  expect(await list(stranger)).toMatchObject({ notifications: [], unread_count: 0, total: 0 });
});

test('the list has only the notifications of the user and ignores user_id', async () => {
  await publish();
  for (const json of [{ user_id: student.id }, { user_id: `${student.id}` }, {}])
    expect((await list(stranger, '', json)).total).toBe(0);
  const bare = await server.call<List>('POST', '/notifications', {
    token: student.token,
    headers: { 'content-type': 'application/json' },
    payload: '',
  });
  expect([bare.status, bare.body.total]).toEqual([200, 1]);
  expect((await server.call('POST', '/notifications', { json: { user_id: student.id } })).status).toBe(401);
});

test('notifications are listed in pages, newest first', async () => {
  for (const title of ['أولى', 'ثانية', 'ثالثة']) await publish(title);
  const titles = ({ notifications }: List) => notifications.map(({ data }) => data.video_title);
  const second = await list(student, '?page=2&per_page=2');
  expect([titles(await list(student)), titles(second), second.total]).toEqual([
    ['ثالثة', 'ثانية', 'أولى'],
    ['أولى'],
    3,
  ]);
});

test('marking as read changes only the notifications of the user', async () => {
  for (const title of ['أولى', 'ثانية']) await publish(title);
  const [newest] = (await list(student)).notifications;
  const [foreign] = (await list(classmate)).notifications;
  const some = await read(student, { ids: [newest?.id, foreign?.id] });
  expect([some.status, some.body]).toEqual([200, { unread_count: 1 }]);
  expect((await list(student)).notifications.map(({ read_at }) => read_at === null)).toEqual([false, true]);
  expect((await read(student)).body).toEqual({ unread_count: 0 });
  expect((await list(classmate)).unread_count).toBe(2);
  for (const json of [{ ids: [] }, { ids: ['x'] }, { ids: [0] }, { all: true }])
    expect((await read(student, json)).status).toBe(422);
  await expectCorrectNotificationCounts(server.db);
});

test('counts stay correct after deletes and parallel changes', async () => {
  const { db } = server;
  const teacher = await addPerson(db, 'teacher');
  const other = await addCourse(db, teacher.id);
  for (const { id } of [classmate, student]) await enrolUser(db, id, other.id);
  const first = await publish();
  const videos: number[] = [];
  for (const { id } of [course, other, course, other, course, other]) videos.push(await addVideo(db, id));
  await Promise.all([
    ...videos.map(announce),
    read(student),
    read(classmate),
    db.deleteFrom('videos').where('id', '=', first).execute(),
  ]);
  await expectCorrectNotificationCounts(db);
  expect((await list(student)).total).toBe(6);
  await db.deleteFrom('courses').where('id', '=', other.id).execute();
  await db.deleteFrom('users').where('id', '=', classmate.id).execute();
  await expectCorrectNotificationCounts(db);
  expect((await list(student)).total).toBe(3);
});

test('a stream receives new videos, and notifications read in another tab', async () => {
  await publish('قديم');
  const stream = await open(await listenOnFreePort(server), student);
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.response.headers.get('cache-control')).toBe('no-store');
  expect(stream.response.headers.get('content-encoding')).toBeNull();
  expect(await stream.nextEvent()).toEqual({ event: 'unread', data: { unread_count: 1 } });
  const video = await publish('جديد');
  expect(await stream.nextEvent()).toMatchObject({
    event: 'notification',
    data: { data: { video_id: video, video_title: 'جديد', course_slug: course.slug }, read_at: null, unread_count: 2 },
  });
  await read(student);
  expect(await stream.nextEvent()).toEqual({ event: 'unread', data: { unread_count: 0 } });
});

test('a stream receives the new unread count after videos are deleted', async () => {
  const admin = await addPerson(server.db, 'admin');
  const video = await publish();
  await publish('أخرى');
  const stream = await open(await listenOnFreePort(server), student);
  expect(await stream.nextEvent()).toEqual({ event: 'unread', data: { unread_count: 2 } });
  for (const [path, left] of [
    [`/videos/${video}`, 1],
    [`/courses/${course.id}`, 0],
  ] as const) {
    expect((await server.call('DELETE', path, { token: admin.token })).status).toBe(204);
    expect(await stream.nextEvent()).toEqual({ event: 'unread', data: { unread_count: left } });
  }
});

test('a stream receives nothing about other users’ courses', async () => {
  const stream = await open(await listenOnFreePort(server), stranger);
  await stream.nextEvent();
  await publish();
  await addVideo(server.db, course.id);
  await enrolUser(server.db, stranger.id, course.id);
  await publish('للجميع');
  expect((await stream.nextEvent())?.data).toMatchObject({ data: { video_title: 'للجميع' } });
});

test.each([
  ['signing out', () => server.call('POST', '/logout', { token: student.token })],
  [
    'force-logout',
    async () => {
      const admin = await addPerson(server.db, 'admin');
      await server.call('POST', `/admin/logout-user/${student.id}`, { token: admin.token });
    },
  ],
  ['the end of the session', () => sql`update sessions set created_at = now() - interval '90 days'`.execute(server.db)],
])('%s ends the stream', async (_name, end) => {
  const stream = await open(await listenOnFreePort(server), student);
  await stream.nextEvent();
  await end();
  expect(await stream.nextEvent()).toEqual({ event: 'end', data: { reason: 'unauthorized' } });
  expect(await stream.nextEvent()).toBeUndefined();
});

test('a stream sends heartbeats, and frees its place when the client disconnects', async () => {
  const origin = await listenOnFreePort(server);
  const [first, second] = [await open(origin, student), await open(origin, student)];
  const third = await openNotificationStream(origin, student.token);
  expect([third.response.status, third.response.headers.get('retry-after')]).toEqual([429, '60']);
  const rest = first.nextEvent().then(() => first.nextEvent());
  rest.catch(() => undefined);
  await vi.waitFor(() => expect(first.getText()).toContain(':\n\n'), 20_000);
  second.close();
  await vi.waitFor(async () => expect((await open(origin, student)).response.status).toBe(200), 20_000);
});

test('a client that does not read is disconnected', async () => {
  const origin = await listenOnFreePort(server);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const request = `GET /api/notifications/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${student.token}\r\n\r\n`;
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    socket.once('data', () => resolve());
    socket.write(request);
  });
  socket.pause();
  const long = 'ن'.repeat(200);
  await server.db
    .updateTable('courses')
    .set({ name: long.repeat(20_000) })
    .where('id', '=', course.id)
    .execute();
  for (let round = 0; round < 3; round += 1) await publish(long);
  const free = async () => {
    const [one, two] = [await open(origin, student), await open(origin, student)];
    const statuses = [one.response.status, two.response.status];
    for (const stream of streams.splice(0)) stream.close();
    expect(statuses).toEqual([200, 200]);
  };
  await vi.waitFor(free, { timeout: 20_000, interval: 500 });
  socket.destroy();
});

test('shutdown does not wait for connections without a request', async () => {
  const socket = connect(Number(new URL(await listenOnFreePort(server)).port), '127.0.0.1');
  await once(server.app.server, 'connection');
  const closed = once(socket, 'close');
  await server.app.close();
  await closed;
  expect(socket.destroyed).toBe(true);
});

test('shutdown ends streams and does not wait for them', async () => {
  const stream = await open(await listenOnFreePort(server), student);
  await stream.nextEvent();
  await server.app.close();
  expect(await stream.nextEvent()).toEqual({ event: 'end', data: { reason: 'closing' } });
  expect(await stream.nextEvent()).toBeUndefined();
});

test('a stream needs a token, and HEAD does not open one', async () => {
  expect((await server.call('GET', '/notifications/stream')).status).toBe(401);
  expect((await server.call('HEAD', '/notifications/stream', { token: student.token })).status).toBe(404);
});

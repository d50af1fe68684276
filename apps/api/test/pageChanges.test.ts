import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../src/db/database.ts';
import type { Signal, Subscribe } from '../src/db/signals.ts';
import { openTestDatabase } from './support/database.ts';
import { createFakeWebDir, getRenderingNumber } from './support/fakeWebDir.ts';
import { addCategories, addCourse, addPerson, addQuiz, addVideo, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

// Which cached pages a change clears: those that show it. `/list` shows the courses, `/single/…` one course.

let folder: string;
let database: Database;
let server: TestApp;
let admin: Person;
let algebra: { id: number; slug: string };
let geometry: { id: number; slug: string };

beforeAll(async () => {
  folder = createFakeWebDir();
  database = await openTestDatabase();
  server = await createTestApp({ database, environment: { WEB_DIR: folder } });
  const { db } = server;
  admin = await addPerson(db, 'admin');
  const { ids } = await addCategories(db, 'الرياضيات', ['الجبر', 'الهندسة']);
  algebra = await addCourse(db, admin.id, { categoryIds: ids.slice(0, 1) });
  geometry = await addCourse(db, admin.id, { categoryIds: ids.slice(1) });
});
afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, { app } = server, remoteAddress = '127.0.0.1') =>
  app.inject({ url, remoteAddress, headers: { accept: 'text/html' } });
const getNumbers = async () => {
  const pages = await Promise.all(
    ['/list', `/single/${algebra.slug}`, `/single/${geometry.slug}`].map((url) => get(url)),
  );
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  return pages.map(({ body }) => getRenderingNumber(body));
};

/** Makes a change, and returns which pages were rendered again: the list, the first and the second course. */
async function getRenderedAgain(change: () => Promise<unknown>): Promise<boolean[]> {
  // A signal of an earlier change may still arrive.
  let before = await getNumbers();
  await vi.waitFor(async () => {
    const now = await getNumbers();
    const isStable = now.every((number, at) => number === before[at]);
    before = now;
    expect(isStable).toBe(true);
  }, 20_000);
  await change();
  await server.app.publicChanges.catchUp();
  return (await getNumbers()).map((number, at) => number !== before[at]);
}

const setCourse = (values: { users_count?: number; name?: string; description?: string }) => () =>
  server.db.updateTable('courses').set(values).where('id', '=', algebra.id).execute();

test('a change of the contents of a course clears its page only', async () => {
  const { db } = server;
  const { id } = await db
    .insertInto('summaries')
    .values({
      course_id: algebra.id,
      user_id: admin.id,
      lecture_name: 'الأولى',
      lecture_name_fold: 'الأولى',
      file_key: 'summaries/1.pdf',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const react = () =>
    server.call('POST', '/reacts', { token: admin.token, json: { summary_id: id, reaction: 'love' } });
  expect(await getRenderedAgain(react)).toEqual([false, true, false]);
  const video = await addVideo(db, geometry.id);
  const rename = () => db.updateTable('videos').set({ title: 'المثلثات' }).where('id', '=', video).execute();
  expect(await getRenderedAgain(rename)).toEqual([false, false, true]);
});

test('other units of a course clear its page, and the pages that show its card', async () => {
  const replaceUnits = () =>
    server.call('PUT', `/courses/${geometry.id}/units`, {
      token: admin.token,
      json: { version: 0, units: [{ title: 'الوحدة الأولى', items: [] }] },
    });
  expect(await getRenderedAgain(replaceUnits)).toEqual([true, false, true]);
});

test('the length of a video clears the page of its course only', async () => {
  const video = await addVideo(server.db, algebra.id);
  const setLength = () => server.db.updateTable('videos').set({ duration: 750 }).where('id', '=', video).execute();
  expect(await getRenderedAgain(setLength)).toEqual([false, true, false]);
});

test('a change of the card of a course clears the pages that show the card', async () => {
  expect(await getRenderedAgain(setCourse({ users_count: 77 }))).toEqual([true, true, false]);
  expect(await getRenderedAgain(setCourse({ description: 'وصف آخر' }))).toEqual([true, true, false]);
});

test('a change of the courses of lists clears every page that has a list', async () => {
  expect(await getRenderedAgain(setCourse({ name: 'الجبر الخطي' }))).toEqual([true, true, true]);
  expect(await getRenderedAgain(() => addCourse(server.db, admin.id))).toEqual([true, true, true]);
  const rename = () => server.db.updateTable('users').set({ name: 'أ. هدى' }).where('id', '=', admin.id).execute();
  expect(await getRenderedAgain(rename)).toEqual([true, true, true]);
  const renameCategory = () => server.db.updateTable('categories').set({ name: 'جبر' }).execute();
  expect(await getRenderedAgain(renameCategory)).toEqual([true, true, true]);
});

test('changes that no public page shows clear nothing', async () => {
  const { db } = server;
  const student = await addPerson(db);
  await enrolUser(db, student.id, algebra.id);
  const quiz = await addQuiz(db, algebra.id, [2]);
  const video = await addVideo(db, algebra.id);
  const [question] = quiz.questions;
  const submit = () =>
    server.call('POST', '/quiz-results', {
      token: student.token,
      json: {
        quiz_id: quiz.id,
        attempt_key: '7d1f8b8e-4c0b-4a55-9a63-0d5c3b7f6a10',
        answers: [{ question_id: question?.id, option_id: question?.correctOptionId }],
      },
    });
  expect(await getRenderedAgain(submit)).toEqual([false, false, false]);
  const changes = [
    () => db.updateTable('users').set({ phone: '01012345678' }).where('id', '=', admin.id).execute(),
    () => db.updateTable('users').set({ name: 'طالبة' }).where('id', '=', student.id).execute(),
    () => db.updateTable('videos').set({ url: 'another' }).where('id', '=', video).execute(),
    () =>
      db
        .updateTable('courses')
        .set({ users_count: (eb) => eb.ref('users_count') })
        .execute(),
  ];
  for (const change of changes) expect(await getRenderedAgain(change)).toEqual([false, false, false]);
});

test('after a call, the next page of the same server shows the change', async () => {
  for (const name of ['أول', 'ثانٍ', 'ثالث', 'رابع', 'خامس', 'سادس']) {
    await get('/list');
    const edited = await server.call('POST', `/courses/${algebra.id}`, { token: admin.token, form: { name } });
    expect(edited.status).toBe(200);
    expect((await get('/list')).body).toContain(name);
  }
});

/** A subscription whose signals arrive only when the server waits for them. */
const subscribeLate: Subscribe = async (listener) => {
  const late: Signal[] = [];
  const subscription = await database.subscribe({ ...listener, onSignal: (signal) => void late.push(signal) });
  const catchUp = async () => {
    await subscription.catchUp();
    for (const signal of late.splice(0)) listener.onSignal(signal);
  };
  return { ...subscription, stop: () => subscription.stop(), catchUp };
};

test('a server waits for the signals of its own change, even if they are slow', async () => {
  const own = await createTestApp({
    database: { ...database, subscribe: subscribeLate },
    environment: { WEB_DIR: folder },
  });
  await get('/list', own);
  const form = { name: 'اسم متأخر' };
  expect((await own.call('POST', `/courses/${algebra.id}`, { token: admin.token, form })).status).toBe(200);
  expect((await get('/list', own)).body).toContain('اسم متأخر');
  await own.close();
});

test('visitors who wait for one rendering do not get the limit of the visitor who caused it', async () => {
  const limited = await createTestApp({ database, environment: { WEB_DIR: folder, RATE_LIMIT_MAX: '3' } });
  expect((await get('/many/1', limited, '10.0.0.1')).statusCode).toBe(200);
  const refused = await get('/many/2', limited, '10.0.0.1');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  // A cached page costs nothing, and others are not affected.
  expect((await get('/many/1', limited, '10.0.0.1')).statusCode).toBe(200);
  const crowd = await Promise.all(['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((ip) => get('/many/3', limited, ip)));
  expect(crowd.map(({ statusCode }) => statusCode)).toEqual([429, 200, 200]);
  expect(crowd[1]?.body).toContain('status=200');
  await limited.close();
});

test('a server starts when signals fail, and subscribes later', async () => {
  const subscribe = vi.fn<Subscribe>(database.subscribe).mockRejectedValueOnce(new Error('no connection'));
  const own = await createTestApp({ database: { ...database, subscribe }, environment: { WEB_DIR: folder } });
  const before = getRenderingNumber((await get('/list', own)).body);
  expect(before).toBeDefined();
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledTimes(2), 20_000);
  await vi.waitFor(async () => {
    const first = await get('/list', own);
    vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] });
    const later = await get('/list', own);
    vi.useRealTimers();
    expect(getRenderingNumber(later.body)).toBe(getRenderingNumber(first.body));
  }, 20_000);
  await own.close();
});

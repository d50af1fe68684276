import type { components } from '@fanous/api-client/generated/schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subscribeToCourses, unsubscribeFromCourse } from '../src/features/courses/membership.repository.ts';
import { addCourse, addPerson, addVideo, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

type Saved = components['schemas']['SavedProgress'];
type CourseProgress = components['schemas']['CourseProgress'];
type Summary = components['schemas']['CourseProgressStatistics'];

let server: TestApp;
let teacher: Person;
let student: Person;
let course: { id: number; slug: string };
let videoIds: number[];

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

beforeEach(async () => {
  teacher = await addPerson(server.db, 'teacher');
  student = await addPerson(server.db);
  course = await addCourse(server.db, teacher.id, { name: 'الجبر' });
  videoIds = [];
  for (const title of ['الأول', 'الثاني', 'الثالث']) videoIds.push(await addVideo(server.db, course.id, { title }));
  await enrolUser(server.db, student.id, course.id);
});

const minute = 60_000;
type Position = { video_id: number; position: number; duration?: number; is_watched?: 0 | 1; age_ms?: number };

const save = (positions: Position[], { token } = student) =>
  server.call<Saved>('PUT', '/me/progress', {
    token,
    json: { positions: positions.map((position) => ({ age_ms: 0, ...position })) },
  });
const readCourse = async ({ token } = student) =>
  (await server.call<CourseProgress>('GET', `/courses/${course.id}/progress`, { token })).body;
const readMine = async ({ token } = student) =>
  (await server.call<components['schemas']['MyProgress']>('GET', '/me/progress', { token })).body.courses;
const readSummary = ({ token } = teacher) =>
  server.call<Summary>('GET', `/courses/${course.id}/progress/statistics`, { token });
const getVideoId = (index: number) => videoIds[index] ?? 0;

describe('saving', () => {
  test('a position is stored, and read on another device', async () => {
    const { status, body } = await save([{ video_id: getVideoId(0), position: 90, duration: 600 }]);
    expect(status).toBe(200);
    expect(body.refused).toEqual([]);
    expect(body.videos).toMatchObject([{ video_id: getVideoId(0), position: 90, duration: 600, is_watched: 0 }]);
    expect(await readCourse()).toEqual({ videos_count: 3, watched_count: 0, percent: 0, videos: body.videos });
  });

  test('the time is that of the server, minus the age', async () => {
    const { body } = await save([{ video_id: getVideoId(0), position: 90, age_ms: 10 * minute }]);
    const age = Date.now() - Date.parse(body.videos[0]?.played_at ?? '');
    expect(age).toBeGreaterThan(9.9 * minute);
    expect(age).toBeLessThan(10.5 * minute);
  });

  test('an earlier position that arrives later changes nothing', async () => {
    await save([{ video_id: getVideoId(0), position: 300, duration: 600, age_ms: minute }]);
    const { body } = await save([{ video_id: getVideoId(0), position: 90, duration: 500, age_ms: 20 * minute }]);
    expect(body.videos).toMatchObject([{ position: 300, duration: 600 }]);
  });

  test('a later position replaces the stored one, also if it is further back', async () => {
    await save([{ video_id: getVideoId(0), position: 300, duration: 600, age_ms: minute }]);
    const { body } = await save([{ video_id: getVideoId(0), position: 20 }]);
    expect(body.videos).toMatchObject([{ position: 20, duration: 600 }]);
  });

  test('a watched video stays watched, and the mark may arrive late', async () => {
    await save([{ video_id: getVideoId(0), position: 20, duration: 600 }]);
    const { body } = await save([
      { video_id: getVideoId(0), position: 600, duration: 600, is_watched: 1, age_ms: 30 * minute },
    ]);
    expect(body.videos).toMatchObject([{ position: 20, is_watched: 1 }]);
    await save([{ video_id: getVideoId(0), position: 40, is_watched: 0 }]);
    expect((await readCourse()).videos).toMatchObject([{ position: 40, is_watched: 1 }]);
  });

  test('the same request again changes nothing that matters', async () => {
    const positions = [{ video_id: getVideoId(1), position: 45, duration: 60 }];
    await save(positions);
    const before = await readCourse();
    await save(positions);
    const after = await readCourse();
    expect(after).toEqual({ ...before, videos: [{ ...before.videos[0], played_at: expect.any(String) }] });
  });

  test('a video named twice is saved once', async () => {
    const { status, body } = await save([
      { video_id: getVideoId(0), position: 50, age_ms: 1_000 },
      { video_id: getVideoId(0), position: 40, is_watched: 1, age_ms: 5_000 },
    ]);
    expect(status).toBe(200);
    expect(body.videos).toMatchObject([{ position: 50, is_watched: 1 }]);
  });

  test('a position beyond the end is the end', async () => {
    const { body } = await save([{ video_id: getVideoId(0), position: 700, duration: 600 }]);
    expect(body.videos).toMatchObject([{ position: 600 }]);
  });

  test('two devices in parallel: the latest position stays', async () => {
    const ages = [4, 1, 3, 0, 2, 5].map((minutes) => minutes * minute);
    await Promise.all(
      ages.map((age_ms) =>
        save([
          { video_id: getVideoId(2), position: 100 - age_ms / minute, age_ms },
          { video_id: getVideoId(0), position: 100 - age_ms / minute, age_ms },
        ]),
      ),
    );
    expect((await readCourse()).videos.map(({ position }) => position)).toEqual([100, 100]);
  });

  test.each([
    ['no positions', []],
    ['a negative position', [{ video_id: 1, position: -1, age_ms: 0 }]],
    ['a position in the future', [{ video_id: 1, position: 1, age_ms: -5 }]],
    ['a fraction of a second', [{ video_id: 1, position: 1.5, age_ms: 0 }]],
    ['too many', Array.from({ length: 101 }, (_, index) => ({ video_id: index + 1, position: 1, age_ms: 0 }))],
  ])('%s: 422', async (_name, positions) => {
    const { status } = await server.call('PUT', '/me/progress', { token: student.token, json: { positions } });
    expect(status).toBe(422);
  });
});

describe('rights', () => {
  test('one refused video does not stop the others', async () => {
    const other = await addCourse(server.db, teacher.id);
    const locked = await addVideo(server.db, other.id);
    const free = await addVideo(server.db, other.id, { isFree: true });
    const { status, body } = await save(
      [locked, free, getVideoId(0), 999_999].map((video_id) => ({ video_id, position: 10 })),
    );
    expect(status).toBe(200);
    expect(body.videos.map(({ video_id }) => video_id)).toEqual([getVideoId(0), free]);
    expect(body.refused).toEqual([
      { video_id: locked, reason: 'locked' },
      { video_id: 999_999, reason: 'not_found' },
    ]);
  });

  test('after losing the course, nothing is saved or shown. With it again, everything is there', async () => {
    await save([{ video_id: getVideoId(0), position: 90 }]);
    await server.db.transaction().execute((db) => unsubscribeFromCourse(db, student.id, course.id));
    const { body } = await save([{ video_id: getVideoId(0), position: 300 }]);
    expect(body).toEqual({ videos: [], refused: [{ video_id: getVideoId(0), reason: 'locked' }] });
    expect((await readCourse()).videos).toEqual([]);
    expect(await readMine()).toEqual([]);
    await server.db.transaction().execute((db) => subscribeToCourses(db, student.id, [course.id], true));
    expect((await readCourse()).videos).toMatchObject([{ position: 90 }]);
    expect(await readMine()).toHaveLength(1);
  });

  test('without the course, free videos are remembered', async () => {
    const visitor = await addPerson(server.db);
    const free = await addVideo(server.db, course.id, { isFree: true });
    await save([{ video_id: free, position: 33 }], visitor);
    expect((await readCourse(visitor)).videos).toMatchObject([{ video_id: free, position: 33 }]);
    expect(await readMine(visitor)).toEqual([]);
  });

  test('no user reads the progress of another one', async () => {
    await save([{ video_id: getVideoId(0), position: 90 }]);
    const admin = await addPerson(server.db, 'admin');
    for (const other of [teacher, admin]) {
      expect((await readCourse(other)).videos).toEqual([]);
      expect(await readMine(other)).toEqual([]);
    }
  });
});

describe('deleting', () => {
  test('a deleted video is not counted any more', async () => {
    await save([
      { video_id: getVideoId(0), position: 60, is_watched: 1 },
      { video_id: getVideoId(1), position: 60, is_watched: 1 },
    ]);
    expect(await readCourse()).toMatchObject({ watched_count: 2, percent: 66 });
    const admin = await addPerson(server.db, 'admin');
    await server.call('DELETE', `/videos/${getVideoId(0)}`, { token: admin.token });
    expect(await readCourse()).toMatchObject({ videos_count: 2, watched_count: 1, percent: 50 });
    const { body } = await save([{ video_id: getVideoId(0), position: 10 }]);
    expect(body.refused).toEqual([{ video_id: getVideoId(0), reason: 'not_found' }]);
  });

  test('a video that is deleted while its position is saved', async () => {
    const admin = await addPerson(server.db, 'admin');
    const replies = await Promise.all([
      ...[1, 2, 3].map((position) => save([{ video_id: getVideoId(0), position }])),
      server.call('DELETE', `/videos/${getVideoId(0)}`, { token: admin.token }),
      ...[4, 5, 6].map((position) => save([{ video_id: getVideoId(0), position }])),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 204, 200, 200, 200]);
    expect((await readCourse()).videos).toEqual([]);
  });

  test.each(['users', 'courses'] as const)('progress is deleted with its %s', async (kind) => {
    await save([{ video_id: getVideoId(0), position: 10 }]);
    const admin = await addPerson(server.db, 'admin');
    const path = kind === 'users' ? `/admin/users/${student.id}` : `/courses/${course.id}`;
    expect((await server.call('DELETE', path, { token: admin.token })).status).toBe(204);
    const rows = await server.db.selectFrom('video_progress').selectAll().where('user_id', '=', student.id).execute();
    expect(rows).toEqual([]);
  });
});

describe('the courses to continue', () => {
  test('the video that was played last comes first, until it is watched', async () => {
    await save([
      { video_id: getVideoId(1), position: 95, duration: 300, age_ms: 1_000 },
      { video_id: getVideoId(0), position: 5, age_ms: 9_000 },
    ]);
    const [started] = await readMine();
    expect(started).toMatchObject({
      course: { id: course.id, slug: course.slug, name: 'الجبر', user: { id: teacher.id } },
      videos_count: 3,
      watched_count: 0,
      next_video: { id: getVideoId(1), title: 'الثاني', position: 95, duration: 300 },
    });
  });

  test('after a watched video comes the next one, then one that was skipped, then none', async () => {
    const next = async () => (await readMine())[0]?.next_video;
    await save([{ video_id: getVideoId(1), position: 300, is_watched: 1 }]);
    expect(await next()).toEqual({ id: getVideoId(2), title: 'الثالث', position: 0, duration: null });
    await save([{ video_id: getVideoId(2), position: 300, is_watched: 1 }]);
    expect(await next()).toMatchObject({ id: getVideoId(0) });
    await save([{ video_id: getVideoId(0), position: 300, is_watched: 1 }]);
    expect((await readMine())[0]).toMatchObject({ percent: 100, watched_count: 3, next_video: null });
  });

  test('the next one follows the units of the teacher, and videos outside of them come last', async () => {
    const units = [
      { title: 'الوحدة الأولى', items: [{ kind: 'video', id: getVideoId(2) }] },
      { title: 'الوحدة الثانية', items: [{ kind: 'video', id: getVideoId(1) }] },
    ];
    const json = { version: 0, units };
    const reply = await server.call('PUT', `/courses/${course.id}/units`, { token: teacher.token, json });
    expect(reply.status).toBe(200);
    const next = async () => (await readMine())[0]?.next_video?.id;
    await save([{ video_id: getVideoId(2), position: 300, is_watched: 1 }]);
    expect(await next()).toBe(getVideoId(1));
    await save([{ video_id: getVideoId(1), position: 300, is_watched: 1 }]);
    expect(await next()).toBe(getVideoId(0));
  });

  test('courses are listed by the last play', async () => {
    const other = await addCourse(server.db, teacher.id);
    const video = await addVideo(server.db, other.id);
    await enrolUser(server.db, student.id, other.id);
    await save([
      { video_id: video, position: 10, age_ms: 0 },
      { video_id: getVideoId(0), position: 10, age_ms: minute },
    ]);
    expect((await readMine()).map((started) => started.course.id)).toEqual([other.id, course.id]);
    await save([{ video_id: getVideoId(0), position: 20 }]);
    expect((await readMine()).map((started) => started.course.id)).toEqual([course.id, other.id]);
  });
});

describe('the summary for the staff', () => {
  test('counts subscribers, and where they stopped', async () => {
    const [second, third] = [await addPerson(server.db), await addPerson(server.db)];
    for (const { id } of [second, third]) await enrolUser(server.db, id, course.id);
    const first = getVideoId(0);
    await save(videoIds.map((video_id) => ({ video_id, position: 100, duration: 100, is_watched: 1 as const })));
    await save([{ video_id: first, position: 45, duration: 100 }], second);
    await save([{ video_id: first, position: 100, duration: 100 }], third);
    // The owner's own progress is not that of a subscriber.
    await save([{ video_id: first, position: 5, duration: 100 }], teacher);
    const { status, body } = await readSummary();
    expect(status).toBe(200);
    expect(body).toMatchObject({ subscribers_count: 3, started_count: 3, finished_count: 1 });
    expect(body.videos.map(({ started_count, watched_count }) => [started_count, watched_count])).toEqual([
      [3, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(body.videos[0]).toMatchObject({ title: 'الأول', stops: [0, 0, 0, 0, 1, 0, 0, 0, 0, 1] });
  });

  test('has no names, and leaves out former subscribers', async () => {
    await save([{ video_id: getVideoId(0), position: 45, duration: 100 }]);
    const { text } = await readSummary();
    expect(text).not.toContain(student.name);
    expect(text).not.toContain('user_id');
    await server.db.transaction().execute((db) => unsubscribeFromCourse(db, student.id, course.id));
    expect((await readSummary()).body).toMatchObject({ subscribers_count: 0, started_count: 0 });
  });

  test('of a course without videos', async () => {
    course = await addCourse(server.db, teacher.id);
    const { body } = await readSummary();
    expect(body).toEqual({ subscribers_count: 0, started_count: 0, finished_count: 0, videos: [] });
  });
});

import type { components } from '@fanous/api-client/generated/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildAllCounts } from '../src/db/rebuildAllCounts.ts';
import { expectCorrectCounts } from './support/expectCorrectCounts.ts';
import { addCategories, addCourse, addPerson, addVideo, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// `GET /home` has what the home page shows above the list of courses.

type Home = components['schemas']['Home'];

let server: TestApp;
let admin: Person;
let hoda: Person;
let courses: { id: number; name: string }[];

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function readHome(): Promise<Home> {
  // Signals of direct changes may still arrive.
  server.app.publicResponses.clear();
  const { status, body } = await server.call<Home>('GET', '/home');
  expect(status).toBe(200);
  return body;
}

const getNames = (list: { name: string }[]) => list.map(({ name }) => name);

test('without data every part is empty', async () => {
  expect(await readHome()).toEqual({
    courses_count: 0,
    videos_count: 0,
    students_count: 0,
    newest_courses: [],
    popular_courses: [],
    teachers: [],
  });
});

test('shows totals, and the newest and most popular courses', async () => {
  const { db } = server;
  admin = await addPerson(db, 'admin', { name: 'سلمى الجندي' });
  hoda = await addPerson(db, 'teacher', { name: 'هدى شعبان' });
  await addPerson(db, 'teacher', { name: 'مدرّس بلا دورات' });
  const khaled = await addPerson(db, 'teacher', { name: 'خالد منصور' });
  const { ids } = await addCategories(db, 'الثانوية العامة', ['الكيمياء', 'الفيزياء']);
  const [chemistry = 0, physics = 0] = ids;
  courses = [];
  for (const [index, owner] of [hoda, hoda, hoda, khaled, khaled, admin, admin].entries()) {
    const categoryIds = owner === hoda ? [index === 0 ? physics : chemistry] : [];
    courses.push(
      await addCourse(db, owner.id, {
        name: `دورة ${index + 1}`,
        categoryIds,
        createdAt: `2026-08-0${index + 1}T10:00:00.000Z`,
      }),
    );
  }
  const students = [await addPerson(db), await addPerson(db), await addPerson(db)];
  for (const [index, student] of students.entries())
    for (const course of courses.slice(0, index + 1)) await enrolUser(db, student.id, course.id);
  await enrolUser(db, hoda.id, courses[6]?.id ?? 0);
  for (const course of courses.slice(0, 5)) await addVideo(db, course.id);

  const home = await readHome();
  expect(home).toMatchObject({ courses_count: 7, videos_count: 5, students_count: 3 });
  expect(getNames(home.newest_courses)).toEqual(['دورة 7', 'دورة 6', 'دورة 5', 'دورة 4']);
  // 3, 2, 1 and 1 subscribers.
  expect(getNames(home.popular_courses)).toEqual(['دورة 1', 'دورة 2', 'دورة 7', 'دورة 3']);
});

test('shows teachers who have courses, and the category of most of them', async () => {
  const { teachers } = await readHome();
  expect(teachers).toEqual([
    {
      id: hoda.id,
      name: 'هدى شعبان',
      image: null,
      image_small: null,
      courses_count: 3,
      category: { id: expect.any(Number), name: 'الكيمياء' },
    },
    expect.objectContaining({ name: 'خالد منصور', courses_count: 2, category: null }),
  ]);
});

test('shows at most six teachers', async () => {
  for (let index = 0; index < 6; index += 1) {
    const teacher = await addPerson(server.db, 'teacher');
    await addCourse(server.db, teacher.id, { createdAt: '2026-07-01T10:00:00.000Z' });
  }
  expect((await readHome()).teachers).toHaveLength(6);
});

test('popular courses have subscribers', async () => {
  await server.db.deleteFrom('user_courses').execute();
  await rebuildAllCounts(server.db);
  expect((await readHome()).popular_courses).toEqual([]);
});

test('videos are counted when they are added and deleted, also with their course', async () => {
  const token = admin.token;
  const [course, other] = courses;
  const before = (await readHome()).videos_count;
  const video = {
    course_id: `${course?.id}`,
    title: 'المعادلات',
    url: 'equations-1',
    website_url: 'equations-web-1',
    is_free: '0',
  };
  const added = await server.call<{ id: number }>('POST', '/videos', { token, form: video });
  expect(added.status).toBe(201);
  expect((await readHome()).videos_count).toBe(before + 1);
  expect((await server.call('DELETE', `/videos/${added.body.id}`, { token })).status).toBe(204);
  expect((await readHome()).videos_count).toBe(before);
  expect((await server.call('DELETE', `/courses/${other?.id}`, { token })).status).toBe(204);
  expect((await readHome()).videos_count).toBe(before - 1);
  expect((await server.call('DELETE', `/courses/${other?.id}`, { token })).status).toBe(404);
  await expectCorrectCounts(server.db);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCourse, addPerson } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { makeTestApp } from './support/testApp.ts';

let server: TestApp;
let admin: Person;
let student: Person;
let courses: { id: number; slug: string }[];

beforeAll(async () => {
  server = await makeTestApp();
  admin = await addPerson(server.db, 'admin');
  const teacher = await addPerson(server.db, 'teacher');
  courses = [
    await addCourse(server.db, teacher.id),
    await addCourse(server.db, teacher.id),
    await addCourse(server.db, teacher.id),
  ];
});
afterAll(() => server.close());
beforeEach(async () => {
  student = await addPerson(server.db);
});

const idOf = (index: number) => courses[index]?.id ?? 0;
const give = (json: unknown) => server.call<ProblemBody>('POST', '/user-courses', { token: admin.token, json });
const giveMany = (json: unknown) =>
  server.call<ProblemBody>('POST', '/user-courses/add-multiple', { token: admin.token, json });
const links = () => server.db.selectFrom('user_courses').where('user_id', '=', student.id).selectAll().execute();

async function counts(index: number) {
  const course = await server.db
    .selectFrom('courses')
    .where('id', '=', idOf(index))
    .select('users_count')
    .executeTakeFirstOrThrow();
  const true_count = await server.db
    .selectFrom('user_courses')
    .where('course_id', '=', idOf(index))
    .selectAll()
    .execute();
  const user = await server.db
    .selectFrom('users')
    .where('id', '=', student.id)
    .select('purchased_courses_count')
    .executeTakeFirstOrThrow();
  expect(course.users_count).toBe(true_count.length);
  return user.purchased_courses_count;
}

test('a new link is 201, the same again 200 and unchanged', async () => {
  const first = await give({ user_id: student.id, course_id: idOf(0) });
  expect(first.status).toBe(201);
  expect(first.body).toEqual({
    user_id: student.id,
    course_id: idOf(0),
    pending: 1,
    created_at: expect.stringMatching(/Z$/),
  });
  const again = await give({ user_id: student.id, course_id: idOf(0), pending: 0 });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await counts(0)).toBe(1);
});

test('a pending link opens the course (decision 10)', async () => {
  const see = async () =>
    (await server.call('GET', `/courses/${courses[0]?.slug}`, { token: student.token })).body['has_course'];
  expect(await see()).toBe(false);
  await give({ user_id: student.id, course_id: idOf(0), pending: 1 });
  expect(await see()).toBe(true);
  const { body } = await server.call('GET', `/users/${student.id}`, { token: student.token });
  expect(body).toMatchObject({
    number_of_purchased_courses: 1,
    purchased_courses: [{ id: idOf(0) }],
    created_courses: [],
  });
});

test('who or what does not exist is named by its field', async () => {
  const noUser = await give({ user_id: 999_999, course_id: idOf(0) });
  expect([noUser.status, noUser.body.errors]).toEqual([422, { user_id: ['لا يوجد هذا المستخدم.'] }]);
  const noCourse = await give({ user_id: student.id, course_id: 999_999 });
  expect([noCourse.status, noCourse.body.errors]).toEqual([422, { course_id: ['لا توجد هذه الدورة.'] }]);
});

test('several at once: new ones are made, existing ones stay', async () => {
  await give({ user_id: student.id, course_id: idOf(1), pending: 0 });
  const { status, body } = await giveMany({ user_id: student.id, course_ids: [idOf(2), idOf(1), idOf(0)] });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    created_count: 2,
    user_courses: [
      { course_id: idOf(2), pending: 1 },
      { course_id: idOf(1), pending: 0 },
      { course_id: idOf(0), pending: 1 },
    ],
  });
  expect(await counts(2)).toBe(3);
});

test('several at once are all or nothing', async () => {
  const { status, body } = await giveMany({ user_id: student.id, course_ids: [idOf(0), 999_999, idOf(1)] });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['course_ids']]);
  expect(await links()).toEqual([]);
  expect(await counts(0)).toBe(0);
});

test.each([
  { course_ids: [] },
  { course_ids: 'all' },
  { course_ids: [1, 1] },
  { course_ids: [0] },
  { course_ids: [...Array(201).keys()].map((index) => index + 1) },
  { user_id: '1' },
  { pending: 1 },
])('%j is refused with 422', async (more) => {
  expect((await giveMany({ user_id: student.id, course_ids: [idOf(0)], ...more })).status).toBe(422);
});

test('the same link from many sides at once is made once and counted once', async () => {
  const json = { user_id: student.id, course_id: idOf(0) };
  const single = [1, 2, 3, 4].map(() => give(json));
  const several = [1, 2, 3, 4].map((turn) => {
    const course_ids = [idOf(0), idOf(1), idOf(2)];
    return giveMany({ user_id: student.id, course_ids: turn % 2 ? course_ids : course_ids.toReversed() });
  });
  const statuses = (await Promise.all([...single, ...several])).map(({ status }) => status);
  expect(statuses.every((status) => status === 200 || status === 201)).toBe(true);
  expect(await links()).toHaveLength(3);
  expect(await counts(0)).toBe(3);
  await counts(1);
  await counts(2);
});

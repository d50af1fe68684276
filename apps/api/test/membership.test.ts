import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCourse, addPerson, addQuiz } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';
import { expectCorrectCounts } from './support/expectCorrectCounts.ts';

let server: TestApp;
let admin: Person;
let limited: Person;
let teacher: Person;
let student: Person;
let courses: { id: number; slug: string }[];

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMITED_ADMIN_EMAILS: 'limited@example.com' } });
  admin = await addPerson(server.db, 'admin');
  limited = await addPerson(server.db, 'admin', { email: 'limited@example.com' });
  teacher = await addPerson(server.db, 'teacher');
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

const getCourseId = (index: number) => courses[index]?.id ?? 0;
const give = (json: unknown) => server.call<ProblemBody>('POST', '/user-courses', { token: admin.token, json });
const giveMany = (json: unknown) =>
  server.call<ProblemBody>('POST', '/user-courses/add-multiple', { token: admin.token, json });
const links = () => server.db.selectFrom('user_courses').where('user_id', '=', student.id).selectAll().execute();

async function counts(index: number) {
  const course = await server.db
    .selectFrom('courses')
    .where('id', '=', getCourseId(index))
    .select('users_count')
    .executeTakeFirstOrThrow();
  const true_count = await server.db
    .selectFrom('user_courses')
    .where('course_id', '=', getCourseId(index))
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

test('a new subscription is 201; the same one again is 200 and unchanged', async () => {
  const first = await give({ user_id: student.id, course_id: getCourseId(0) });
  expect(first.status).toBe(201);
  expect(first.body).toEqual({
    user_id: student.id,
    course_id: getCourseId(0),
    pending: 1,
    created_at: expect.stringMatching(/Z$/),
  });
  const again = await give({ user_id: student.id, course_id: getCourseId(0), pending: 0 });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await counts(0)).toBe(1);
});

test('a pending subscription opens the course (decision 10)', async () => {
  const see = async () =>
    (await server.call('GET', `/courses/${courses[0]?.slug}`, { token: student.token })).body['has_course'];
  expect(await see()).toBe(false);
  await give({ user_id: student.id, course_id: getCourseId(0), pending: 1 });
  expect(await see()).toBe(true);
  const { body } = await server.call('GET', `/users/${student.id}`, { token: student.token });
  expect(body).toMatchObject({
    number_of_purchased_courses: 1,
    purchased_courses: [{ id: getCourseId(0) }],
    created_courses: [],
  });
});

test('a list of accounts can show who has a course', async () => {
  await give({ user_id: student.id, course_id: getCourseId(0), pending: 1 });
  const see = async (query: string) => {
    const { body } = await server.call<{ users: { id: number; has_course?: number }[] }>(
      'GET',
      `/users?per_page=200${query}`,
      {
        token: admin.token,
      },
    );
    return new Map(body.users.map(({ id, has_course }) => [id, has_course]));
  };
  const marked = await see(`&course_id=${getCourseId(0)}`);
  expect([marked.get(student.id), marked.get(admin.id)]).toEqual([1, 0]);
  expect((await see(`&course_id=${getCourseId(1)}`)).get(student.id)).toBe(0);
  expect((await see('')).get(student.id)).toBeUndefined();
});

test('an unknown user or course is a field error', async () => {
  const noUser = await give({ user_id: 999_999, course_id: getCourseId(0) });
  expect([noUser.status, noUser.body.errors]).toEqual([422, { user_id: ['هذا المستخدم غير موجود.'] }]);
  const noCourse = await give({ user_id: student.id, course_id: 999_999 });
  expect([noCourse.status, noCourse.body.errors]).toEqual([422, { course_id: ['هذه الدورة غير موجودة.'] }]);
});

test('several courses: new subscriptions are added, existing ones stay', async () => {
  await give({ user_id: student.id, course_id: getCourseId(1), pending: 0 });
  const { status, body } = await giveMany({
    user_id: student.id,
    course_ids: [getCourseId(2), getCourseId(1), getCourseId(0)],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    created_count: 2,
    user_courses: [
      { course_id: getCourseId(2), pending: 1 },
      { course_id: getCourseId(1), pending: 0 },
      { course_id: getCourseId(0), pending: 1 },
    ],
  });
  expect(await counts(2)).toBe(3);
});

test('several courses are all or nothing', async () => {
  const { status, body } = await giveMany({
    user_id: student.id,
    course_ids: [getCourseId(0), 999_999, getCourseId(1)],
  });
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
])('%j is rejected with 422', async (more) => {
  expect((await giveMany({ user_id: student.id, course_ids: [getCourseId(0)], ...more })).status).toBe(422);
});

test('parallel requests for the same subscription add and count it once', async () => {
  const json = { user_id: student.id, course_id: getCourseId(0) };
  const single = [1, 2, 3, 4].map(() => give(json));
  const several = [1, 2, 3, 4].map((turn) => {
    const course_ids = [getCourseId(0), getCourseId(1), getCourseId(2)];
    return giveMany({ user_id: student.id, course_ids: turn % 2 ? course_ids : course_ids.toReversed() });
  });
  const statuses = (await Promise.all([...single, ...several])).map(({ status }) => status);
  expect(statuses.every((status) => status === 200 || status === 201)).toBe(true);
  expect(await links()).toHaveLength(3);
  expect(await counts(0)).toBe(3);
  await counts(1);
  await counts(2);
});

test('two parallel requests create one subscription', async () => {
  const json = { user_id: student.id, course_id: getCourseId(0) };
  const many = { user_id: student.id, course_ids: [getCourseId(1), getCourseId(0), getCourseId(2)] };
  const replies = await Promise.all([give(json), give(json), giveMany(many), give(json), giveMany(many)]);
  for (const { status } of replies) expect([200, 201]).toContain(status);
  expect(await links()).toHaveLength(3);
  await expectCorrectCounts(server.db);
});

test('a subscription can be removed once, and its results stay', async () => {
  await give({ user_id: student.id, course_id: getCourseId(0) });
  const quiz = await addQuiz(server.db, getCourseId(0), [2]);
  const hand = { quiz_id: quiz.id, attempt_key: crypto.randomUUID(), answers: [] };
  expect((await server.call('POST', '/quiz-results', { token: student.token, json: hand })).status).toBe(201);
  await expectCorrectCounts(server.db);
  const removeCourse = () =>
    server.call('DELETE', `/courses/${getCourseId(0)}/users/${student.id}`, { token: admin.token });
  const replies = await Promise.all([removeCourse(), removeCourse(), removeCourse()]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404, 404]);
  await expectCorrectCounts(server.db);
  const results = await server.call('GET', `/users/${student.id}/quiz-results`, { token: student.token });
  expect(results.body).toMatchObject({ total: 1 });
  // A returning subscriber has already taken the quiz.
  await give({ user_id: student.id, course_id: getCourseId(0) });
  await expectCorrectCounts(server.db);
});

test('the subscribers of a course can be listed, latest first, and searched', async () => {
  const course = await addCourse(server.db, teacher.id);
  const people = [
    await addPerson(server.db, 'user', { name: 'سلمى فؤاد', phone: '01098765432' }),
    await addPerson(server.db, 'user', { name: 'أحمد علي', email: 'ahmed.ali@example.com' }),
  ];
  for (const { id } of people) await give({ user_id: id, course_id: course.id });
  const list = async (query = '', token = teacher.token) =>
    server.call<{ users: { id: number }[]; total: number }>('GET', `/courses/${course.id}/users${query}`, { token });
  const all = await list();
  expect(all.body).toMatchObject({ total: 2, page: 1, per_page: 50 });
  expect(all.body.users[1]).toEqual({
    id: people[0]?.id,
    name: 'سلمى فؤاد',
    email: people[0]?.email,
    phone: '01098765432',
    image: null,
    image_small: null,
    pending: 1,
    quiz_results_count: 0,
    joined_at: expect.stringMatching(/Z$/),
  });
  const found = async (query: string) => (await list(query)).body.users.map(({ id }) => id);
  expect(await found('?search=احمد')).toEqual([people[1]?.id]);
  expect(await found('?search=0987')).toEqual([people[0]?.id]);
  // A pasted phone number.
  for (const typed of ['010 9876 5432', '010-9876-5432', '+20 109 876 5432', '٠١٠ ٩٨٧٦ ٥٤٣٢'])
    expect(await found(`?search=${encodeURIComponent(typed)}`)).toEqual([people[0]?.id]);
  expect(await found('?search=ahmed.ali@')).toEqual([people[1]?.id]);
  expect(await found('?page=2&per_page=1')).toEqual([people[0]?.id]);
  const byLimited = await list('', limited.token);
  expect([byLimited.status, Object.keys(byLimited.body.users[0] ?? {})]).toEqual([
    200,
    expect.not.arrayContaining(['quiz_results_count']),
  ]);
  const other = await addPerson(server.db, 'teacher');
  for (const person of [student, people[0] ?? student, other]) expect((await list('', person.token)).status).toBe(403);
});

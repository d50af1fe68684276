import type { components } from '@fanous/api-client/generated/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildAllCounts } from '../src/db/rebuildAllCounts.ts';
import { addCourse, addPerson, addQuiz, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';
import { expectCorrectCounts } from './support/expectCorrectCounts.ts';

type Overview = components['schemas']['Overview'];

let server: TestApp;
let admin: Person;
let limited: Person;
let teacher: Person;
let other: Person;
let students: Person[];
let course: { id: number };

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMITED_ADMIN_EMAILS: 'limited@example.com' } });
  admin = await addPerson(server.db, 'admin');
  limited = await addPerson(server.db, 'admin', { email: 'limited@example.com' });
  teacher = await addPerson(server.db, 'teacher');
  other = await addPerson(server.db, 'teacher');
  students = [await addPerson(server.db), await addPerson(server.db), await addPerson(server.db)];
  course = await addCourse(server.db, teacher.id, { pounds: 100.5 });
  const elsewhere = await addCourse(server.db, other.id, { pounds: 10 });
  for (const { id } of students) await enrolUser(server.db, id, course.id);
  await enrolUser(server.db, students[0]?.id ?? 0, elsewhere.id);
  const quiz = await addQuiz(server.db, course.id, [2, 2, 2]);
  for (const [right, person] of students.entries()) {
    const answers = quiz.questions
      .slice(0, right)
      .map((one) => ({ question_id: one.id, option_id: one.correctOptionId }));
    const json = { quiz_id: quiz.id, attempt_key: crypto.randomUUID(), answers };
    await server.call('POST', '/quiz-results', { token: person.token, json });
  }
});
afterAll(() => server.close());

const see = (person: Person) => server.call<Overview>('GET', '/overview', { token: person.token });

test('an admin sees the platform', async () => {
  const { status, body } = await see(admin);
  expect(status).toBe(200);
  expect(body.scope).toBe('platform');
  expect(body.totals).toEqual({
    courses_count: 2,
    subscribers_count: 4,
    users_count: 7,
    students_count: 3,
    teachers_count: 2,
    quiz_results_count: 3,
    average_mark: 33.3,
    marks_spread: [1, 1, 0, 1, 0],
    value: 311.5,
  });
  expect(body.courses.map(({ id, users_count, value }) => [id, users_count, value])).toEqual([
    [course.id, 3, 301.5],
    [expect.any(Number), 1, 10],
  ]);
  expect(body.months).toHaveLength(12);
  expect(body.months.at(-1)).toMatchObject({ subscribers_count: 4, courses_count: 2 });
});

test('a teacher sees only their own courses', async () => {
  const { body } = await see(teacher);
  expect(body.scope).toBe('own');
  expect(body.totals).toEqual({
    courses_count: 1,
    subscribers_count: 3,
    quiz_results_count: 3,
    average_mark: 33.3,
    marks_spread: [1, 1, 0, 1, 0],
    value: 301.5,
  });
  expect(body.courses).toMatchObject([{ id: course.id, users_count: 3, average_mark: 33.3 }]);
  expect(body.months.at(-1)).toMatchObject({ subscribers_count: 3, courses_count: 1 });
  const without = await see(other);
  expect(without.body.totals).toMatchObject({
    quiz_results_count: 0,
    average_mark: null,
    marks_spread: [0, 0, 0, 0, 0],
  });
});

test('a limited admin sees no marks and no money, and a student sees nothing', async () => {
  const { body, text } = await see(limited);
  expect(body.totals).toEqual({
    courses_count: 2,
    subscribers_count: 4,
    users_count: 7,
    students_count: 3,
    teachers_count: 2,
  });
  expect(text).not.toMatch(/value|mark|result/);
  expect((await see(students[0] ?? admin)).status).toBe(403);
  expect((await server.call('GET', '/overview')).status).toBe(401);
});

test('months are in Cairo time, ending with the current one', async () => {
  const late = await addCourse(server.db, other.id);
  // 22:30 in UTC is already the next month in Cairo.
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 1));
  const lastDay = new Date(month.getTime() - 1.5 * 3_600_000).toISOString();
  await server.db
    .insertInto('user_courses')
    .values({ user_id: other.id, course_id: late.id, created_at: lastDay })
    .execute();
  await rebuildAllCounts(server.db);
  const { body } = await see(admin);
  const found = body.months.find((one) => one.month === month.toISOString().slice(0, 7));
  expect(found?.subscribers_count).toBe(1);
  const days = body.months.map((one) => one.month);
  expect(days).toEqual(days.toSorted());
  expect(new Set(days).size).toBe(12);
});

test('deleting an account keeps months and marks correct', async () => {
  const [leaving] = students;
  expect((await server.call('DELETE', `/admin/users/${leaving?.id}`, { token: admin.token })).status).toBe(204);
  await expectCorrectCounts(server.db);
  expect((await see(admin)).body.totals).toMatchObject({ students_count: 2, quiz_results_count: 2, average_mark: 50 });
});

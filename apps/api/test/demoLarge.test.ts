import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTransactionWithRetries } from '../src/db/transaction.ts';
import { fillLargeDemo } from '../src/demo/large/fillLarge.ts';
import { addPerson } from './support/fixtures.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

const size = { users: 120, courses: 40, enrolments: 600, results: 250 };

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await createTestApp();
  token = (await addPerson(server.db, 'admin')).token;
  await runTransactionWithRetries(server.db, (db) => fillLargeDemo(db, size));
});
afterAll(() => server.close());

test('the lists have the requested lengths', async () => {
  const users = await server.call<{ total: number }>('GET', '/users', { token });
  const courses = await server.call<{ total: number }>('GET', '/courses');
  expect([users.body.total, courses.body.total]).toEqual([size.users + 1, size.courses]);
});

test('the counts of cards and quizzes match the rows', async () => {
  const courses = await server.db.selectFrom('courses').select(['users_count', 'videos_count']).execute();
  const quizzes = await server.db.selectFrom('quizzes').select(['results_count', 'ready_questions_count']).execute();
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  expect(sum(courses.map(({ users_count }) => users_count))).toBe(size.enrolments);
  expect(sum(quizzes.map(({ results_count }) => results_count))).toBe(size.results);
  expect(new Set(quizzes.map(({ ready_questions_count }) => ready_questions_count))).toEqual(new Set([5]));
  expect(courses.every(({ videos_count }) => videos_count === 8)).toBe(true);
});

test('a search finds people and courses', async () => {
  const people = await server.call<{ users: { name: string }[] }>('GET', '/users?search=ابراهيم', { token });
  expect(people.body.users.length).toBeGreaterThan(0);
  expect(people.body.users.every(({ name }) => name.includes('إبراهيم'))).toBe(true);
  const courses = await server.call<{ courses: object[] }>('GET', '/courses?search=فيزياء&match=start');
  expect(courses.body.courses.length).toBeGreaterThan(0);
});

test('a mark is the number of correct stored answers, of a subscriber', async () => {
  const attempts = await server.db
    .selectFrom('quiz_attempts')
    .innerJoin('quizzes', 'quizzes.id', 'quiz_id')
    .innerJoin('user_courses', (join) =>
      join
        .onRef('user_courses.user_id', '=', 'quiz_attempts.user_id')
        .onRef('user_courses.course_id', '=', 'quizzes.course_id'),
    )
    .select(['mark', 'total', 'answers'])
    .execute();
  expect(attempts).toHaveLength(size.results);
  for (const { mark, total, answers } of attempts) {
    expect(answers).toHaveLength(total);
    expect(answers.filter(({ option_id, correct_option_id }) => option_id === correct_option_id)).toHaveLength(mark);
  }
  expect(new Set(attempts.map(({ mark }) => mark)).size).toBeGreaterThan(1);
});

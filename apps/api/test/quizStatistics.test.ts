import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjustQuizStatistics } from '../src/db/quizStatistics.ts';
import { rebuildAllCounts } from '../src/db/rebuildAllCounts.ts';
import { addCourse, addPerson, addQuiz, enrolUser } from './support/fixtures.ts';
import type { AddedQuestion, Person } from './support/fixtures.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';
import { expectCorrectCounts } from './support/expectCorrectCounts.ts';

// Each result adjusts the statistics of its quiz. Rebuilding them from all results must give the same values.

let server: TestApp;
let admin: Person;
let quiz: { id: number; questions: AddedQuestion[] };
let students: Person[];
beforeAll(async () => {
  server = await createTestApp();
  admin = await addPerson(server.db, 'admin');
  const course = await addCourse(server.db, admin.id);
  quiz = await addQuiz(server.db, course.id, [3, 3, 3, 3, 3]);
  students = await Promise.all([0, 1, 2, 3, 4, 5].map(() => addPerson(server.db)));
  for (const { id } of students) await enrolUser(server.db, id, course.id);
});
afterAll(() => server.close());

const submit = ({ token }: Person, rightAnswers: number) =>
  server.call('POST', '/quiz-results', {
    token,
    json: {
      quiz_id: quiz.id,
      attempt_key: randomUUID(),
      answers: quiz.questions.map(({ id, optionIds, correctOptionId }, index) => ({
        question_id: id,
        option_id: index < rightAnswers ? correctOptionId : optionIds[0],
      })),
    },
  });

const readStatistics = () =>
  server.db
    .selectFrom('quizzes')
    .where('id', '=', quiz.id)
    .select(['results_count', 'marks_sum', 'marks_spread'])
    .executeTakeFirstOrThrow();

test('each mark counts in its fifth, and only the first attempt counts', async () => {
  for (const [rightAnswers, student] of students.entries())
    expect((await submit(student, rightAnswers)).status).toBe(201);
  const [first] = students;
  if (first) await submit(first, 5);
  expect(await readStatistics()).toEqual({ results_count: 6, marks_sum: 30_000, marks_spread: [1, 1, 1, 1, 2] });
  await expectCorrectCounts(server.db);
});

test('deleting accounts subtracts their results', async () => {
  for (const student of students.slice(3)) {
    expect((await server.call('DELETE', `/admin/users/${student.id}`, { token: admin.token })).status).toBe(204);
  }
  expect(await readStatistics()).toEqual({ results_count: 3, marks_sum: 6_000, marks_spread: [1, 1, 1, 0, 0] });
  await expectCorrectCounts(server.db);
});

test('zero out of zero counts in the first fifth', async () => {
  const { db } = server;
  const course = await addCourse(db, admin.id);
  const { id } = await addQuiz(db, course.id, []);
  const student = await addPerson(db);
  await enrolUser(db, student.id, course.id);
  const marks = { mark: 0, total: 0, best: 0, best_total: 0 };
  await db
    .insertInto('quiz_results')
    .values({ quiz_id: id, course_id: course.id, user_id: student.id, ...marks })
    .execute();
  await adjustQuizStatistics(db, sql<boolean>`quiz_id = ${id}`, 1);
  const statistics = db.selectFrom('quizzes').where('id', '=', id).select(['marks_sum', 'marks_spread']);
  const adjusted = await statistics.executeTakeFirstOrThrow();
  expect(adjusted).toEqual({ marks_sum: 0, marks_spread: [1, 0, 0, 0, 0] });
  await rebuildAllCounts(db);
  expect(await statistics.executeTakeFirstOrThrow()).toEqual(adjusted);
});

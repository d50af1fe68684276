import type { components } from '@fanous/api-client/generated/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildAllCounts } from '../src/db/rebuildAllCounts.ts';
import { addCourse, addPerson, addQuiz, addVideo, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

type Losses = components['schemas']['Losses'];

let server: TestApp;
let admin: Person;
let teacher: Person;
let students: Person[];
let course: { id: number };
let quiz: Awaited<ReturnType<typeof addQuiz>>;

beforeAll(async () => {
  server = await createTestApp();
  admin = await addPerson(server.db, 'admin');
  teacher = await addPerson(server.db, 'teacher');
  students = [await addPerson(server.db), await addPerson(server.db), await addPerson(server.db)];
  course = await addCourse(server.db, teacher.id);
  await addVideo(server.db, course.id);
  quiz = await addQuiz(server.db, course.id, [2, 3]);
  await addQuiz(server.db, course.id, [2]);
  await rebuildAllCounts(server.db);
  for (const { id } of students) await enrolUser(server.db, id, course.id);
  // The first student answers both questions, the second one question, the third none.
  for (const [at, { token }] of students.entries()) {
    const answers = quiz.questions
      .slice(0, 2 - at)
      .map((one) => ({ question_id: one.id, option_id: one.correctOptionId }));
    const json = { quiz_id: quiz.id, attempt_key: crypto.randomUUID(), answers };
    await server.call('POST', '/quiz-results', { token, json });
  }
  await rebuildAllCounts(server.db);
});
afterAll(() => server.close());

/** Reads the losses of a delete, without zeros. */
async function count(of: string, ids: number[], { token } = admin) {
  const { status, body } = await server.call<Losses>('GET', `/losses?of=${of}&ids=${ids.join(',')}`, { token });
  expect(status).toBe(200);
  return Object.fromEntries(Object.entries(body).filter(([, number]) => number > 0));
}

test('deleting a course also deletes its contents and quiz results', async () => {
  const record = { course_id: course.id, title: 'تسجيل', title_fold: 'تسجيل', file_key: 'records/1.mp4' };
  await server.db.insertInto('records').values(record).execute();
  await rebuildAllCounts(server.db);
  const all = { subscriptions: 3, videos: 1, records: 1, files: 1, quizzes: 2, questions: 3, results: 3 };
  expect(await count('courses', [course.id])).toEqual(all);
  expect(await count('courses', [course.id, 999_999])).toEqual(all);
});

test('deleting an account also deletes its subscriptions and results, and its courses prevent it', async () => {
  expect(await count('users', [students[0]?.id ?? 0, students[1]?.id ?? 0])).toEqual({ subscriptions: 2, results: 2 });
  expect(await count('users', [teacher.id])).toEqual({ courses: 1 });
});

test('deleting a quiz also deletes its questions and results', async () => {
  expect(await count('quizzes', [quiz.id], teacher)).toEqual({ questions: 2, results: 3 });
});

test('the users who answered a question are counted', async () => {
  const [first, second] = quiz.questions;
  expect(await count('questions', [first?.id ?? 0], teacher)).toEqual({ options: 2, answers: 2 });
  expect(await count('questions', [second?.id ?? 0], teacher)).toEqual({ options: 3, answers: 1 });
  expect(await count('questions', [first?.id ?? 0, second?.id ?? 0], teacher)).toEqual({ options: 5, answers: 2 });
});

test('one item of another course rejects the request', async () => {
  const elsewhere = await addCourse(server.db, admin.id);
  const other = await addQuiz(server.db, elsewhere.id, [2]);
  const { status } = await server.call('GET', `/losses?of=quizzes&ids=${quiz.id},${other.id}`, {
    token: teacher.token,
  });
  expect(status).toBe(403);
});

test.each(['of=courses', 'of=courses&ids=', 'of=courses&ids=1;2', 'of=rooms&ids=1', 'of=courses&ids=0'])(
  'what cannot be counted is refused: %s',
  async (query) => {
    expect((await server.call('GET', `/losses?${query}`, { token: admin.token })).status).toBe(422);
  },
);

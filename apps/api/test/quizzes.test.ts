import type { components } from '@fanous/api-client/generated/schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCourse, addPerson, addQuiz, enrolUser } from './support/fixtures.ts';
import type { AddedQuestion, Person } from './support/fixtures.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

type Quiz = components['schemas']['Quiz'];
type Result = components['schemas']['QuizResult'];

let server: TestApp;
let student: Person;
let course: { id: number; name: string; slug: string };
let quiz: { id: number; questions: AddedQuestion[] };

beforeAll(async () => {
  server = await createTestApp();
  const teacher = await addPerson(server.db, 'teacher');
  course = await addCourse(server.db, teacher.id);
});
afterAll(() => server.close());

beforeEach(async () => {
  student = await addPerson(server.db);
  await enrolUser(server.db, student.id, course.id);
  // The third question has no options yet.
  quiz = await addQuiz(server.db, course.id, [3, 4, 0, 2]);
});

const key = () => crypto.randomUUID();
type Choice = 'right' | 'wrong' | 'open';

/** Answers for the questions that can be answered. */
function choose(...choices: Choice[]) {
  const answerable = quiz.questions.filter(({ optionIds }) => optionIds.length > 0);
  return answerable.map(({ id, optionIds, correctOptionId }, index) => {
    const choice = choices[index] ?? 'open';
    const option = choice === 'right' ? correctOptionId : optionIds.find((optionId) => optionId !== correctOptionId);
    return { question_id: id, option_id: choice === 'open' ? null : (option ?? null) };
  });
}

const submit = (answers: unknown, more: Record<string, unknown> = {}, token = student.token) =>
  server.call<Result & ProblemBody>('POST', '/quiz-results', {
    token,
    json: { quiz_id: quiz.id, attempt_key: key(), answers, ...more },
  });
const take = async () =>
  (await server.call<Quiz>('GET', `/courses/${course.id}/quizzes/${quiz.id}`, { token: student.token })).body;

test('a quiz to take has the answerable questions without the correct options', async () => {
  const body = await take();
  expect(body.questions.map(({ question_text, options }) => [question_text, options.length])).toEqual([
    ['سؤال 1', 3],
    ['سؤال 2', 4],
    ['سؤال 4', 2],
  ]);
  expect(body.questions_count).toBe(3);
  expect(body.course).toEqual({ id: course.id, name: course.name, slug: course.slug });
  expect(body.my_result).toBeNull();
  // All options have the same fields, ordered by position, so nothing reveals the correct one.
  for (const { options } of body.questions) {
    expect(new Set(options.map((option) => Object.keys(option).join())).size).toBe(1);
    expect(options.map(({ position }) => position)).toEqual(options.map((_, index) => index + 1));
  }
});

test('no call before the submit reveals the correct options', async () => {
  const paths = [
    `/courses/${course.slug}`,
    `/courses/${course.id}/quizzes`,
    `/courses/${course.id}/quizzes/${quiz.id}`,
    `/quizzes/${quiz.id}/attempts`,
    `/users/${student.id}/quiz-results`,
    `/users/${student.id}`,
  ];
  for (const path of paths) {
    const { status, text } = await server.call('GET', path, { token: student.token });
    expect(status).toBe(200);
    expect(text).not.toMatch(/correct/);
  }
});

test('the server marks the attempt and returns the correct options', async () => {
  const answers = choose('right', 'wrong', 'open');
  const { status, body } = await submit(answers);
  expect(status).toBe(201);
  expect(body).toMatchObject({ quiz_id: quiz.id, mark: 1, total: 3, attempt: 1 });
  const answerable = quiz.questions.filter(({ optionIds }) => optionIds.length > 0);
  expect(body.answers).toEqual(
    answers.map((answer, index) => ({
      ...answer,
      correct_option_id: answerable[index]?.correctOptionId,
      explanation: null,
    })),
  );
});

test('the server ignores the client’s mark and user_id', async () => {
  const other = await addPerson(server.db);
  await enrolUser(server.db, other.id, course.id);
  const { body } = await submit(choose('wrong', 'wrong', 'wrong'), { mark: 3, user_id: other.id });
  expect(body.mark).toBe(0);
  const results = async (person: Person) =>
    (await server.call<{ total: number }>('GET', `/users/${person.id}/quiz-results`, { token: person.token })).body
      .total;
  expect([await results(student), await results(other)]).toEqual([1, 0]);
});

test('an omitted question counts as unanswered', async () => {
  const { body } = await submit(choose('right').slice(0, 1));
  expect([body.mark, body.total, body.answers.length]).toEqual([1, 3, 3]);
  expect((await submit([])).body).toMatchObject({ mark: 0, total: 3 });
});

test('the list has the first mark, the best mark and the number of attempts', async () => {
  await submit(choose('right', 'wrong', 'wrong'));
  await submit(choose('right', 'right', 'right'));
  await submit(choose('wrong', 'wrong', 'wrong'));
  expect((await take()).my_result).toEqual({ mark: 1, total: 3, best: 3, best_total: 3, attempts: 3 });
  const { body } = await server.call('GET', `/users/${student.id}/quiz-results`, { token: student.token });
  expect(body).toMatchObject({
    total: 1,
    quiz_results: [
      {
        quiz_id: quiz.id,
        quiz_name: 'اختبار الوحدة',
        course_slug: course.slug,
        user_name: student.name,
        mark: 1,
        total: 3,
        best: 3,
        best_total: 3,
        attempts: 3,
      },
    ],
  });
  const attempts = await server.call<{ attempts: Result[] }>('GET', `/quizzes/${quiz.id}/attempts`, {
    token: student.token,
  });
  expect(attempts.body).toMatchObject({ total: 3, page: 1, per_page: 50 });
  expect(attempts.body.attempts.map(({ attempt, mark }) => [attempt, mark])).toEqual([
    [1, 1],
    [2, 3],
    [3, 0],
  ]);
});

test('the best mark is the greatest share, with the total of that attempt', async () => {
  const elsewhere = await addQuiz(server.db, course.id, []);
  const hidden = quiz.questions.slice(0, 2).map(({ id }) => id);
  const [all, last] = [choose('right', 'right', 'wrong'), choose('right', 'right', 'right').slice(2)];
  const put = (quiz_id: number) =>
    server.db.updateTable('questions').set({ quiz_id }).where('id', 'in', hidden).execute();
  await put(elsewhere.id);
  await submit([]);
  await put(quiz.id);
  await submit(all);
  expect((await take()).my_result).toEqual({ mark: 0, total: 1, best: 2, best_total: 3, attempts: 2 });
  await put(elsewhere.id);
  await submit(last);
  await put(quiz.id);
  await submit(all);
  expect((await take()).my_result).toEqual({ mark: 0, total: 1, best: 1, best_total: 1, attempts: 4 });
});

test('the same attempt sent in parallel and again later is one attempt', async () => {
  const again = { attempt_key: key() };
  const answers = choose('right', 'right', 'wrong');
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => submit(answers, again)));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  // This also holds with other answers, and after the quiz has changed.
  await server.db.deleteFrom('questions').where('quiz_id', '=', quiz.id).execute();
  const later = await submit(choose('wrong'), again);
  expect([later.status, later.text]).toEqual([201, replies[0]?.text]);
  const attempts = await server.db.selectFrom('quiz_attempts').where('user_id', '=', student.id).selectAll().execute();
  expect(attempts).toHaveLength(1);
});

test('parallel attempts are numbered in sequence', async () => {
  const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => submit(choose('right'))));
  expect(new Set(replies.map(({ body }) => body.attempt))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect((await take()).my_result?.attempts).toBe(6);
  const user = await server.db
    .selectFrom('users')
    .where('id', '=', student.id)
    .select('quiz_results_count')
    .executeTakeFirst();
  expect(user).toEqual({ quiz_results_count: 1 });
});

test('two users may use the same key', async () => {
  const other = await addPerson(server.db);
  await enrolUser(server.db, other.id, course.id);
  const shared = { attempt_key: key() };
  const [mine, theirs] = [await submit(choose('right'), shared), await submit(choose('wrong'), shared, other.token)];
  expect([mine.body.mark, theirs.body.mark]).toEqual([1, 0]);
  expect(mine.body.id).not.toBe(theirs.body.id);
});

test('an attempt keeps its texts, total and mark when the quiz changes', async () => {
  await submit(choose('right', 'right', 'right'));
  await server.db.updateTable('questions').set({ question_text: 'غير ذلك' }).where('quiz_id', '=', quiz.id).execute();
  await server.db.deleteFrom('questions').where('quiz_id', '=', quiz.id).execute();
  const attempt = await server.db
    .selectFrom('quiz_attempts')
    .where('user_id', '=', student.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(attempt.answers[0]).toMatchObject({
    question_text: 'سؤال 1',
    option_text: 'اختيار 2',
    correct_option_text: 'اختيار 2',
  });
  const { body } = await server.call('GET', `/users/${student.id}/quiz-results`, { token: student.token });
  expect(body).toMatchObject({ quiz_results: [{ mark: 3, total: 3 }] });
});

test('answers that do not match the changed quiz are rejected', async () => {
  const [first] = choose('right');
  const foreign = (await addQuiz(server.db, course.id, [2])).questions[0];
  const expectChanged = async (answers: unknown) => {
    const { status, body } = await submit(answers);
    expect([status, body.code]).toEqual([409, 'quiz_changed']);
  };
  await expectChanged([{ question_id: foreign?.id, option_id: null }]);
  await expectChanged([{ ...first, option_id: foreign?.optionIds[0] }]);
  await expectChanged([{ question_id: quiz.questions[2]?.id, option_id: null }]);
  const twice = await submit([first, first]);
  expect([twice.status, twice.body.errors]).toEqual([422, { answers: ['لا تكرّر القيمة نفسها.'] }]);
  const storedAttempts = await server.db
    .selectFrom('quiz_attempts')
    .where('user_id', '=', student.id)
    .selectAll()
    .execute();
  expect(storedAttempts).toEqual([]);
});

test('a quiz without answerable questions can be read but not submitted', async () => {
  quiz = await addQuiz(server.db, course.id, [0, 0]);
  expect((await take()).questions).toEqual([]);
  const { status, body } = await submit([]);
  expect([status, body.code]).toEqual([409, 'quiz_empty']);
});

test('results and quizzes can be searched by title', async () => {
  await addQuiz(server.db, course.id, [2], 'مراجعة الكيمياء');
  await submit(choose('right'));
  const count = async (path: string) =>
    (await server.call<{ total: number }>('GET', path, { token: student.token })).body.total;
  expect(await count(`/courses/${course.id}/quizzes?search=كيمياء`)).toBe(1);
  expect(await count(`/users/${student.id}/quiz-results?search=كيمياء`)).toBe(0);
  expect(await count(`/users/${student.id}/quiz-results?search=الوحده`)).toBe(1);
});

test.each([
  { attempt_key: 'not-a-uuid' },
  { attempt_key: undefined },
  { answers: undefined },
  { answers: 'x' },
  { answers: [{ question_id: 1 }] },
  { answers: [{ question_id: 1, option_id: 1.5 }] },
  { answers: [{ question_id: 1, option_id: 1, is_correct: true }] },
  { quiz_id: -1 },
  { quiz_id: 2 ** 60 },
])('%j is rejected with 422', async (more) => {
  expect((await submit([], more)).status).toBe(422);
});

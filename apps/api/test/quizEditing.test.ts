import type { components } from '@fanous/api-client/generated/schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCourse, addPerson, addQuiz, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';
import { expectCorrectCounts } from './support/expectCorrectCounts.ts';

type Question = components['schemas']['Question'] & ProblemBody;
type Option = components['schemas']['Option'] & ProblemBody;
type Quiz = components['schemas']['EditableQuiz'] & ProblemBody;

let server: TestApp;
let admin: Person;
let owner: Person;
let otherTeacher: Person;
let student: Person;
let course: { id: number; name: string };
let quizId: number;

beforeAll(async () => {
  server = await createTestApp();
  admin = await addPerson(server.db, 'admin');
  owner = await addPerson(server.db, 'teacher');
  otherTeacher = await addPerson(server.db, 'teacher');
  course = await addCourse(server.db, owner.id);
});
afterAll(() => server.close());
beforeEach(async () => {
  student = await addPerson(server.db);
  await enrolUser(server.db, student.id, course.id);
  quizId = (await make()).body.id;
});

const ask = <T>(method: string, path: string, options: object = {}) =>
  server.call<T>(method, path, { token: owner.token, ...options });
const make = (form: object = {}, token = owner.token) =>
  ask<Quiz>('POST', '/quizzes', {
    token,
    form: { course_id: String(course.id), title: 'اختبار', description: 'وصف', ...form },
  });
const addQuestion = async (text = 'سؤال') =>
  (
    await ask<Question>('POST', `/quizzes/${quizId}/questions`, {
      form: { question_text: text, type: 'multiple_choice' },
    })
  ).body;
const setOptions = (id: number, flags: unknown[]) =>
  ask<Question>('POST', `/questions/${id}/options`, {
    json: { options: flags.map((is_correct, index) => ({ option_text: `اختيار ${index + 1}`, is_correct })) },
  });
const questions = async (query = '') =>
  (await ask<{ questions: Question[]; total: number }>('GET', `/quizzes/${quizId}/questions${query}`)).body;
const texts = async () => (await questions()).questions.map(({ question_text }) => question_text).join(' ');

test('a quiz can be added, updated and deleted', async () => {
  const { status, body } = await make({ title: 'اختبار الوحدة' });
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(Number),
      course_id: course.id,
      title: 'اختبار الوحدة',
      description: 'وصف',
      questions_count: 0,
      results_count: 0,
      created_at: expect.stringMatching(/Z$/),
    },
  ]);
  const json = { course_id: course.id, title: 'اختبار الفصل' };
  const changed = await ask<Quiz>('PUT', `/quizzes/${body.id}`, { json });
  expect([changed.status, changed.body]).toEqual([200, { ...body, title: 'اختبار الفصل' }]);
  expect((await ask('GET', `/courses/${course.id}/quizzes?search=فصل`)).body).toMatchObject({ total: 1 });
  await expectCorrectCounts(server.db);
  expect((await ask('DELETE', `/quizzes/${body.id}`)).status).toBe(204);
  expect((await ask('DELETE', `/quizzes/${body.id}`)).status).toBe(404);
  await expectCorrectCounts(server.db);
});

test('a quiz cannot move to another course', async () => {
  const other = await addCourse(server.db, otherTeacher.id);
  for (const token of [owner.token, admin.token]) {
    const moved = await ask<Quiz>('PUT', `/quizzes/${quizId}`, { token, json: { title: 'x', course_id: other.id } });
    expect([moved.status, moved.body.errors]).toEqual([422, { course_id: ['هذا العنصر من دورة أخرى.'] }]);
  }
  const lost = await make({ course_id: '999999' }, admin.token);
  expect([lost.status, lost.body.errors]).toEqual([422, { course_id: ['هذه الدورة غير موجودة.'] }]);
});

test('only the course’s staff can read or change a quiz’s questions and options', async () => {
  const { id } = await addQuestion();
  const [option] = (await setOptions(id, [1, 0])).body.options;
  const json = { question_text: 'x', title: 'x', question_ids: [id] };
  const calls: [string, string, object][] = [
    ['GET', `/quizzes/${quizId}/questions`, {}],
    ['GET', `/questions/${id}`, {}],
    ['GET', `/questions/${id}/options`, {}],
    ['GET', `/options/${option?.id}`, {}],
    ['GET', `/courses/${course.id}/quizzes/${quizId}/users`, {}],
    ['PUT', `/quizzes/${quizId}`, { json: { title: json.title } }],
    ['PUT', `/quizzes/${quizId}/order`, { json: { question_ids: [id] } }],
    ['POST', `/quizzes/${quizId}/questions`, { form: { question_text: 'x', type: 'multiple_choice' } }],
    ['PUT', `/questions/${id}`, { json: { question_text: 'x' } }],
    ['POST', `/questions/${id}/duplicate`, {}],
    ['POST', `/questions/${id}/options`, { json: { options: [] } }],
    ['PUT', `/options/${option?.id}`, { json: { is_correct: 0 } }],
    ['DELETE', `/options/${option?.id}`, {}],
    ['DELETE', `/questions/${id}`, {}],
    ['DELETE', `/quizzes/${quizId}`, {}],
  ];
  for (const [method, path, options] of calls) {
    for (const person of [student, otherTeacher]) {
      const { status, text } = await ask(method, path, { ...options, token: person.token });
      expect([method, path, status]).toEqual([method, path, 403]);
      expect(text).not.toMatch(/اختيار|سؤال/);
    }
    expect((await server.call(method, path, options)).status).toBe(401);
  }
  expect((await make({}, otherTeacher.token)).status).toBe(403);
  expect((await questions()).questions[0]?.options.map(({ is_correct }) => is_correct)).toEqual([1, 0]);
});

test('questions can be added at the end, updated, searched and deleted', async () => {
  const first = await addQuestion('ما عاصمة مصر؟');
  expect(first).toEqual({
    id: expect.any(Number),
    quiz_id: quizId,
    course_id: course.id,
    question_text: 'ما عاصمة مصر؟',
    type: 'multiple_choice',
    position: 1,
    options_count: 0,
    explanation: null,
    options: [],
    created_at: expect.stringMatching(/Z$/),
  });
  await addQuestion('ثان');
  await addQuestion('ثالث');
  const json = { course_id: 1, question_text: 'ما عاصمةُ السودان؟' };
  expect((await ask<Question>('PUT', `/questions/${first.id}`, { json })).body.question_text).toBe(json.question_text);
  expect(await questions('?search=السودان')).toMatchObject({ total: 1, questions: [{ id: first.id }] });
  expect((await ask('DELETE', `/questions/${first.id}`)).status).toBe(204);
  expect((await ask('GET', `/questions/${first.id}`)).status).toBe(404);
  expect((await questions()).questions.map(({ position }) => position)).toEqual([1, 2]);
  await expectCorrectCounts(server.db);
});

test('a question of another quiz than the path’s is rejected', async () => {
  const form = { quiz_id: String(quizId + 1), question_text: 'x', type: 'multiple_choice' };
  const { status, body } = await ask<ProblemBody>('POST', `/quizzes/${quizId}/questions`, { form });
  expect([status, body.errors]).toEqual([422, { quiz_id: ['لا يطابق الاختبار المذكور في الرابط.'] }]);
});

test('a duplicate follows its question and has its options', async () => {
  await addQuestion('أ');
  const second = await addQuestion('ب');
  await addQuestion('ج');
  await setOptions(second.id, [0, 1, 0]);
  const { status, body } = await ask<Question>('POST', `/questions/${second.id}/duplicate`);
  expect(status).toBe(201);
  expect(body).toMatchObject({ question_text: 'ب', position: 3, options_count: 3 });
  expect(body.options.map(({ is_correct }) => is_correct)).toEqual([0, 1, 0]);
  expect(await texts()).toBe('أ ب ب ج');
  await expectCorrectCounts(server.db);
});

test('an order must contain all questions', async () => {
  const ids = [await addQuestion('أ'), await addQuestion('ب'), await addQuestion('ج')].map(({ id }) => id);
  const order = (question_ids: number[]) =>
    ask<ProblemBody>('PUT', `/quizzes/${quizId}/order`, { json: { question_ids } });
  expect((await order(ids.toReversed())).status).toBe(204);
  expect(await texts()).toBe('ج ب أ');
  const foreign = (await addQuiz(server.db, course.id, [2])).questions[0]?.id ?? 0;
  for (const wrong of [ids.slice(1), [...ids, foreign], [...ids.slice(1), foreign], []]) {
    const { status, body } = await order(wrong);
    expect([status, body.errors]).toEqual([
      422,
      { question_ids: ['يجب أن تتضمن القائمة كل أسئلة الاختبار، دون تكرار.'] },
    ]);
  }
  expect(await texts()).toBe('ج ب أ');
});

test('equal options are rejected, in a set and one by one', async () => {
  const { id } = await addQuestion();
  const [first] = (await setOptions(id, [1, 0])).body.options;
  const repeated = [
    { option_text: '12', is_correct: 1 },
    { option_text: ' ١٢ ', is_correct: 0 },
  ];
  const asSet = await ask<ProblemBody>('POST', `/questions/${id}/options`, { json: { options: repeated } });
  const message = 'هذا الاختيار مكرر. أدخل نصًا آخر.';
  expect([asSet.status, asSet.body.errors]).toEqual([422, { 'options.1.option_text': [message] }]);
  const one = await ask<ProblemBody>('PUT', `/options/${first?.id}`, { json: { option_text: 'اختيار  ٢' } });
  expect([one.status, one.body.errors]).toEqual([422, { option_text: [message] }]);
  const own = await ask('PUT', `/options/${first?.id}`, { json: { option_text: 'اختيار ١' } });
  expect(own.status).toBe(200);
});

test.each([
  [[1], 'اختر عنصرين على الأقل.'],
  [[1, 0, 0, 0, 0, 0], 'اختر 5 عناصر على الأكثر.'],
  [[0, 0], 'حدّد إجابة صحيحة واحدة.'],
  [[1, 1], 'حدّد إجابة صحيحة واحدة.'],
])('options marked %j are rejected', async (flags, message) => {
  const { id } = await addQuestion();
  await setOptions(id, [0, 1]);
  const { status, body } = await setOptions(id, flags);
  expect([status, body.errors]).toEqual([422, { options: [message] }]);
  expect((await questions()).questions[0]?.options_count).toBe(2);
});

test('a set of options replaces the previous one, and accepts true and false', async () => {
  const { id } = await addQuestion();
  expect((await setOptions(id, [false, true, false])).body.options.map((option) => option.is_correct)).toEqual([
    0, 1, 0,
  ]);
  const { status, body } = await setOptions(id, [1, 0]);
  expect([status, body.options_count, body.options.map(({ position }) => position)]).toEqual([201, 2, [1, 2]]);
  expect((await ask('GET', `/questions/${id}/options`)).body).toEqual({
    options: body.options,
    total: 2,
    page: 1,
    per_page: 50,
  });
  expect((await ask('GET', `/questions/${id}/options?search=2`)).body).toMatchObject({ total: 1 });
  expect((await ask('GET', `/options/${body.options[0]?.id}`)).body).toEqual(body.options[0]);
  await expectCorrectCounts(server.db);
});

test('marking an option makes it the only correct one, and the correct one cannot be unmarked', async () => {
  const { id } = await addQuestion();
  const [first, second] = (await setOptions(id, [1, 0, 0])).body.options;
  const change = (option: Option | undefined, json: object) => ask<Option>('PUT', `/options/${option?.id}`, { json });
  expect((await change(second as Option, { option_text: 'جديد', is_correct: 1 })).body).toMatchObject({
    option_text: 'جديد',
    is_correct: 1,
  });
  const refused = await change(second as Option, { is_correct: 0 });
  expect([refused.status, refused.body.errors]).toEqual([422, { is_correct: ['حدّد إجابة صحيحة أخرى أولًا.'] }]);
  expect((await change(first as Option, { is_correct: 0 })).status).toBe(200);
  const flags = (await questions()).questions[0]?.options.map(({ is_correct }) => is_correct);
  expect(flags).toEqual([0, 1, 0]);
});

test('the correct option and the last two options cannot be deleted', async () => {
  const { id } = await addQuestion();
  const [first, second, third] = (await setOptions(id, [1, 0, 0])).body.options;
  const remove = async (option: { id: number } | undefined) => {
    const { status, body } = await ask<ProblemBody>('DELETE', `/options/${option?.id}`);
    return [status, body?.code];
  };
  expect(await remove(first)).toEqual([422, 'option_is_correct']);
  expect(await remove(second)).toEqual([204, undefined]);
  expect(await remove(third)).toEqual([422, 'options_too_few']);
  expect((await questions()).questions[0]?.options.map(({ position }) => position)).toEqual([1, 2]);
  await expectCorrectCounts(server.db);
});

test('after parallel changes a question has 2 to 5 options and one correct one', async () => {
  const { id } = await addQuestion();
  for (let round = 0; round < 6; round += 1) {
    const { options } = (await setOptions(id, [1, 0, 0, 0])).body;
    const calls = options.flatMap((option) => [
      ask('PUT', `/options/${option.id}`, { json: { is_correct: 1 } }),
      ask('DELETE', `/options/${option.id}`),
      ask('PUT', `/options/${option.id}`, { json: { is_correct: 0, option_text: 'x' } }),
    ]);
    const replies = await Promise.all([...calls, setOptions(id, [0, 1, 0]), ask('POST', `/questions/${id}/duplicate`)]);
    for (const { status } of replies) expect([200, 201, 204, 404, 422]).toContain(status);
    for (const question of (await questions()).questions) {
      expect(question.options.length).toBe(question.options_count);
      expect([2, 3, 4, 5]).toContain(question.options_count);
      expect(question.options.filter(({ is_correct }) => is_correct === 1)).toHaveLength(1);
    }
    await expectCorrectCounts(server.db);
  }
  const { questions: all } = await questions();
  expect(all.map(({ position }) => position)).toEqual(all.map((_, index) => index + 1));
});

test('parallel changes of questions keep positions consistent', async () => {
  const ids = [await addQuestion(), await addQuestion(), await addQuestion()].map(({ id }) => id);
  const replies = await Promise.all([
    ask('POST', `/quizzes/${quizId}/questions`, { form: { question_text: 'x', type: 'multiple_choice' } }),
    ...ids.map((id) => ask('POST', `/questions/${id}/duplicate`)),
    ask('PUT', `/quizzes/${quizId}/order`, { json: { question_ids: ids } }),
    ...ids.map((id) => setOptions(id, [1, 0])),
    ask('DELETE', `/questions/${ids[1]}`),
    addQuestion(),
  ]);
  for (const reply of replies) expect('status' in reply ? reply.status : 201).toBeLessThan(500);
  const { questions: all } = await questions();
  expect(all.map(({ position }) => position)).toEqual(all.map((_, index) => index + 1));
  await expectCorrectCounts(server.db);
});

test('changing or deleting a quiz during submits causes no server error', async () => {
  for (let round = 0; round < 4; round += 1) {
    const quiz = await addQuiz(server.db, course.id, [2, 3]);
    const [question] = quiz.questions;
    const submit = () =>
      ask('POST', '/quiz-results', {
        token: student.token,
        json: {
          quiz_id: quiz.id,
          attempt_key: crypto.randomUUID(),
          answers: [{ question_id: question?.id, option_id: question?.correctOptionId }],
        },
      });
    const replies = await Promise.all([
      submit(),
      ask('DELETE', `/questions/${question?.id}`),
      submit(),
      round % 2 ? ask('DELETE', `/quizzes/${quiz.id}`) : setOptions(quiz.questions[1]?.id ?? 0, [1, 0]),
      submit(),
    ]);
    for (const { status } of replies) expect([201, 204, 404, 409]).toContain(status);
    await expectCorrectCounts(server.db);
  }
});

test('the results of a quiz can be listed, sorted and searched', async () => {
  const quiz = await addQuiz(server.db, course.id, [2, 2]);
  const people = [
    await addPerson(server.db, 'user', { name: 'باسم' }),
    await addPerson(server.db, 'user', { name: 'أحمد' }),
  ];
  const answer = async (person: Person, right: number) => {
    const answers = quiz.questions
      .slice(0, right)
      .map((one) => ({ question_id: one.id, option_id: one.correctOptionId }));
    const json = { quiz_id: quiz.id, attempt_key: crypto.randomUUID(), answers };
    await ask('POST', '/quiz-results', { token: person.token, json });
  };
  for (const person of people) await enrolUser(server.db, person.id, course.id);
  for (const [index, person] of people.entries()) await answer(person, 2 - index);
  await answer(people[1] ?? student, 2);
  const path = `/courses/${course.id}/quizzes/${quiz.id}/users`;
  const list = async (query = '') =>
    (await ask<{ quiz_results: components['schemas']['UserQuizResult'][]; total: number }>('GET', path + query)).body;
  const all = await list();
  expect(all).toMatchObject({ total: 2, page: 1, per_page: 50 });
  expect(all.quiz_results[0]).toMatchObject({
    user_id: people[1]?.id,
    user_name: 'أحمد',
    mark: 1,
    total: 2,
    best: 2,
    best_total: 2,
    attempts: 2,
    course_name: course.name,
    quiz_id: quiz.id,
    quiz_name: 'اختبار الوحدة',
  });
  const names = async (query: string) => (await list(query)).quiz_results.map(({ user_name }) => user_name).join(' ');
  expect(await names('?sort=name')).toBe('أحمد باسم');
  expect(await names('?sort=mark')).toBe('باسم أحمد');
  expect(await names('?search=احمد')).toBe('أحمد');
  const elsewhere = await addCourse(server.db, owner.id);
  expect((await ask('GET', `/courses/${elsewhere.id}/quizzes/${quiz.id}/users`)).status).toBe(404);
  await expectCorrectCounts(server.db);
  expect((await ask('DELETE', `/quizzes/${quiz.id}`)).status).toBe(204);
  await expectCorrectCounts(server.db);
});

import type { components } from '@fanous/api-client/generated/schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCourse, addPerson, addQuiz, enrolUser } from './support/fixtures.ts';
import type { AddedQuestion, Person } from './support/fixtures.ts';
import { waitForBlockedConnections } from './support/lockWaits.ts';
import { describeOnPostgres } from './support/onPostgres.ts';
import { createTestApp } from './support/testApp.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { lockQuiz } from '../src/features/quizzes/questions.repository.ts';

type Review = components['schemas']['QuizAttemptReview'] & ProblemBody;
type Result = components['schemas']['QuizResult'];
type Counts = components['schemas']['QuizAnswerCounts'];

let server: TestApp;
let owner: Person;
let admin: Person;
let student: Person;
let course: { id: number; slug: string };
let quiz: { id: number; questions: AddedQuestion[] };

beforeAll(async () => {
  server = await createTestApp();
  owner = await addPerson(server.db, 'teacher');
  admin = await addPerson(server.db, 'admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  student = await addPerson(server.db);
  course = await addCourse(server.db, owner.id);
  quiz = await addQuiz(server.db, course.id, [3, 3, 3]);
  await enrolUser(server.db, student.id, course.id);
});

const question = (index: number) => {
  const found = quiz.questions[index];
  if (!found) throw new Error(`The quiz has no question ${index}.`);
  return found;
};

/** Submits the option with this index for each question; null leaves it open. The second option is the correct one. */
const submit = ({ token } = student, choices: (number | null)[] = [1, 0, null]) =>
  server.call<Result>('POST', '/quiz-results', {
    token,
    json: {
      quiz_id: quiz.id,
      attempt_key: crypto.randomUUID(),
      answers: quiz.questions.map(({ id, optionIds }, index) => ({
        question_id: id,
        option_id: optionIds[choices[index] ?? -1] ?? null,
      })),
    },
  });
const review = (attempt = 1, { token } = student) =>
  server.call<Review>('GET', `/quizzes/${quiz.id}/attempts/${attempt}`, { token });
const edit = async (method: string, path: string, json?: unknown, { token } = owner) => {
  const { status } = await server.call(method, path, { token, ...(json !== undefined && { json }) });
  expect([200, 201, 204]).toContain(status);
};
const explain = (index: number, explanation: string | null) =>
  edit('PUT', `/questions/${question(index).id}`, { explanation });

describe('a review', () => {
  test('has every question with the chosen and the correct option, and the explanation', async () => {
    await explain(1, 'لأن الثاني هو الصحيح');
    await submit();
    const { status, body } = await review();
    expect([status, body.attempt, body.mark, body.total]).toEqual([200, 1, 1, 3]);
    expect(
      body.answers.map(({ option_text, correct_option_text, explanation, state }) => [
        option_text,
        correct_option_text,
        explanation,
        state,
      ]),
    ).toEqual([
      ['اختيار 2', 'اختيار 2', null, 'same'],
      ['اختيار 1', 'اختيار 2', 'لأن الثاني هو الصحيح', 'same'],
      [null, 'اختيار 2', null, 'same'],
    ]);
    expect(body.answers[0]?.options).toEqual(
      question(0).optionIds.map((id, index) => ({ id, option_text: `اختيار ${index + 1}` })),
    );
  });

  test('has the mistakes to practise, with their correct options', async () => {
    await submit();
    const { body } = await review();
    expect(body.practice_questions.map(({ id, correct_option_id }) => [id, correct_option_id])).toEqual([
      [question(1).id, question(1).correctOptionId],
      [question(2).id, question(2).correctOptionId],
    ]);
  });

  test('exists for every attempt', async () => {
    await submit();
    await submit(student, [1, 1, 1]);
    const [first, second] = [await review(1), await review(2)];
    expect([first.body.mark, second.body.mark]).toEqual([1, 3]);
    expect(second.body.practice_questions).toEqual([]);
    expect((await review(3)).status).toBe(404);
  });

  test('is only for the author', async () => {
    await submit();
    const other = await addPerson(server.db);
    await enrolUser(server.db, other.id, course.id);
    for (const person of [other, owner, admin]) expect((await review(1, person)).status).toBe(404);
  });

  test('is locked for a student who lost the course, and comes back with it', async () => {
    await submit();
    await edit('DELETE', `/courses/${course.id}/users/${student.id}`, undefined, admin);
    const locked = await review();
    expect([locked.status, locked.body.code]).toEqual([403, 'locked']);
    expect(locked.text).not.toMatch(/سؤال|اختيار/);
    await enrolUser(server.db, student.id, course.id);
    expect((await review()).status).toBe(200);
  });

  test('is gone with a deleted quiz', async () => {
    await submit();
    await edit('DELETE', `/quizzes/${quiz.id}`);
    expect((await review()).status).toBe(404);
  });

  test('before the attempt reveals nothing', async () => {
    const { status, text } = await review();
    expect(status).toBe(404);
    expect(text).not.toMatch(/سؤال|اختيار/);
  });
});

describe('an edit after the attempt', () => {
  beforeEach(() => submit());
  const states = async () => (await review()).body.answers.map(({ state }) => state);

  test('of a text keeps the old text and says so', async () => {
    await edit('PUT', `/questions/${question(0).id}`, { question_text: 'نص جديد' });
    await edit('PUT', `/options/${question(1).optionIds[2]}`, { option_text: 'اختيار جديد' });
    expect(await states()).toEqual(['changed', 'changed', 'same']);
    const { answers, practice_questions } = (await review()).body;
    expect([answers[0]?.question_text, answers[1]?.options[2]?.option_text]).toEqual(['سؤال 1', 'اختيار 3']);
    // Practice is about the question as it is now.
    expect(practice_questions[0]?.options[2]?.option_text).toBe('اختيار جديد');
  });

  test('of the correct option does not change the mark', async () => {
    await edit('PUT', `/options/${question(1).optionIds[0]}`, { is_correct: 1 });
    const { body } = await review();
    expect([body.mark, body.answers[1]?.correct_option_text, body.answers[1]?.state]).toEqual([
      1,
      'اختيار 2',
      'changed',
    ]);
    expect(body.practice_questions[0]?.correct_option_id).toBe(question(1).optionIds[0]);
  });

  test('that saves the same options again, under new ids, is none', async () => {
    const options = [0, 1, 2].map((at) => ({ option_text: `اختيار ${at + 1}`, is_correct: at === 1 ? 1 : 0 }));
    await edit('POST', `/questions/${question(1).id}/options`, { options });
    expect(await states()).toEqual(['same', 'same', 'same']);
  });

  test('that deletes a question keeps it in the review, not in the practice', async () => {
    await explain(1, 'شرح');
    await edit('DELETE', `/questions/${question(1).id}`);
    const { body } = await review();
    expect(body.answers[1]).toMatchObject({ question_text: 'سؤال 2', state: 'deleted', explanation: null });
    expect(body.practice_questions.map(({ id }) => id)).toEqual([question(2).id]);
  });

  test('an explanation written later is shown', async () => {
    await explain(2, 'كُتب بعد الاختبار');
    expect((await review()).body.answers[2]?.explanation).toBe('كُتب بعد الاختبار');
    expect(await states()).toEqual(['same', 'same', 'same']);
  });
});

test('an attempt that was stored without options has the chosen and the correct one', async () => {
  await submit();
  const { answers } = await server.db
    .selectFrom('quiz_attempts')
    .where('user_id', '=', student.id)
    .select('answers')
    .executeTakeFirstOrThrow();
  const withoutOptions = JSON.stringify(answers.map(({ options: _options, ...answer }) => answer));
  await server.db
    .updateTable('quiz_attempts')
    .set({ answers: withoutOptions })
    .where('user_id', '=', student.id)
    .execute();
  const { body } = await review();
  expect(
    body.answers.map(({ options, state }) => [options.map(({ option_text }) => option_text).join(), state]),
  ).toEqual([
    ['اختيار 2', 'same'],
    ['اختيار 1,اختيار 2', 'same'],
    ['اختيار 2', 'same'],
  ]);
});

describe('explanations', () => {
  test('come with the result, and never before it', async () => {
    await explain(0, 'سر الإجابة');
    for (const path of [
      `/courses/${course.id}/quizzes/${quiz.id}`,
      `/courses/${course.slug}`,
      `/quizzes/${quiz.id}/attempts`,
    ]) {
      const { text } = await server.call('GET', path, { token: student.token });
      expect(text).not.toMatch(/سر الإجابة|explanation/);
    }
    expect((await submit()).body.answers.map(({ explanation }) => explanation)).toEqual(['سر الإجابة', null, null]);
  });

  test('are kept, copied and removed', async () => {
    const read = async (id: number) =>
      (await server.call<{ explanation: string | null }>('GET', `/questions/${id}`, { token: owner.token })).body
        .explanation;
    const form = { question_text: 'كم؟', type: 'multiple_choice', explanation: 'لأن' };
    const path = `/quizzes/${quiz.id}/questions`;
    const added = await server.call<{ id: number }>('POST', path, { token: owner.token, form });
    expect([added.status, await read(added.body.id)]).toEqual([201, 'لأن']);
    await edit('PUT', `/questions/${added.body.id}`, { question_text: 'كم الآن؟' });
    expect(await read(added.body.id)).toBe('لأن');
    const copy = await server.call<{ id: number }>('POST', `/questions/${added.body.id}/duplicate`, {
      token: owner.token,
    });
    expect(await read(copy.body.id)).toBe('لأن');
    for (const explanation of ['', null]) {
      await edit('PUT', `/questions/${added.body.id}`, { explanation: 'غيره' });
      await edit('PUT', `/questions/${added.body.id}`, { explanation });
      expect(await read(added.body.id)).toBeNull();
    }
  });
});

test('a course has the mark of each quiz for its members, and none for others', async () => {
  const other = await addQuiz(server.db, course.id, [2], 'اختبار آخر');
  await submit();
  await submit(student, [1, 1, 1]);
  const read = async ({ token }: Person) => {
    const { body } = await server.call<components['schemas']['Course']>('GET', `/courses/${course.slug}`, { token });
    return body.quizzes.map(({ id, my_result }) => [id, my_result]);
  };
  expect(await read(student)).toEqual([
    [quiz.id, { mark: 1, total: 3, attempts: 2 }],
    [other.id, null],
  ]);
  expect(await read(await addPerson(server.db))).toEqual([
    [quiz.id, undefined],
    [other.id, undefined],
  ]);
  expect((await server.call('GET', `/public/courses/${course.slug}`)).text).not.toMatch(/my_result/);
});

describe('the counts of answers', () => {
  const read = async () => {
    const path = `/courses/${course.id}/quizzes/${quiz.id}/answers`;
    const { status, body } = await server.call<Counts>('GET', path, { token: owner.token });
    expect(status).toBe(200);
    return body.questions.map(({ attempts_count, blank_count, options }) => [
      attempts_count,
      blank_count,
      ...options.map(({ count }) => count),
    ]);
  };

  test('are those of first attempts', async () => {
    expect(await read()).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
    const other = await addPerson(server.db);
    await enrolUser(server.db, other.id, course.id);
    await submit();
    await submit(student, [2, 2, 2]);
    await submit(other, [1, 1, 2]);
    expect(await read()).toEqual([
      [2, 0, 0, 2, 0],
      [2, 0, 1, 1, 0],
      [2, 1, 0, 0, 1],
    ]);
  });

  test('follow an edited option, and list one that is gone as a former one', async () => {
    await submit();
    await edit('PUT', `/options/${question(1).optionIds[0]}`, { option_text: 'بلا خطأ إملائي' });
    await edit('POST', `/questions/${question(0).id}/options`, {
      options: [
        { option_text: 'غيره', is_correct: 1 },
        { option_text: 'اختيار 1', is_correct: 0 },
      ],
    });
    const path = `/courses/${course.id}/quizzes/${quiz.id}/answers`;
    const { body } = await server.call<Counts>('GET', path, { token: owner.token });
    expect(body.questions[1]?.options[0]).toMatchObject({ option_text: 'بلا خطأ إملائي', count: 1 });
    expect(body.questions[0]?.options).toEqual([
      { option_text: 'غيره', is_correct: 1, is_former: 0, count: 0 },
      { option_text: 'اختيار 1', is_correct: 0, is_former: 0, count: 0 },
      { option_text: 'اختيار 2', is_correct: 0, is_former: 1, count: 1 },
    ]);
  });
});

describeOnPostgres(() => {
  test('an attempt that waits for an edit keeps the edited texts, and its review is the same', async () => {
    const reply = await server.db.transaction().execute(async (db) => {
      await lockQuiz(db, quiz.id);
      const edited = { question_text: 'نص بعد التعديل' };
      await db.updateTable('questions').set(edited).where('id', '=', question(1).id).execute();
      const pending = submit();
      await waitForBlockedConnections(server.db);
      return { pending };
    });
    expect((await reply.pending).status).toBe(201);
    const { body } = await review();
    expect([body.answers[1]?.question_text, body.answers[1]?.state]).toEqual(['نص بعد التعديل', 'same']);
  });
});

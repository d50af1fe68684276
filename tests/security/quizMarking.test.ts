import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCourse, addPerson, addQuiz, enrolUser } from '../../apps/api/test/support/fixtures.ts';
import type { AddedQuestion, Person } from '../../apps/api/test/support/fixtures.ts';
import { waitForBlockedConnections } from '../../apps/api/test/support/lockWaits.ts';
import { describeOnPostgres } from '../../apps/api/test/support/onPostgres.ts';
import { createTestApp } from '../../apps/api/test/support/testApp.ts';
import type { TestApp } from '../../apps/api/test/support/testApp.ts';
import { lockQuiz } from '../../apps/api/src/features/quizzes/questions.repository.ts';

// Answers are marked in the transaction that stores them: an edit that comes before it counts (decision 42).

let server: TestApp;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  server = await createTestApp();
  owner = await addPerson(server.db, 'teacher');
  admin = await addPerson(server.db, 'admin');
});
afterAll(() => server.close());

let student: Person;
let course: { id: number };
let quiz: { id: number; questions: AddedQuestion[] };
beforeEach(async () => {
  student = await addPerson(server.db);
  course = await addCourse(server.db, owner.id);
  quiz = await addQuiz(server.db, course.id, [3, 3]);
  await enrolUser(server.db, student.id, course.id);
});

interface Attempt {
  mark: number;
  total: number;
  answers: { correct_option_id: number }[];
  code?: string;
}

/** Submits the correct answers, as the quiz is before the edit. */
const submit = () =>
  server.call<Attempt>('POST', '/quiz-results', {
    token: student.token,
    json: {
      quiz_id: quiz.id,
      attempt_key: randomUUID(),
      answers: quiz.questions.map(({ id, correctOptionId }) => ({ question_id: id, option_id: correctOptionId })),
    },
  });

const question = (index: number) => {
  const found = quiz.questions[index];
  if (!found) throw new Error(`The quiz has no question ${index}.`);
  return found;
};

const edit = async (method: string, path: string, json?: unknown, { token } = owner) => {
  const { status } = await server.call(method, path, { token, ...(json !== undefined && { json }) });
  expect([200, 201, 204]).toContain(status);
};

/** Runs a change after a request was authorized and its body read, immediately before its transaction begins. */
async function submitDuring(change: () => Promise<void>) {
  const begin = server.db.transaction.bind(server.db);
  server.db.transaction = () => {
    server.db.transaction = begin;
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      await change();
      return execute(work);
    };
    return builder;
  };
  try {
    return await submit();
  } finally {
    server.db.transaction = begin;
  }
}

const countStored = async () => {
  const count = async (table: 'quiz_attempts' | 'quiz_results') =>
    (await server.db.selectFrom(table).where('quiz_id', '=', quiz.id).select('id').execute()).length;
  return (await count('quiz_attempts')) + (await count('quiz_results'));
};

describe('an edit between the body and the transaction', () => {
  test('another correct option: the mark is that of the new one', async () => {
    const [other = 0] = question(0).optionIds;
    const { status, body } = await submitDuring(() => edit('PUT', `/options/${other}`, { is_correct: 1 }));
    expect([status, body.mark, body.total]).toEqual([201, 1, 2]);
    expect(body.answers[0]?.correct_option_id).toBe(other);
  });

  test('another text of a question: the attempt keeps the new one', async () => {
    const text = 'نص جديد للسؤال';
    const { status } = await submitDuring(() => edit('PUT', `/questions/${question(0).id}`, { question_text: text }));
    const stored = await server.db
      .selectFrom('quiz_attempts')
      .where('quiz_id', '=', quiz.id)
      .select('answers')
      .executeTakeFirstOrThrow();
    expect([status, stored.answers[0]?.question_text]).toEqual([201, text]);
  });

  test.each([
    ['a deleted question', () => edit('DELETE', `/questions/${question(1).id}`), 409, 'quiz_changed'],
    ['a deleted option that was chosen', () => replaceOptions(), 409, 'quiz_changed'],
    ['a deleted quiz', () => edit('DELETE', `/quizzes/${quiz.id}`), 404, 'not_found'],
    ['a student who is removed', () => removeStudent(), 403, 'locked'],
  ])('%s: the answers are refused and nothing is stored', async (_name, change, status, code) => {
    const reply = await submitDuring(change);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(await countStored()).toBe(0);
  });
});

const replaceOptions = () =>
  edit('POST', `/questions/${question(0).id}/options`, {
    options: [
      { option_text: 'نعم', is_correct: 1 },
      { option_text: 'لا', is_correct: 0 },
    ],
  });

const removeStudent = () => edit('DELETE', `/courses/${course.id}/users/${student.id}`, undefined, admin);

describeOnPostgres(() => {
  test('answers wait for an edit that is under way, and are marked by it', async () => {
    const { correctOptionId, optionIds } = question(0);
    const [other = 0] = optionIds;
    const pending = await server.db.transaction().execute(async (db) => {
      await lockQuiz(db, quiz.id);
      await db.updateTable('options').set({ is_correct: false }).where('id', '=', correctOptionId).execute();
      await db.updateTable('options').set({ is_correct: true }).where('id', '=', other).execute();
      const reply = submit();
      await waitForBlockedConnections(server.db);
      return { reply };
    });
    const { status, body } = await pending.reply;
    expect([status, body.mark, body.total]).toEqual([201, 1, 2]);
    expect(body.answers[0]?.correct_option_id).toBe(other);
  });

  test('an edit waits for answers that are being stored', async () => {
    const [other = 0] = question(0).optionIds;
    const { edited, reply } = await server.db.transaction().execute(async (db) => {
      // The attempt waits here, after it was marked.
      await db.selectFrom('users').where('id', '=', student.id).select('id').forUpdate().execute();
      const reply = submit();
      await waitForBlockedConnections(server.db);
      const edited = server.call('PUT', `/options/${other}`, { token: owner.token, json: { is_correct: 1 } });
      await waitForBlockedConnections(server.db, 2);
      return { edited, reply };
    });
    expect((await reply).body).toMatchObject({ mark: 2, total: 2 });
    expect((await edited).status).toBe(200);
  });
});

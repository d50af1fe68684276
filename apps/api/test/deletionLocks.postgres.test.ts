import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectCorrectCounts } from './support/expectCorrectCounts.ts';
import { addCourse, addPerson, addQuiz, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { waitForBlockedConnections } from './support/lockWaits.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

// A deletion waits for what its user is writing, and everything that comes later waits for the deletion. The embedded database runs one
// transaction at a time.

let server: TestApp;
let admin: Person;
let secondAdmin: Person;
let course: { id: number };
let quiz: { id: number };

beforeAll(async () => {
  server = await createTestApp();
  admin = await addPerson(server.db, 'admin');
  secondAdmin = await addPerson(server.db, 'admin');
  course = await addCourse(server.db, admin.id);
  quiz = await addQuiz(server.db, course.id, [3]);
});
afterAll(() => server.close());

async function addLeavingStudent(): Promise<Person> {
  const student = await addPerson(server.db);
  await enrolUser(server.db, student.id, course.id);
  await server.db.insertInto('deletion_requests').values({ user_id: student.id }).execute();
  return student;
}

const confirm = ({ id }: Person, { token } = admin) =>
  server.call('POST', `/admin/users/${id}/confirm-deletion`, { token });
const refuse = ({ id }: Person) =>
  server.call('POST', `/admin/users/${id}/refuse-deletion`, { token: secondAdmin.token, json: { reason: 'لا' } });
const submit = ({ token }: Person) =>
  server.call('POST', '/quiz-results', { token, json: { quiz_id: quiz.id, attempt_key: randomUUID(), answers: [] } });
const countAnonymousResults = async () =>
  (
    await server.db
      .selectFrom('anonymous_quiz_results')
      .where('quiz_id', '=', quiz.id)
      .select('results_count')
      .executeTakeFirst()
  )?.results_count ?? 0;

/** Holds a row, starts both calls, the second one when the first waits, and then lets go. */
async function runWhileLocked<A, B>(
  lockedRow: { table: 'users' | 'quizzes'; id: number },
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const replies = await server.db.transaction().execute(async (db) => {
    await sql`select from ${sql.table(lockedRow.table)} where id = ${lockedRow.id} for update`.execute(db);
    const firstReply = first();
    await waitForBlockedConnections(server.db, 1);
    const secondReply = second();
    await waitForBlockedConnections(server.db, 2);
    return [firstReply, secondReply] as const;
  });
  return Promise.all(replies);
}

test('a quiz that is being submitted is counted before its student is deleted', async () => {
  const student = await addLeavingStudent();
  const before = await countAnonymousResults();
  const [submitted, confirmed] = await runWhileLocked(
    { table: 'quizzes', id: quiz.id },
    () => submit(student),
    () => confirm(student),
  );
  expect([submitted.status, confirmed.status]).toEqual([201, 204]);
  expect(await countAnonymousResults()).toBe(before + 1);
  await expectCorrectCounts(server.db);
});

test('a quiz that is submitted during the deletion is refused', async () => {
  const student = await addLeavingStudent();
  const before = await countAnonymousResults();
  const [confirmed, submitted] = await runWhileLocked(
    { table: 'users', id: student.id },
    () => confirm(student),
    () => submit(student),
  );
  expect([confirmed.status, submitted.status]).toEqual([204, 401]);
  expect(await countAnonymousResults()).toBe(before);
  await expectCorrectCounts(server.db);
});

test('of two confirmations, also for a user without a session, the second finds no account', async () => {
  const student = await addLeavingStudent();
  await server.db.deleteFrom('sessions').where('user_id', '=', student.id).execute();
  const [first, second] = await runWhileLocked(
    { table: 'users', id: student.id },
    () => confirm(student),
    () => confirm(student, secondAdmin),
  );
  expect([first.status, second.status]).toEqual([204, 404]);
  await expectCorrectCounts(server.db);
});

test('a refusal that waits for a confirmation finds no account', async () => {
  const student = await addLeavingStudent();
  await server.db.deleteFrom('sessions').where('user_id', '=', student.id).execute();
  const [confirmed, refused] = await runWhileLocked(
    { table: 'users', id: student.id },
    () => confirm(student),
    () => refuse(student),
  );
  expect([confirmed.status, refused.status]).toEqual([204, 404]);
});

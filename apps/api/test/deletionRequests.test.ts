import type { components } from '@fanous/api-client/generated/schema.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectCorrectCounts } from './support/expectCorrectCounts.ts';
import { addCourse, addPerson, addQuiz, addVideo, enrolUser } from './support/fixtures.ts';
import type { AddedQuestion, Person } from './support/fixtures.ts';
import { createPdf, createPhoto, createTestFile } from './support/sampleFiles.ts';
import { createTestApp } from './support/testApp.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';

// A user asks for the deletion of the account, and a full admin confirms or refuses it.

type DeletionRequest = components['schemas']['DeletionRequest'];
type UserList = components['schemas']['UserList'];

const password = 'qalam-azraq-71';

let server: TestApp;
let passwordHash: string;
let admin: Person;
let teacher: Person;
let course: { id: number };
let quiz: { id: number; questions: AddedQuestion[] };

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMITED_ADMIN_EMAILS: 'limited@example.com' } });
  passwordHash = await server.app.passwordHasher.hash(password);
  admin = await addPersonWithPassword('admin');
  teacher = await addPersonWithPassword('teacher');
  course = await addCourse(server.db, teacher.id, { name: 'الجبر' });
  quiz = await addQuiz(server.db, course.id, [3, 3]);
  await addVideo(server.db, course.id);
});
afterAll(() => server.close());

async function addPersonWithPassword(
  role: 'admin' | 'teacher' | 'user',
  given: { name?: string; email?: string; phone?: string } = {},
) {
  const person = await addPerson(server.db, role, given);
  await server.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', person.id).execute();
  return person;
}

async function addStudent(given: { name?: string; email?: string; phone?: string } = {}): Promise<Person> {
  const student = await addPersonWithPassword('user', given);
  await enrolUser(server.db, student.id, course.id);
  return student;
}

const ask = ({ token }: Person, current_password = password, language = 'ar') =>
  server.call<ProblemBody>('POST', '/me/deletion-request', { token, json: { current_password }, language });
const withdraw = ({ token }: Person) => server.call('DELETE', '/me/deletion-request', { token });
const read = async ({ token }: Person) =>
  (await server.call<DeletionRequest>('GET', '/me/deletion-request', { token })).body;
const confirm = (id: number, by = admin, language = 'ar') =>
  server.call<ProblemBody>('POST', `/admin/users/${id}/confirm-deletion`, { token: by.token, language });
const refuse = (id: number, reason = 'راسلنا أولًا', by = admin) =>
  server.call<ProblemBody>('POST', `/admin/users/${id}/refuse-deletion`, { token: by.token, json: { reason } });
const signIn = (email: string, given = password) =>
  server.call<ProblemBody>('POST', '/login', { json: { email, password: given } });
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
const listRequested = async () =>
  (await server.call<UserList>('GET', '/users?deletion=requested', { token: admin.token })).body;

describe('a request', () => {
  test('takes the current password, can be withdrawn, and can be repeated', async () => {
    const student = await addStudent();
    expect(await read(student)).toMatchObject({ status: 'none', requested_at: null });
    const wrong = await ask(student, 'another-one-9');
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['current_password']]);
    expect((await withdraw(student)).status).toBe(404);

    expect((await ask(student)).status).toBe(204);
    const { requested_at } = await read(student);
    expect(await read(student)).toMatchObject({ status: 'open', requested_at: expect.any(String) });
    // A second one changes nothing.
    expect((await ask(student)).status).toBe(204);
    expect((await read(student)).requested_at).toBe(requested_at);

    expect((await withdraw(student)).status).toBe(204);
    expect(await read(student)).toMatchObject({ status: 'none' });
    expect((await confirm(student.id)).body.code).toBe('no_deletion_request');
    expect((await signIn(student.email)).status).toBe(200);
  });

  test('that was refused shows the reason until the next one', async () => {
    const student = await addStudent();
    await ask(student);
    expect((await refuse(student.id, 'عليك دفعة لم تسدّد')).status).toBe(204);
    expect(await read(student)).toMatchObject({ status: 'refused', refusal_reason: 'عليك دفعة لم تسدّد' });
    expect((await refuse(student.id)).body.code).toBe('no_deletion_request');
    expect((await confirm(student.id)).body.code).toBe('no_deletion_request');
    expect((await withdraw(student)).status).toBe(404);
    await ask(student);
    expect(await read(student)).toMatchObject({ status: 'open', refused_at: null, refusal_reason: null });
    const { rows } = await sql<{ actor_id: number; after: unknown }>`
      select actor_id, after from audit_entries where target_id = ${student.id} and action = 'refuseDeletion'
    `.execute(server.db);
    expect(rows).toEqual([{ actor_id: admin.id, after: { deletion_request: 'عليك دفعة لم تسدّد' } }]);
  });

  test('a reason is required', async () => {
    const student = await addStudent();
    await ask(student);
    const { status, body } = await refuse(student.id, '  ');
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['reason']]);
  });

  test('of an owner of courses is refused with the reason, also when the course came later', async () => {
    expect(await read(teacher)).toMatchObject({ own_courses_count: 1 });
    const { status, body } = await ask(teacher, password, 'en');
    expect([status, body.code, body.message]).toEqual([
      409,
      'own_courses',
      'Your account cannot be deleted, because you own 1 course. Ask an admin to give it to another owner first.',
    ]);
    const other = await addPersonWithPassword('teacher');
    expect((await ask(other)).status).toBe(204);
    await addCourse(server.db, other.id);
    expect((await confirm(other.id)).body.code).toBe('user_has_courses');
    expect(await read(other)).toMatchObject({ status: 'open' });
  });

  test('of the last full admin is refused, and no admin confirms their own', async () => {
    expect((await ask(admin)).body.code).toBe('last_admin');
    const second = await addPersonWithPassword('admin');
    expect((await ask(second)).status).toBe(204);
    expect((await confirm(second.id, second)).body.code).toBe('own_account');
    expect((await refuse(second.id, 'لا', second)).body.code).toBe('own_account');
    expect((await ask(admin)).status).toBe(204);
    // Both have asked. The second confirmation would leave no full admin.
    const replies = await Promise.all([confirm(second.id, admin), confirm(admin.id, second)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, expect.any(Number)]);
    const { count } = await server.db
      .selectFrom('users')
      .where('role', '=', 'admin')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    admin = await addPersonWithPassword('admin');
    await expectCorrectCounts(server.db);
  });

  test('is listed for admins, and only full admins decide', async () => {
    const student = await addStudent();
    const limited = await addPerson(server.db, 'admin', { email: 'limited@example.com' });
    const before = await listRequested();
    expect(before.users.map(({ id }) => id)).not.toContain(student.id);
    await ask(student);
    const { users, total } = await listRequested();
    expect(total).toBe(before.total + 1);
    expect(users.find(({ id }) => id === student.id)?.deletion_requested_at).toEqual(expect.any(String));
    expect((await confirm(student.id, limited)).status).toBe(403);
    expect((await refuse(student.id, 'لا', limited)).status).toBe(403);
    await refuse(student.id);
    expect((await listRequested()).total).toBe(before.total);
  });
});

describe('a confirmed request', () => {
  const name = 'فاتن حمامة';
  const phone = '01012345678';

  async function addActiveStudent(email: string) {
    const student = await addStudent({ name, email, phone });
    const form = {
      course_id: String(course.id),
      lecture_name: 'المحاضرة الأولى',
      pdf: createTestFile('summary.pdf', createPdf(1000)),
    };
    const summary = await server.call<{ id: number }>('POST', '/summaries', { token: student.token, form });
    expect(summary.status).toBe(201);
    const other = await addStudent();
    await server.call('POST', '/reacts', {
      token: other.token,
      json: { summary_id: summary.body.id, reaction: 'love' },
    });
    const image = { filename: 'me.png', content: await createPhoto('png') };
    await server.call('POST', '/update-profile', { token: student.token, form: { image } });
    // Entries of the audit log that name the student as a target, as a subscriber and as an actor.
    await server.call('POST', `/admin/update-user/${student.id}`, {
      token: admin.token,
      form: { phone: '01198765432' },
    });
    await server.call('POST', '/user-courses', {
      token: admin.token,
      json: { user_id: student.id, course_id: (await addCourse(server.db, teacher.id)).id, pending: 1 },
    });
    await server.call('POST', `/admin/users/${student.id}/password-reset-link`, { token: admin.token });
    await server.call('GET', '/users', { token: student.token });
    await signIn(email, 'something-else');
    return { student, summaryId: summary.body.id };
  }

  const readStatistics = async () => {
    const answers = await server.call<{ questions: unknown }>(
      'GET',
      `/courses/${course.id}/quizzes/${quiz.id}/answers`,
      {
        token: teacher.token,
      },
    );
    const overview = await server.call<{ totals: Record<string, unknown>; months: unknown }>('GET', '/overview', {
      token: teacher.token,
    });
    const { subscribers_count: _current, value: _value, ...totals } = overview.body.totals;
    return { questions: answers.body.questions, months: overview.body.months, totals };
  };
  const readTakers = async () =>
    (
      await server.call<{ quiz_results: { user_name: string }[]; total: number }>(
        'GET',
        `/courses/${course.id}/quizzes/${quiz.id}/users`,
        { token: teacher.token },
      )
    ).body;
  const countFiles = async () => {
    await server.app.files.deleteOrphanedFiles();
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from loose_files`.execute(server.db);
    return rows[0]?.count;
  };

  test('deletes the person everywhere, and keeps the statistics of the teacher', async () => {
    const email = 'faten@example.com';
    const { student, summaryId } = await addActiveStudent(email);
    await submit(student, 1);
    await submit(student, 2);
    await submit(await addStudent(), 2);
    const statistics = await readStatistics();
    const takers = await readTakers();
    const { file_key } = await server.db
      .selectFrom('summaries')
      .where('id', '=', summaryId)
      .select('file_key')
      .executeTakeFirstOrThrow();
    expect(await server.app.storage.hasFile(`private/${file_key}`)).toBe(true);
    await ask(student);
    expect((await confirm(student.id)).status).toBe(204);

    // Before the next sign-in: a failed one is recorded with its e-mail, as for every unknown account.
    expect(await findRowsNaming([name, email, phone, '01198765432'])).toEqual([]);
    expect(await findRowsOfUser(student.id)).toEqual([]);

    // Like an unknown account, also for an old token.
    const [gone, unknown] = [await signIn(email), await signIn('nobody@example.com')];
    expect([gone.status, gone.body]).toEqual([unknown.status, unknown.body]);
    expect(gone.status).toBe(401);
    expect((await server.call('GET', '/me/deletion-request', { token: student.token })).status).toBe(401);
    expect((await confirm(student.id)).status).toBe(404);

    expect(await readStatistics()).toEqual(statistics);
    expect(await readTakers()).toMatchObject({ total: takers.total - 1 });
    expect((await readTakers()).quiz_results).toHaveLength(takers.quiz_results.length - 1);
    await expectCorrectCounts(server.db);
    expect(await server.app.storage.hasFile(`private/${file_key}`)).toBe(false);
    expect(await countFiles()).toBe(0);

    // The address is free again.
    expect((await addStudent({ email })).id).toBeGreaterThan(student.id);
  });

  test('keeps its entries in the audit log, with the number of the account', async () => {
    const { student } = await addActiveStudent('audited@example.com');
    await ask(student);
    await confirm(student.id);
    const { rows } = await sql<Record<string, unknown>>`
      select kind, action, actor_name, actor_email, target_type, target_label, before, after, address, search_fold from audit_entries
      where actor_id = ${student.id} or target_id = ${student.id} and target_type = 'user'
        or coalesce(before, after)->>'user_id' = ${String(student.id)} order by id
    `.execute(server.db);
    const number = `#${student.id}`;
    const byAdmin = { actor_name: admin.name, actor_email: admin.email };
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'updateUser',
          ...byAdmin,
          target_label: number,
          before: { phone: '***' },
          after: { phone: '***' },
          address: '127.0.0.1',
        }),
        expect.objectContaining({ action: 'createUserCourse', ...byAdmin, target_label: `${number} – الجبر` }),
        expect.objectContaining({ kind: 'refusal', actor_name: number, actor_email: null, address: null }),
        expect.objectContaining({ kind: 'failed_sign_in', target_label: number, address: null, search_fold: number }),
        expect.objectContaining({
          kind: 'delete',
          action: 'confirmDeletion',
          ...byAdmin,
          target_label: number,
          before: expect.objectContaining({ name: '***', email: '***', role: 'user' }),
        }),
      ]),
    );
    const { body } = await server.call<{ audit_entries: { target_label: string }[] }>(
      'GET',
      `/audit-entries?search=${encodeURIComponent(number)}`,
      { token: admin.token },
    );
    expect(body.audit_entries.length).toBeGreaterThan(2);
  });

  test('the audit log still refuses every other change', async () => {
    const student = await addStudent();
    await server.call('POST', `/admin/update-user/${student.id}`, {
      token: admin.token,
      form: { phone: '01198765432' },
    });
    const change = (accountId: number) =>
      server.db.transaction().execute(async (db) => {
        await sql`select set_config('fanous.audit_deleted_account', ${String(accountId)}, true)`.execute(db);
        await sql`update audit_entries set target_label = 'غيره', action = 'none' where target_id = ${student.id}`.execute(
          db,
        );
        const { rows } = await sql<{ target_label: string; action: string }>`
          select distinct target_label, action from audit_entries where target_id = ${student.id}
        `.execute(db);
        return rows;
      });
    await expect(change(student.id)).rejects.toThrow('append-only');
    // The number of an account that never existed: nothing is stored but what was there.
    expect(await change(987_654)).toEqual([{ target_label: student.name, action: 'updateUser' }]);
  });

  /** Finds the tables with one of these texts in any column. */
  async function findRowsNaming(texts: string[]): Promise<string[]> {
    const found: string[] = [];
    for (const table of await listTables()) {
      const { rows } = await sql`
        select from ${sql.table(table)} as t where ${sql.join(
          texts.map((text) => sql`t::text like ${`%${text}%`}`),
          sql` or `,
        )}
      `.execute(server.db);
      if (rows.length > 0) found.push(table);
    }
    return found;
  }

  async function findRowsOfUser(id: number): Promise<string[]> {
    const found: string[] = [];
    const { rows: columns } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'
    `.execute(server.db);
    for (const { name: table } of columns) {
      const { rows } = await sql`select from ${sql.table(table)} where user_id = ${id}`.execute(server.db);
      if (rows.length > 0) found.push(table);
    }
    return found;
  }

  async function listTables(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    `.execute(server.db);
    return rows.map(({ name }) => name);
  }
});

describe('at the same time', () => {
  test('two admins confirm: the account is deleted once', async () => {
    const [student, second] = [await addStudent(), await addPersonWithPassword('admin')];
    await submit(student, 2);
    await ask(student);
    const replies = await Promise.all([confirm(student.id, admin), confirm(student.id, second)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    await expectCorrectCounts(server.db);
  });

  test('one admin confirms and another refuses: one of them decides', async () => {
    const [student, second] = [await addStudent(), await addPersonWithPassword('admin')];
    await ask(student);
    const [confirmed, refused] = await Promise.all([confirm(student.id, admin), refuse(student.id, 'لا', second)]);
    expect([confirmed.status, refused.status]).toSatisfy(
      ([first, last]: number[]) => (first === 204 && last === 404) || (first === 409 && last === 204),
    );
  });

  test.each(['submits a quiz', 'withdraws the request'] as const)(
    'an admin confirms and the student %s',
    async (what) => {
      const student = await addStudent();
      await ask(student);
      const [confirmed, reply] = await Promise.all([
        confirm(student.id),
        what === 'submits a quiz' ? submit(student, 1) : withdraw(student),
      ]);
      const exists =
        (await server.db.selectFrom('users').where('id', '=', student.id).select('id').execute()).length === 1;
      // The student was first, or is unknown.
      const outcomes =
        what === 'submits a quiz'
          ? [
              [204, 201, false],
              [204, 401, false],
            ]
          : [
              [409, 204, true],
              [204, 401, false],
            ];
      expect(outcomes).toContainEqual([confirmed.status, reply.status, exists]);
      await expectCorrectCounts(server.db);
    },
  );
});

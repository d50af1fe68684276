import type { components } from '@fanous/api-client/generated/schema.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runTransactionWithRetries } from '../src/db/transaction.ts';
import { setAuditActor } from '../src/features/audit/auditContext.ts';
import { deleteExpiredAuditEntries } from '../src/features/audit/auditEntries.repository.ts';
import { resetPasswordByEmail } from '../src/features/users/resetPasswordByEmail.ts';
import { addCategories, addCourse, addPerson, addQuiz, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { createPdf, createTestFile } from './support/sampleFiles.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

type AuditEntry = components['schemas']['AuditEntry'];
type AuditEntryList = components['schemas']['AuditEntryList'];

const secret = 'faseeh-mufrad-42';
const phone = '01012345678';

let server: TestApp;
let admin: Person;
let limited: Person;
let teacher: Person;
let student: Person;
let course: { id: number };

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMITED_ADMIN_EMAILS: 'limited@example.com' } });
  admin = await addPerson(server.db, 'admin', { name: 'سعاد حسني' });
  limited = await addPerson(server.db, 'admin', { email: 'limited@example.com' });
  teacher = await addPerson(server.db, 'teacher', { name: 'طه حسين' });
  student = await addPerson(server.db, 'user', { name: 'أحمد زكي' });
  course = await addCourse(server.db, teacher.id);
});
afterAll(() => server.close());

const list = async (query = ''): Promise<AuditEntryList> => {
  const { status, body } = await server.call<AuditEntryList>('GET', `/audit-entries${query}`, { token: admin.token });
  expect(status).toBe(200);
  return body;
};
const listEntries = async (query = '') => (await list(query)).audit_entries;
/** Runs some work, and lists the entries that it has added. */
async function listAdded(work: () => Promise<unknown>): Promise<AuditEntry[]> {
  const [last] = await listEntries('?per_page=1');
  await work();
  return (await listEntries()).filter(({ id }) => id > (last?.id ?? 0)).toReversed();
}
const editUser = (by: Person, id: number, form: Record<string, string>) =>
  server.call('POST', `/admin/update-user/${id}`, { token: by.token, form });

describe('changes', () => {
  test('dismissed reports are recorded without the students who sent them', async () => {
    const [author, reporter] = [await addPerson(server.db), await addPerson(server.db)];
    for (const { id } of [author, reporter]) await enrolUser(server.db, id, course.id);
    const pdf = createTestFile('summary.pdf', createPdf(1000));
    const form = { course_id: String(course.id), lecture_name: 'المحاضرة الأولى', pdf };
    const { body } = await server.call<{ id: number }>('POST', '/summaries', { token: author.token, form });
    const json = { reason: 'other', note: 'الصفحة الثانية من درس آخر' };
    await server.call('PUT', `/summaries/${body.id}/report`, { token: reporter.token, json });
    const entries = await listAdded(() =>
      server.call('DELETE', `/summaries/${body.id}/reports`, { token: teacher.token }),
    );
    expect(entries).toMatchObject([{ kind: 'delete', target_type: 'summary_report', target_id: body.id }]);
    expect(entries[0]?.changes.map(({ field }) => field).toSorted()).toEqual(['note', 'reason', 'summary_id']);
  });

  test('an entry says who changed what, from what to what, and in which request', async () => {
    let requestId: unknown;
    const entries = await listAdded(async () => {
      const { status, headers } = await editUser(admin, student.id, { name: 'أحمد مظهر', phone });
      expect(status).toBe(200);
      requestId = headers['x-request-id'];
    });
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        created_at: expect.any(String),
        kind: 'update',
        action: 'updateUser',
        actor_id: admin.id,
        actor_name: admin.name,
        actor_email: admin.email,
        actor_role: 'admin',
        target_type: 'user',
        target_id: student.id,
        target_label: 'أحمد مظهر',
        course_id: null,
        changes: [
          { field: 'name', before: 'أحمد زكي', after: 'أحمد مظهر' },
          { field: 'phone', before: null, after: phone },
        ],
        attempts: 1,
        request_id: requestId,
        address: '127.0.0.1',
      },
    ]);
  });

  test('an unchanged form adds nothing', async () => {
    expect(await listAdded(() => editUser(admin, student.id, { phone }))).toEqual([]);
  });

  test('the role of a limited admin and of a teacher is recorded', async () => {
    const entries = await listAdded(async () => {
      await editUser(limited, student.id, { phone: '01112345678' });
      await server.call('POST', '/update-profile', { token: teacher.token, form: { phone } });
    });
    expect(entries.map(({ actor_role, action }) => [actor_role, action])).toEqual([
      ['limited_admin', 'updateUser'],
      ['teacher', 'updateProfile'],
    ]);
  });

  test('what students do is not recorded', async () => {
    await enrolUser(server.db, student.id, course.id);
    const quiz = await addQuiz(server.db, course.id, [2]);
    const entries = await listAdded(async () => {
      const statuses = [
        await server.call('POST', '/update-profile', { token: student.token, form: { name: 'أحمد زكي' } }),
        await server.call('POST', '/quiz-results', {
          token: student.token,
          json: { quiz_id: quiz.id, attempt_key: crypto.randomUUID(), answers: [] },
        }),
        await server.call('POST', '/summaries', {
          token: student.token,
          form: {
            course_id: String(course.id),
            lecture_name: 'الأولى',
            pdf: { filename: 'a.pdf', content: createPdf() },
          },
        }),
      ].map(({ status }) => status);
      expect(statuses.filter((status) => status >= 400)).toEqual([]);
    });
    expect(entries).toEqual([]);
  });

  test('an entry is rolled back with its change', async () => {
    const entries = await listAdded(async () => {
      const attempt = runTransactionWithRetries(server.db, async (db) => {
        const viewer = { id: admin.id, role: 'admin', isLimited: false } as const;
        await setAuditActor(db, viewer, 'updateUser', { id: 'r', ip: '::1' });
        await db.updateTable('users').set({ name: 'غيره' }).where('id', '=', student.id).execute();
        const added = await db.selectFrom('audit_entries').where('request_id', '=', 'r').select('id').execute();
        expect(added).toHaveLength(1);
        throw new Error('rolled back');
      });
      await expect(attempt).rejects.toThrow('rolled back');
    });
    expect(entries).toEqual([]);
  });

  test('the actor ends with its transaction', async () => {
    await editUser(admin, student.id, { phone: '01212345678' });
    const entries = await listAdded(() =>
      server.db.updateTable('users').set({ name: 'بلا فاعل' }).where('id', '=', student.id).execute(),
    );
    expect(entries).toEqual([]);
  });

  test('deleting a course is one entry with what it had, not one for each of its rows', async () => {
    const doomed = await addCourse(server.db, teacher.id, { name: 'الكيمياء' });
    await enrolUser(server.db, student.id, doomed.id);
    await addQuiz(server.db, doomed.id, [2, 2]);
    const entries = await listAdded(() => server.call('DELETE', `/courses/${doomed.id}`, { token: admin.token }));
    expect(entries.map(({ kind, target_type, target_label }) => [kind, target_type, target_label])).toEqual([
      ['delete', 'course', 'الكيمياء'],
    ]);
    expect(entries[0]?.changes).toContainEqual({ field: 'users_count', before: '1', after: null });
  });

  test('the categories of a course, the order of questions and a forced sign-out are summarized', async () => {
    const { ids } = await addCategories(server.db, 'العلوم', ['فيزياء', 'أحياء']);
    const quiz = await addQuiz(server.db, course.id, [2, 2]);
    const order = quiz.questions.map(({ id }) => id).toReversed();
    const entries = await listAdded(async () => {
      await server.call('POST', `/courses/${course.id}`, {
        token: admin.token,
        form: { 'categories[]': ids.map(String), version: '1' },
      });
      await server.call('PUT', `/quizzes/${quiz.id}/order`, { token: teacher.token, json: { question_ids: order } });
      await server.call('POST', `/admin/logout-user/${student.id}`, { token: admin.token });
    });
    expect(entries.map(({ action, changes }) => [action, changes.map(({ field }) => field)])).toEqual([
      ['updateCourse', ['categories']],
      ['orderQuestions', ['questions']],
      ['logoutUser', ['sessions']],
    ]);
    expect(entries[0]?.changes[0]?.after).toBe('["فيزياء","أحياء"]');
  });

  test('the operator is recorded as the actor of a command', async () => {
    const entries = await listAdded(() =>
      resetPasswordByEmail(server.db, server.app.passwordHasher, { email: teacher.email, password: secret }),
    );
    expect(entries).toMatchObject([
      {
        action: 'reset-password',
        actor_role: 'operator',
        actor_id: null,
        target_id: teacher.id,
        changes: [{ field: 'password', before: '***', after: '***' }],
      },
    ]);
  });
});

test('there are no secrets in any column', async () => {
  const { body: link } = await server.call<{ token: string }>(
    'POST',
    `/admin/users/${student.id}/password-reset-link`,
    { token: admin.token },
  );
  const account = { name: 'جديد', email: 'new@example.com', password: secret, password_confirmation: secret };
  const form = { ...account, role: 'user' };
  const created = await server.call<{ id: number }>('POST', '/admin/create-user', { token: admin.token, form });
  const changed = await editUser(admin, created.body.id, { password: secret, password_confirmation: secret });
  const video = await server.call<{ id: number }>('POST', '/videos', {
    token: admin.token,
    form: {
      course_id: String(course.id),
      title: 'الأول',
      website_url: `https://player.vdocipher.com/v2/?otp=${secret}&playbackInfo=abc`,
      url: `https://player.vdocipher.com/v2/?otp=${secret}&playbackInfo=abc`,
    },
  });
  await server.call('POST', '/login', { json: { email: secret, password: secret } });
  await server.call('POST', '/login', { json: { email: `${secret}@example.com`, password: secret } });
  await server.call('POST', '/login', { json: { email: account.email, password: 'wrong' + secret } });
  await server.app.refusalLog.flush();
  expect([created.status, changed.status]).toEqual([201, 200]);
  expect(video.status).toBe(201);

  const { rows } = await sql<{ line: string }>`select row_to_json(e)::text as line from audit_entries as e`.execute(
    server.db,
  );
  const hashes = await server.db.selectFrom('users').select('password_hash').execute();
  const tokens = await sql<{ hash: string }>`
    select encode(token_hash, 'hex') as hash from sessions union all select encode(token_hash, 'hex') from password_reset_links
  `.execute(server.db);
  const text = rows
    .map(({ line }) => line)
    .join('\n')
    // The e-mail of a failed sign-in is kept, if it looks like one.
    .replaceAll(`${secret}@example.com`, '');
  const secrets = [secret, link.token, admin.token, ...tokens.rows.map(({ hash }) => hash)];
  const all = [...secrets, ...hashes.map(({ password_hash }) => password_hash)];
  expect(all.filter((known) => text.includes(known))).toEqual([]);
});

test('every column of an audited table is either recorded or left out on purpose', async () => {
  const { rows } = await sql<{ target: string; columns: string[] }>`
    select c.relname as target, array_agg(a.attname::text order by a.attname) as columns
    from pg_class as c
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_trigger as t on t.tgrelid = c.oid and t.tgname = 'audit'
    where (list_audit_keys(json_build_object(a.attname, 1)::jsonb, json_build_object(a.attname, 2)::jsonb)) is not null
    group by 1 order by 1
  `.execute(server.db);
  expect(Object.fromEntries(rows.map(({ target, columns }) => [target, columns.join(' ')]))).toMatchInlineSnapshot(`
    {
      "categories": "main_category_id name",
      "courses": "audience description image name outcomes price_piastres slug user_id",
      "main_categories": "name",
      "options": "is_correct option_text question_id",
      "password_reset_links": "expires_at user_id",
      "pdfs": "course_id file_key title",
      "questions": "explanation question_text quiz_id type",
      "quizzes": "course_id description title",
      "records": "course_id file_key file_type is_home is_revision title url website_url",
      "summaries": "course_id file_key lecture_name thumbnail_key user_id",
      "summary_reports": "note reason summary_id user_id",
      "user_courses": "course_id pending user_id",
      "users": "biography email email_confirmed_at image name password_hash phone role",
      "video_captions": "file_key language size video_id",
      "videos": "chapters course_id duration file_key is_free title url website_url",
    }
  `);
});

// `recordFieldChange` records changes of authenticators, recovery codes and deletion requests.
test('every table is audited, or belongs to students or to the server', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class as c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_trigger as t where t.tgrelid = c.oid and t.tgname = 'audit') order by 1
  `.execute(server.db);
  expect(rows.map(({ name }) => name).join(' ')).toMatchInlineSnapshot(
    `"anonymous_answers anonymous_quiz_results anonymous_subscriptions audit_entries authenticators counters course_categories course_months course_search course_unit_items course_units deletion_requests email_confirmation_links idempotency_keys kysely_migration kysely_migration_lock loose_files meta notification_counts notifications passkey_challenges passkeys platform_months quiz_attempts quiz_results reacts recovery_codes search_words sessions throttles user_devices video_progress video_uploads"`,
  );
});

describe('append-only', () => {
  const attempts = {
    update: sql`update audit_entries set actor_name = 'غيره'`,
    delete: sql`delete from audit_entries`,
    truncate: sql`truncate audit_entries`,
  };
  test.each(Object.entries(attempts))('%s is refused', async (_name, statement) => {
    await expect(statement.execute(server.db)).rejects.toThrow('append-only');
  });

  test('the retention deletes old entries only', async () => {
    const { db } = server;
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const add = (days: number) =>
      db
        .insertInto('audit_entries')
        .values({ kind: 'refusal', action: `old-${days}`, created_at: daysAgo(days) })
        .execute();
    for (const days of [10, 40, 400]) await add(days);
    const listOld = async () =>
      (
        await db.selectFrom('audit_entries').where('action', 'like', 'old-%').select('action').orderBy('id').execute()
      ).map(({ action }) => action);
    await deleteExpiredAuditEntries(db, 365);
    expect(await listOld()).toEqual(['old-10', 'old-40']);
    // No retention deletes the last 30 days.
    await expect(deleteExpiredAuditEntries(db, 5)).rejects.toThrow('append-only');
    await deleteExpiredAuditEntries(db, 30);
    expect(await listOld()).toEqual(['old-10']);
  });
});

describe('refused attempts', () => {
  // Stops the timer, which could write in the middle of a test.
  beforeAll(() => server.app.refusalLog.close());

  const signIn = (email: string, ip: string) =>
    server.call('POST', '/login', { json: { email, password: 'not-the-password-9' }, ip });

  test('failed sign-ins are counted by account and address', async () => {
    const entries = await listAdded(async () => {
      for (let attempt = 0; attempt < 3; attempt += 1) await signIn(student.email, '198.51.100.4');
      await signIn('nobody@example.com', '198.51.100.4');
      await server.app.refusalLog.flush();
    });
    const common = { kind: 'failed_sign_in', action: 'login', actor_id: null, address: '198.51.100.4' };
    expect(entries).toMatchObject([
      { ...common, target_id: student.id, target_label: student.email, attempts: 3 },
      { ...common, target_id: null, target_label: 'nobody@example.com', attempts: 1 },
    ]);
  });

  test('a refused permission is recorded with its account', async () => {
    const reader = await addPerson(server.db, 'user', { name: 'بلا حق' });
    const owner = await addPerson(server.db, 'teacher', { name: 'صاحب الدورة' });
    const entries = await listAdded(async () => {
      await server.call('GET', '/users', { token: reader.token });
      await server.call('DELETE', `/courses/${course.id}`, { token: owner.token });
      await server.call('DELETE', `/courses/${course.id}`, { token: owner.token });
      await editUser(limited, admin.id, { phone });
      // Students see locked content before they subscribe.
      await server.call('GET', `/courses/${course.id}/videos/1`, { token: reader.token });
      await server.call('GET', '/users');
      await server.app.refusalLog.flush();
    });
    expect(
      entries.map(({ kind, action, actor_name, actor_role, attempts }) => [
        kind,
        action,
        actor_name,
        actor_role,
        attempts,
      ]),
    ).toEqual([
      ['refusal', 'listUsers', reader.name, 'user', 1],
      ['refusal', 'deleteCourse', owner.name, 'teacher', 2],
      ['refusal', 'updateUser', limited.name, 'limited_admin', 1],
    ]);
  });

  test('many attempts write nothing until the minute ends, and then a limited number of entries', async () => {
    const stranger = await addPerson(server.db);
    const before = await listEntries('?kind=refusal');
    for (let at = 0; at < 130; at += 1)
      await server.call('GET', '/users', { token: stranger.token, ip: `198.51.100.${at}` });
    expect(await listEntries('?kind=refusal')).toEqual(before);
    await server.app.refusalLog.flush();
    const after = await list('?kind=refusal');
    expect(after.total).toBe(before.length + 101);
    expect(after.audit_entries[0]).toMatchObject({
      attempts: 30,
      action: 'various',
      address: null,
      actor_id: stranger.id,
    });
  });
});

describe('the list', () => {
  test.each([
    ['kind', () => 'kind=delete', ({ kind }: AuditEntry) => kind === 'delete'],
    ['actor', () => `actor_id=${teacher.id}`, ({ actor_id }: AuditEntry) => actor_id === teacher.id],
    ['action', () => 'action=updateUser', ({ action }: AuditEntry) => action === 'updateUser'],
    [
      'target',
      () => `target_type=user&target_id=${student.id}`,
      ({ target_type, target_id }: AuditEntry) => target_type === 'user' && target_id === student.id,
    ],
    ['text', () => 'search=الكيميا', ({ target_label }: AuditEntry) => target_label === 'الكيمياء'],
    ['name of the actor', () => 'search=سعاد', ({ actor_id }: AuditEntry) => actor_id === admin.id],
  ])('is filtered by %s', async (_name, getQuery, matches) => {
    const all = await listEntries('?per_page=200');
    const found = await list(`?per_page=200&${getQuery()}`);
    expect(found.audit_entries.length).toBeGreaterThan(0);
    expect(found.audit_entries).toEqual(all.filter(matches));
    expect(found.total).toBe(found.audit_entries.length);
  });

  test('is filtered by time and request', async () => {
    const all = await listEntries('?per_page=200');
    const middle = all[5];
    const after = await listEntries(`?per_page=200&from=${middle?.created_at}`);
    const before = await listEntries(`?per_page=200&to=${middle?.created_at}`);
    expect(after.map(({ id }) => id)).toContain(middle?.id);
    expect([...after, ...before].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    const one = all.find(({ action }) => action === 'updateUser');
    expect(await listEntries(`?request_id=${one?.request_id}`)).toEqual([one]);
  });

  test('is read to its end by the smallest id', async () => {
    const all = await listEntries('?per_page=200');
    const first = await listEntries('?per_page=7');
    const second = await listEntries(`?per_page=7&before_id=${first.at(-1)?.id}`);
    expect([...first, ...second]).toEqual(all.slice(0, 14));
  });

  test('a total above 1,000 is capped', async () => {
    await sql`insert into audit_entries (kind, action) select 'refusal', 'many' from generate_series(1, 1001)`.execute(
      server.db,
    );
    expect(await list('?action=many&per_page=1')).toMatchObject({ total: 1_000, total_is_capped: true });
  });

  test('is for full admins only', async () => {
    const statuses = [];
    for (const token of [
      (await addPerson(server.db)).token,
      (await addPerson(server.db, 'teacher')).token,
      limited.token,
      undefined,
    ])
      statuses.push((await server.call('GET', '/audit-entries', { token })).status);
    expect(statuses).toEqual([403, 403, 403, 401]);
  });
});

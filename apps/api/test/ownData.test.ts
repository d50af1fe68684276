import type { components } from '@fanous/api-client/generated/schema.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCourse, addPerson, addQuiz, addVideo, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { createPdf, createTestFile } from './support/sampleFiles.ts';
import { createTestApp } from './support/testApp.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTotpCode } from './support/totp.ts';

// A user downloads what the platform stores about them.

type OwnData = components['schemas']['OwnData'];

const password = 'qalam-azraq-71';

let server: TestApp;
let admin: Person;
let teacher: Person;
let student: Person;

beforeAll(async () => {
  server = await createTestApp();
  const password_hash = await server.app.passwordHasher.hash(password);
  admin = await addPerson(server.db, 'admin', { name: 'سعاد حسني' });
  teacher = await addPerson(server.db, 'teacher', { name: 'طه حسين' });
  student = await addPerson(server.db, 'user', { name: 'فاتن حمامة', phone: '01012345678' });
  await server.db.updateTable('users').set({ password_hash }).execute();
});
afterAll(() => server.close());

const exportData = ({ token }: Person, current_password = password) =>
  server.call<OwnData & ProblemBody>('POST', '/me/data-export', { token, json: { current_password } });

/** Fills every part of the data. Returns what must stay secret. */
async function fill(): Promise<string[]> {
  const { token } = student;
  const course = await addCourse(server.db, teacher.id, { name: 'الجبر' });
  await enrolUser(server.db, student.id, course.id);
  const quiz = await addQuiz(server.db, course.id, [2], 'اختبار الوحدة');
  const [question] = quiz.questions;
  await server.call('POST', '/quiz-results', {
    token,
    json: {
      quiz_id: quiz.id,
      attempt_key: randomUUID(),
      answers: [{ question_id: question?.id, option_id: question?.correctOptionId }],
    },
  });
  const videoId = await addVideo(server.db, course.id, { title: 'المعادلات' });
  await server.db
    .insertInto('notifications')
    .values({ user_id: student.id, course_id: course.id, video_id: videoId })
    .execute();
  const progress = { video_id: videoId, position: 30, duration: 60, played_at: new Date().toISOString() };
  await server.db
    .insertInto('video_progress')
    .values({ user_id: student.id, course_id: course.id, ...progress })
    .execute();
  const pdf = createTestFile('summary.pdf', createPdf(1000));
  const form = { course_id: String(course.id), lecture_name: 'المحاضرة الأولى', pdf };
  await server.call('POST', '/summaries', { token, form });
  const other = await server.call<{ id: number }>('POST', '/summaries', { token: teacher.token, form });
  await server.call('POST', '/reacts', { token, json: { summary_id: other.body.id, reaction: 'care' } });
  const report = { reason: 'other', note: 'الصفحة الثانية ناقصة' };
  await server.call('PUT', `/summaries/${other.body.id}/report`, { token, json: report });
  await server.call('POST', '/login', {
    json: { email: student.email, password },
    headers: { 'user-agent': 'Firefox/140.0' },
  });
  await server.call('POST', `/admin/update-user/${student.id}`, { token: admin.token, form: { phone: '01198765432' } });
  await server.call('GET', '/users', { token });
  await server.app.refusalLog.flush();
  await server.call('POST', '/me/deletion-request', { token, json: { current_password: password } });
  const { body } = await server.call<{ secret: string }>('POST', '/me/two-step/setup', { token });
  const turnedOn = await server.call<{ recovery_codes: string[] }>('POST', '/me/two-step', {
    token,
    json: { secret: body.secret, current_password: password, code: createTotpCode(body.secret, -1) },
  });
  return [token, body.secret, ...turnedOn.body.recovery_codes];
}

test('the export has every part, and no secrets or other people', async () => {
  const secrets = await fill();
  const { status, body, text, headers } = await exportData(student);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toMatchObject({
    account: { id: student.id, name: 'فاتن حمامة', email: student.email, phone: '01198765432', role: 'user' },
    two_step: { is_on: 1, recovery_codes_left: 10 },
    deletion_request: { refused_at: null },
    subscriptions: [{ course_name: 'الجبر', is_pending: expect.any(Boolean) }],
    quiz_results: [
      {
        quiz_title: 'اختبار الوحدة',
        mark: 1,
        total: 1,
        attempts: [
          {
            attempt: 1,
            answers: [{ question_text: 'سؤال 1', option_text: 'اختيار 2', correct_option_text: 'اختيار 2' }],
          },
        ],
      },
    ],
    video_progress: [{ video_title: 'المعادلات', position: 30, is_watched: false }],
    summaries: [{ lecture_name: 'المحاضرة الأولى', pdf_path: expect.stringMatching(/^\/media\/summaries\//) }],
    reactions: [{ reaction: 'care' }],
    summary_reports: [{ reason: 'other', note: 'الصفحة الثانية ناقصة' }],
    devices: [{ browser: 'Firefox' }],
    notifications: [{ video_title: 'المعادلات', read_at: null }],
  });
  expect(body.sessions).toHaveLength(2);
  expect(body.audit_entries).toEqual([
    expect.objectContaining({ kind: 'refusal', action: 'listUsers', by_user: true, address: '127.0.0.1' }),
    expect.objectContaining({ action: 'updateUser', by_user: false, changed_fields: ['phone'], address: null }),
  ]);
  for (const secret of [...secrets, admin.name, admin.email, teacher.name, teacher.email, 'scrypt', password])
    expect(text).not.toContain(secret);
  const file = await server.app.inject({ url: body.summaries[0]?.pdf_path ?? '' });
  expect(file.statusCode).toBe(200);
});

test('an admin gets no names of others either', async () => {
  await server.call('POST', `/admin/update-user/${teacher.id}`, { token: admin.token, form: { phone: '01198765432' } });
  const { body, text } = await exportData(admin);
  expect(body.audit_entries).toContainEqual(expect.objectContaining({ action: 'updateUser', by_user: true }));
  for (const secret of [teacher.name, student.name, teacher.email, student.email]) expect(text).not.toContain(secret);
});

test('it takes the current password, and is limited', async () => {
  const person = await addPerson(server.db);
  const password_hash = await server.app.passwordHasher.hash(password);
  await server.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute();
  const wrong = await exportData(person, 'another-one-9');
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['current_password']]);
  for (let count = 0; count < 10; count += 1) expect((await exportData(person)).status).toBe(200);
  const { status, headers } = await exportData(person);
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCourse, addPerson, addQuiz, addVideo, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// Who may open which items of a course.

const callers = ['anonymous', 'student', 'enrolled', 'otherTeacher', 'owner', 'limited', 'admin'] as const;
type Caller = (typeof callers)[number];
type Answers = Record<Caller, number>;

const row = (
  anonymous: number,
  student: number,
  enrolled: number,
  otherTeacher: number,
  owner: number,
  limited: number,
  admin: number,
): Answers => ({
  anonymous,
  student,
  enrolled,
  otherTeacher,
  owner,
  limited,
  admin,
});

let server: TestApp;
let people: Record<Exclude<Caller, 'anonymous'>, Person>;
let a: { id: number; slug: string };
let b: { id: number; slug: string };
let ids: Record<string, number>;

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMITED_ADMIN_EMAILS: 'Limited@example.com' } });
  const { db } = server;
  people = {
    student: await addPerson(db),
    enrolled: await addPerson(db),
    otherTeacher: await addPerson(db, 'teacher'),
    owner: await addPerson(db, 'teacher'),
    limited: await addPerson(db, 'admin', { email: 'limited@example.com' }),
    admin: await addPerson(db, 'admin'),
  };
  a = await addCourse(db, people.owner.id, { slug: 'course-a' });
  b = await addCourse(db, people.otherTeacher.id, { slug: 'course-b' });
  await enrolUser(db, people.enrolled.id, a.id);
  ids = {
    A: a.id,
    B: b.id,
    video: await addVideo(db, a.id),
    video_free: await addVideo(db, a.id, { isFree: true }),
    quiz: (await addQuiz(db, a.id, [3])).id,
    admin: people.admin.id,
    student: people.student.id,
  };
});
afterAll(() => server.close());

const everyone = row(200, 200, 200, 200, 200, 200, 200);
const signedIn = { ...everyone, anonymous: 401 };
const members = row(401, 403, 200, 403, 200, 403, 200);
const notFoundForAll = { ...row(404, 404, 404, 404, 404, 404, 404), anonymous: 401 };
const admins = row(401, 403, 403, 403, 403, 200, 200);

const table: [string, Answers][] = [
  ['GET /courses', everyone],
  ['GET /public/courses/course-a', everyone],
  ['GET /main-categories', everyone],
  ['GET /categories', everyone],
  ['GET /settings', everyone],
  ['GET /courses/course-a', signedIn],
  ['GET /courses/{A}', signedIn],
  ['GET /courses/{A}/videos', signedIn],
  ['GET /courses/{A}/videos/{video}', members],
  ['GET /courses/{A}/videos/{video_free}', signedIn],
  ['GET /courses/{B}/videos/{video}', notFoundForAll],
  ['GET /courses/{B}/videos/{video_free}', notFoundForAll],
  ['GET /courses/{A}/quizzes', signedIn],
  ['GET /courses/{A}/quizzes/{quiz}', members],
  ['GET /courses/{B}/quizzes/{quiz}', notFoundForAll],
  ['GET /quizzes/{quiz}/attempts', members],
  ['GET /users', admins],
  ['GET /users/{admin}', admins],
  ['GET /users/{student}', { ...admins, student: 200 }],
  ['GET /users/{student}/quiz-results', { ...admins, student: 200 }],
];

describe.each(callers)('%s', (caller) => {
  test.each(table)('%s', async (call, answers) => {
    const [method = '', path = ''] = call.split(' ');
    const token = caller === 'anonymous' ? undefined : people[caller].token;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
    const { status, text } = await server.call(method, filled, { token });
    expect(status).toBe(answers[caller]);
    const fields = Object.keys(JSON.parse(text) as object)
      .slice(0, 2)
      .join();
    expect(fields === 'code,message').toBe(status >= 400);
  });
});

const attempt = () => ({ quiz_id: ids['quiz'], attempt_key: crypto.randomUUID(), answers: [] });
const link = () => ({ user_id: ids['student'], course_id: ids['B'] });
const links = () => ({ user_id: ids['student'], course_ids: [ids['B']] });

describe.each(callers)('%s', (caller) => {
  test('writes', async () => {
    const token = caller === 'anonymous' ? undefined : people[caller].token;
    const send = async (path: string, json: unknown) => (await server.call('POST', path, { token, json })).status;
    expect(await send('/quiz-results', attempt())).toBe(row(401, 403, 201, 403, 201, 403, 201)[caller]);
    expect(await send('/quiz-results', { ...attempt(), quiz_id: 999_999 })).toBe(caller === 'anonymous' ? 401 : 404);
    // The second admin finds the first one's subscription.
    expect(await send('/user-courses', link())).toBe(row(401, 403, 403, 403, 403, 201, 200)[caller]);
    expect(await send('/user-courses/add-multiple', links())).toBe(row(401, 403, 403, 403, 403, 201, 201)[caller]);
  });
});

test('locked items have a title but no URL, and has_course is right', async () => {
  interface Seen {
    has_course: boolean;
    videos: { is_free: number; is_locked: number; url?: string; website_url?: string }[];
  }
  for (const [caller, person] of Object.entries(people)) {
    const { body } = await server.call<Seen>('GET', `/courses/${a.slug}`, { token: person.token });
    const has = ['enrolled', 'owner', 'admin'].includes(caller);
    expect([caller, body.has_course]).toEqual([caller, has]);
    const { body: list } = await server.call<{ videos: Seen['videos'] }>('GET', `/courses/${a.id}/videos`, {
      token: person.token,
    });
    for (const videos of [body.videos, list.videos]) {
      expect(videos.map(({ is_free }) => is_free)).toEqual([0, 1]);
      expect(videos.map(({ is_locked }) => is_locked)).toEqual([has ? 0 : 1, 0]);
      expect(videos.map((video) => ['url' in video, 'website_url' in video])).toEqual([
        [has, has],
        [true, true],
      ]);
    }
    const { body: quizzes } = await server.call<{ quizzes: { is_locked: number }[] }>(
      'GET',
      `/courses/${a.id}/quizzes`,
      { token: person.token },
    );
    expect(quizzes.quizzes.map(({ is_locked }) => is_locked)).toEqual([has ? 0 : 1]);
  }
});

test('the error without the course says that a subscription is needed', async () => {
  const { body } = await server.call('GET', `/courses/${a.id}/quizzes/${ids['quiz']}`, { token: people.student.token });
  expect(body).toEqual({ code: 'locked', message: 'اشترك في الدورة لفتح هذا المحتوى.' });
});

test('public operations ignore tokens, even invalid ones', async () => {
  const plain = await server.call('GET', '/courses');
  for (const token of [people.admin.token, 'x'.repeat(43)])
    expect((await server.call('GET', '/courses', { token })).text).toBe(plain.text);
});

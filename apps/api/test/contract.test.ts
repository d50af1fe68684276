import { afterAll, beforeAll, expect, test } from 'vitest';
import { needsGuard } from '../src/access/access.ts';
import { readOperations } from '../src/contract/document.ts';
import type { Person } from './support/fixtures.ts';
import { addCourse, addPerson, addQuiz, enrolUser } from './support/fixtures.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { multipartBoundary, createTestApp, toMultipartText } from './support/testApp.ts';

// Tests the contract layer from outside.

let server: TestApp;
let student: Person;
let admin: Person;
let quizId: number;
const attempt = '0b8f5c52-6a51-4b0e-9c1e-3d1f0d6f6a77';
const form = { 'content-type': `multipart/form-data; boundary=${multipartBoundary}` };
const person = {
  name: 'منى',
  email: 'form@example.com',
  password: 'qalam-azraq-71',
  password_confirmation: 'qalam-azraq-71',
};

beforeAll(async () => {
  server = await createTestApp();
  const teacher = await addPerson(server.db, 'teacher');
  admin = await addPerson(server.db, 'admin');
  student = await addPerson(server.db);
  const course = await addCourse(server.db, teacher.id);
  await enrolUser(server.db, student.id, course.id);
  quizId = (await addQuiz(server.db, course.id, [3])).id;
});
afterAll(() => server.close());

test('the server does not start if an operation on owned data has no guard', () => {
  const words = [...readOperations().values()].filter(({ id }) => ['getOverview', 'listCourseUsers'].includes(id));
  expect(words.map(({ access }) => access)).toEqual(['staff', 'staff']);
  expect(needsGuard('staff')).toBe(true);
});

test('text/plain cannot bypass validation', async () => {
  const headers = { 'content-type': 'text/plain' };
  const { status, body } = await server.call('POST', '/login', {
    headers,
    payload: '{"email":"a@b.co","password":"x"}',
  });
  expect([status, body['code']]).toEqual([415, 'unsupported_media_type']);
});

test('a JSON operation rejects forms, and a form operation rejects JSON', async () => {
  expect((await server.call('POST', '/login', { form: { email: 'a@b.co', password: 'x' } })).status).toBe(415);
  expect((await server.call('POST', '/register', { json: person })).status).toBe(415);
});

test('a missing body is 415, an unreadable one is 400', async () => {
  expect((await server.call('POST', '/login')).status).toBe(415);
  const json = { 'content-type': 'application/json' };
  for (const payload of [
    '',
    '{',
    '{"email":',
    'null x',
    '{"__proto__":{"isAdmin":true},"email":"a@b.co","password":"x"}',
  ])
    expect((await server.call('POST', '/login', { headers: json, payload })).status).toBe(400);
  expect((await server.call('POST', '/register', { headers: form, payload: 'no form at all' })).status).toBe(400);
  expect(
    (await server.call('POST', '/register', { headers: { 'content-type': 'multipart/form-data' }, payload: 'x' }))
      .status,
  ).toBe(400);
});

test('an invalid body is 422 and names the fields', async () => {
  for (const json of [null, [], 'text', 5]) expect((await server.call('POST', '/login', { json })).status).toBe(422);
  const { status, body } = await server.call<ProblemBody>('POST', '/login', {
    json: { email: 5, extra: 1, another: 2 },
  });
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {})).toEqual(['email', 'password', 'extra', 'another']);
});

test('JSON values are not converted: a number as text is rejected', async () => {
  const json = { quiz_id: String(quizId), attempt_key: attempt, answers: [] };
  const { status, body } = await server.call<ProblemBody>('POST', '/quiz-results', { token: student.token, json });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['quiz_id']]);
});

test('an invalid item of a list is reported once', async () => {
  const answers = [...Array(400).keys()].map(() => ({ question_id: 'x', option_id: null }));
  const json = { quiz_id: quizId, attempt_key: attempt, answers };
  const { status, body } = await server.call<ProblemBody>('POST', '/quiz-results', { token: student.token, json });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['answers.0.question_id']]);
});

test('the response to many unknown fields is short', async () => {
  const json = Object.fromEntries([...Array(20_000).keys()].map((index) => [`field${index}`, 1]));
  const { status, text } = await server.call('POST', '/login', { json });
  expect(status).toBe(422);
  expect(text.length).toBeLessThan(4_000);
});

test('access is checked before the body', async () => {
  const bad = { json: { anything: true } };
  expect((await server.call('POST', '/user-courses', bad)).status).toBe(401);
  expect((await server.call('POST', '/user-courses', { ...bad, token: student.token })).status).toBe(403);
  expect((await server.call('POST', '/user-courses', { ...bad, token: admin.token })).status).toBe(422);
  expect(
    (await server.call('POST', '/user-courses', { headers: { 'content-type': 'text/plain' }, payload: 'x' })).status,
  ).toBe(401);
});

test('a body above the limit is 413', async () => {
  const json = { email: 'a@b.co', password: 'x'.repeat(1_100_000) };
  expect((await server.call('POST', '/login', { json })).status).toBe(413);
  const large = { ...person, name: 'x'.repeat(1_100_000) };
  expect((await server.call('POST', '/register', { headers: form, payload: toMultipartText(large) })).status).toBe(413);
});

test('a form with unknown fields, repeated fields or files is rejected', async () => {
  const unknown = await server.call<ProblemBody>('POST', '/register', { form: { ...person, is_admin: '1' } });
  expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['is_admin']]);
  const twice = toMultipartText(person).replace(
    `--${multipartBoundary}--`,
    toMultipartText({ email: 'second@example.com' }),
  );
  const repeated = await server.call<ProblemBody>('POST', '/register', { headers: form, payload: twice });
  expect([repeated.status, Object.keys(repeated.body.errors ?? {})]).toEqual([422, ['email']]);
  const file = `--${multipartBoundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nx\r\n--${multipartBoundary}--\r\n`;
  expect((await server.call('POST', '/register', { headers: form, payload: file })).status).toBe(422);
  const proto = { ...person, ['__proto__x']: '1' };
  expect(
    (
      await server.call('POST', '/register', {
        headers: form,
        payload: toMultipartText(proto).replace('__proto__x', '__proto__'),
      })
    ).status,
  ).toBe(400);
});

test('texts are trimmed, null characters are removed, and empty form fields are omitted', async () => {
  const given = { ...person, email: 'trim@example.com', name: '  منى\0 السيد ', phone: '' };
  const { status, body } = await server.call<{ data: { name: string; phone: null } }>('POST', '/register', {
    form: given,
  });
  expect([status, body.data.name, body.data.phone]).toEqual([201, 'منى السيد', null]);
  const blank = await server.call<ProblemBody>('POST', '/register', { form: { ...person, name: '   ' } });
  expect(blank.body.errors).toEqual({ name: ['هذا الحقل مطلوب.'] });
});

test('invalid path parameters are 404', async () => {
  for (const id of ['0', '-1', '1.5', '1e3', '0x1', 'x', '9007199254740993', '99999999999999999999', '%00', '1%20'])
    expect([id, (await server.call('GET', `/categories/${id}`)).status]).toEqual([id, 404]);
  for (const slug of ['%00', 'a%00b', 'x'.repeat(201), '%F0%9F%92%A9', '..%2F..%2Fetc'])
    expect((await server.call('GET', `/public/courses/${slug}`)).status).toBe(404);
});

test('query parameters are converted to their types, and unknown ones are ignored', async () => {
  for (const query of [
    'page=0',
    'page=21',
    'page=x',
    'page=1e1',
    'page=0x1',
    'per_page=201',
    'page=1&page=2',
    'match=end',
    `search=${'x'.repeat(201)}`,
  ])
    expect([query, (await server.call('GET', `/courses?${query}`)).status]).toEqual([query, 422]);
  expect((await server.call('GET', '/courses?utm_source=mail&page=1&search=%00')).status).toBe(200);
});

test('an operation without a body ignores one', async () => {
  const leaving = await addPerson(server.db);
  for (const payload of ['', '{}', 'not json']) {
    const headers = { 'content-type': 'application/json' };
    expect((await server.call('GET', '/settings', { headers, payload })).status).toBe(200);
  }
  const headers = { 'content-type': 'application/json' };
  const reply = await server.call('POST', '/logout', { token: leaving.token, headers, payload: '' });
  expect([reply.status, reply.text]).toEqual([204, '']);
});

test('an unknown path is a 404 in the same format', async () => {
  const unknown = await server.call('GET', '/nothing');
  expect([unknown.status, unknown.body]).toEqual([404, { code: 'not_found', message: 'لم نجد ما تبحث عنه.' }]);
  expect((await server.call('DELETE', '/courses')).status).toBe(404);
});

test('every response has security headers', async () => {
  const anonymous = await server.call('GET', '/courses');
  expect(anonymous.headers['x-content-type-options']).toBe('nosniff');
  expect(anonymous.headers['cache-control']).toBe('no-cache');
  expect(anonymous.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(anonymous.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  for (const path of ['/courses', '/logout', '/nothing']) {
    const reply = await server.call('GET', path, { token: student.token });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  }
});

test('other origins are blocked unless the operator allows them', async () => {
  const foreign = await server.call('GET', '/courses', { headers: { origin: 'https://evil.example' } });
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
});

import type { components } from '@fanous/api-client/generated/schema.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCategories, addCourse, addPerson, addQuiz, addVideo, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { createTestFile, createPdf, createPhoto } from './support/sampleFiles.ts';
import type { ProblemBody, TestApp, TestFile } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';
import { expectCorrectCounts } from './support/expectCorrectCounts.ts';

type Course = components['schemas']['EditableCourse'] &
  ProblemBody & { current: components['schemas']['EditableCourse'] };

let server: TestApp;
let admin: Person;
let limited: Person;
let teacher: Person;
let categories: number[];
let otherCategories: number[];

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMITED_ADMIN_EMAILS: 'limited@example.com' } });
  admin = await addPerson(server.db, 'admin');
  limited = await addPerson(server.db, 'admin', { email: 'limited@example.com' });
  teacher = await addPerson(server.db, 'teacher', { name: 'أ. حسام' });
  categories = (await addCategories(server.db, 'المرحلة الثانوية', ['الفيزياء', 'الجبر'])).ids;
  otherCategories = (await addCategories(server.db, 'الجامعة', ['القانون'])).ids;
});
afterAll(() => server.close());

let serial = 0;
type Form = Record<string, string | string[] | TestFile>;
let form: Form;
let slug: string;
beforeEach(() => {
  slug = `physics-${(serial += 1)}`;
  form = {
    name: 'الفيزياء الحديثة',
    slug,
    description: 'شرح مبسّط.',
    price: '199.99',
    user_id: String(teacher.id),
    'categories[]': String(categories[0]),
  };
});

const create = (more: Form = {}, token = admin.token) =>
  server.call<Course>('POST', '/courses', { token, form: { ...form, ...more } });
const edit = (id: number, fields: Form, token = admin.token) =>
  server.call<Course>('POST', `/courses/${id}`, { token, form: fields });
const remove = (id: number | string, token = admin.token) => server.call('DELETE', `/courses/${id}`, { token });
const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status).toSorted((a, b) => a - b);

test('all admins can add a course, and it is found immediately', async () => {
  const { status, body } = await create({ 'categories[]': categories.map(String).toReversed() }, limited.token);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'الفيزياء الحديثة',
    slug,
    description: 'شرح مبسّط.',
    excerpt: 'شرح مبسّط.',
    price: 199.99,
    user_id: teacher.id,
    user: { name: 'أ. حسام' },
    category_id: categories[1],
    categories: [{ id: categories[1] }, { id: categories[0] }],
    users_count: 0,
    image: null,
    version: 1,
  });
  const found = await server.call<{ courses: Course[] }>('GET', '/courses?search=فيزياء&match=start');
  expect(found.body.courses.map(({ id }) => id)).toContain(body.id);
  await expectCorrectCounts(server.db);
});

test('only sent fields change, and the version increases', async () => {
  const { body: made } = await create();
  const { status, body } = await edit(made.id, { price: '0', name: 'الكيمياء' });
  expect(status).toBe(200);
  expect(body).toEqual({ ...made, price: 0, name: 'الكيمياء', version: 2 });
  expect((await server.call('GET', '/courses?search=كيمياء')).body).toMatchObject({ total: 1 });
  const nothing = await edit(made.id, {});
  expect([nothing.status, nothing.body]).toEqual([200, body]);
  await remove(made.id);
});

test('changing owner and categories adjusts all counts', async () => {
  const { body: made } = await create();
  const other = await addPerson(server.db, 'teacher');
  const { body } = await edit(made.id, {
    user_id: String(other.id),
    'categories[]': [categories[1], otherCategories[0]].map(String),
  });
  expect(body.categories.map(({ id }) => id)).toEqual([categories[1], otherCategories[0]]);
  await expectCorrectCounts(server.db);
  const mine = await server.call('GET', `/users/${other.id}`, { token: other.token });
  expect(mine.body).toMatchObject({ number_of_created_courses: 1, created_courses: [{ id: made.id }] });
});

test('the second of two editors gets 409 with the course as it is now', async () => {
  const { body: made } = await create();
  const [first, second] = [{ name: 'الأول' }, { name: 'الثاني' }].map((fields) => ({
    ...fields,
    version: String(made.version),
  }));
  const replies = await Promise.all([edit(made.id, first ?? {}), edit(made.id, second ?? {})]);
  expect(statuses(replies)).toEqual([200, 409]);
  const won = replies.find(({ status }) => status === 200);
  const lost = replies.find(({ status }) => status === 409);
  expect(lost?.body).toEqual({
    code: 'course_changed',
    message: 'عدّل شخص آخر هذه الدورة بعد أن فتحتها. راجع ما تغيّر ثم احفظ من جديد.',
    current: won?.body,
  });
  const detail = await server.call('GET', `/courses/${made.id}`, { token: admin.token });
  expect(detail.body).toMatchObject({ name: won?.body.name, version: 2 });
});

test('edits without a version run one after the other', async () => {
  const { body: made } = await create();
  const replies = await Promise.all(
    ['1', '2', '3', '4', '5'].map((price) =>
      edit(made.id, { price, 'categories[]': String(price > '2' ? categories[1] : otherCategories[0]) }),
    ),
  );
  expect(statuses(replies)).toEqual([200, 200, 200, 200, 200]);
  expect(Math.max(...replies.map(({ body }) => body.version))).toBe(6);
  await expectCorrectCounts(server.db);
});

test('a slug is unique, also with parallel requests', async () => {
  const replies = await Promise.all([create(), create(), create()]);
  expect(statuses(replies)).toEqual([201, 422, 422]);
  expect(replies.find(({ status }) => status === 422)?.body.errors).toEqual({
    slug: ['هذا المعرّف مستخدم في دورة أخرى.'],
  });
  const { body: other } = await create({ slug: 'another-one' });
  const taken = await edit(other.id, { slug });
  expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ['slug']]);
  await expectCorrectCounts(server.db);
});

test('owner and categories must exist and be valid', async () => {
  const student = await addPerson(server.db);
  const refused = async (more: Form) => {
    const made = await create(more);
    expect(made.status).toBe(422);
    return made.body.errors;
  };
  expect(await refused({ user_id: String(student.id) })).toEqual({
    user_id: ['لا يمكن أن يملك الدورة إلا مدير أو مدرّس.'],
  });
  expect(await refused({ user_id: '999999' })).toEqual({ user_id: ['هذا المستخدم غير موجود.'] });
  expect(await refused({ 'categories[]': [String(categories[0]), '999999'] })).toEqual({
    'categories[]': ['هذا القسم غير موجود.'],
  });
  expect(await refused({ slug: 'add-user' })).toEqual({ slug: ['هذا المعرّف محجوز للموقع. اختر غيره.'] });
  await expectCorrectCounts(server.db);
});

test('deleting a course deletes its contents and adjusts every count', async () => {
  const { body: made } = await create({ 'categories[]': [...categories, ...otherCategories].map(String) });
  const student = await addPerson(server.db);
  await addVideo(server.db, made.id);
  await enrolUser(server.db, student.id, made.id);
  const quiz = await addQuiz(server.db, made.id, [2, 2]);
  await server.call('POST', '/quiz-results', {
    token: student.token,
    json: { quiz_id: quiz.id, attempt_key: crypto.randomUUID(), answers: [] },
  });
  await expectCorrectCounts(server.db);
  expect((await remove(made.id, limited.token)).status).toBe(403);
  expect((await remove(made.id, teacher.token)).status).toBe(403);
  expect((await remove(made.id)).status).toBe(204);
  expect((await remove(made.id)).status).toBe(404);
  await expectCorrectCounts(server.db);
  const results = await server.call('GET', `/users/${student.id}/quiz-results`, { token: student.token });
  expect(results.body).toMatchObject({ total: 0, quiz_results: [] });
  expect((await server.call('GET', `/public/courses/${made.slug}`)).status).toBe(404);
});

test('deleting, subscribing and submitting in parallel keeps counts correct without server errors', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { body: made } = await create({ slug: `race-${round}` });
    const student = await addPerson(server.db);
    const late = await addPerson(server.db);
    await enrolUser(server.db, student.id, made.id);
    const quiz = await addQuiz(server.db, made.id, [2]);
    const json = { quiz_id: quiz.id, attempt_key: crypto.randomUUID(), answers: [] };
    const link = { user_id: late.id, course_id: made.id };
    const replies = await Promise.all([
      server.call('POST', '/quiz-results', { token: student.token, json }),
      remove(made.id),
      server.call('POST', '/user-courses', { token: admin.token, json: link }),
      server.call('DELETE', `/courses/${made.id}/users/${student.id}`, { token: admin.token }),
      edit(made.id, { name: 'جديد' }),
    ]);
    expect(replies[1].status).toBe(204);
    for (const { status } of replies) expect([200, 201, 204, 403, 404, 422]).toContain(status);
    await expectCorrectCounts(server.db);
  }
});

test('a slug is not accepted as an id', async () => {
  expect((await remove(slug)).status).toBe(404);
  expect((await edit(999_999, { name: 'x' })).status).toBe(404);
});

test('a slug is free, taken, reserved or invalid, and another one is suggested', async () => {
  const course = await addCourse(server.db, teacher.id, { slug: 'al-jabr' });
  await addCourse(server.db, teacher.id, { slug: 'al-jabr-2' });
  const ask = async (slug: string, query = '', token = admin.token) =>
    (await server.call('GET', `/slugs/${encodeURIComponent(slug)}${query}`, { token })).body;
  expect(await ask('new-one')).toEqual({ slug: 'new-one', status: 'free', suggestion: 'new-one' });
  expect(await ask('al-jabr')).toEqual({ slug: 'al-jabr', status: 'taken', suggestion: 'al-jabr-3' });
  expect(await ask('al-jabr', `?course_id=${course.id}`)).toMatchObject({ status: 'free' });
  expect(await ask('الجبر')).toEqual({ slug: 'الجبر', status: 'invalid', suggestion: 'al-jabr-3' });
  expect(await ask('create')).toEqual({ slug: 'create', status: 'reserved', suggestion: 'create-2' });
  expect(await ask('x'.repeat(200))).toMatchObject({ status: 'invalid' });
  expect(await ask('x', '', teacher.token)).toMatchObject({ code: 'forbidden' });
});

const stored = () =>
  readdirSync(join(server.config.dataDir, 'storage'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  );

test('an image can be replaced, and is deleted with the course and its other files', async () => {
  const image = createTestFile('غلاف.png', await createPhoto('png'));
  const { status, body: made } = await create({ image });
  expect([status, made.image]).toEqual([201, expect.stringMatching(/^images\/.*\.webp$/)]);
  expect(made.image_small).toBe(made.image?.replace('.webp', '-320.webp'));
  expect((await server.app.inject(`/storage/${made.image_small}`)).statusCode).toBe(200);
  const { body: changed } = await edit(made.id, { image });
  expect([changed.version, changed.image === made.image]).toEqual([2, false]);
  expect((await server.app.inject(`/storage/${made.image}`)).statusCode).toBe(404);
  await server.call('POST', '/pdfs', {
    token: admin.token,
    form: { course_id: String(made.id), title: 'مذكرة', url: createTestFile('a.pdf', createPdf()) },
  });
  expect(stored()).toHaveLength(3);
  expect((await remove(made.id)).status).toBe(204);
  expect(stored()).toEqual([]);
});

test('an image can be removed, unless the request has a new one', async () => {
  const image = createTestFile('غلاف.png', await createPhoto('png'));
  const { body: made } = await create({ image });
  expect((await edit(made.id, { remove_image: '0' })).body.image).toBe(made.image);
  const { status, body: removed } = await edit(made.id, { remove_image: '1' });
  expect([status, removed.image, removed.image_small]).toEqual([200, null, null]);
  expect(stored()).toEqual([]);
  expect((await edit(made.id, { image, remove_image: '1' })).body.image).toMatch(/^images\//);
  expect((await edit(made.id, { remove_image: '2' })).status).toBe(422);
  expect((await remove(made.id)).status).toBe(204);
});

test('a rejected course leaves no file, and a file that is not an image is rejected', async () => {
  const image = createTestFile('a.png', await createPhoto('png', { width: 40, height: 40 }));
  await create();
  expect((await create({ image })).status).toBe(422);
  expect((await create({ slug: 'with-file', image: createTestFile('a.png', createPdf()) })).body.errors).toHaveProperty(
    'image',
  );
  const { body: stale } = await create({ slug: 'stale' });
  expect((await edit(stale.id, { image, version: '9' })).status).toBe(409);
  expect(stored()).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCategories, addCourse, addPerson } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';
import { expectCorrectCounts } from './support/expectCorrectCounts.ts';

interface Row extends ProblemBody {
  id: number;
  name: string;
}

let server: TestApp;
let admin: Person;
let teacher: Person;

beforeAll(async () => {
  server = await createTestApp();
  admin = await addPerson(server.db, 'admin');
  teacher = await addPerson(server.db, 'teacher');
});
afterAll(() => server.close());

let serial = 0;
const name = () => `قسم ${(serial += 1)}`;
const ask = (method: string, path: string, options: object = {}) =>
  server.call<Row>(method, path, { token: admin.token, ...options });
const addMain = async () => (await ask('POST', '/main-categories', { form: { name: name() } })).body.id;
const add = (mainId: number, form: object = {}) =>
  ask('POST', '/categories', { form: { name: name(), main_category_id: String(mainId), ...form } });
const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status).toSorted((a, b) => a - b);

test('a main category can be added, renamed and deleted', async () => {
  const made = await ask('POST', '/main-categories', { form: { name: '  المرحلة الثانوية ' } });
  expect([made.status, made.body]).toEqual([
    201,
    { id: expect.any(Number), name: 'المرحلة الثانوية', courses_count: 0, categories: [] },
  ]);
  const path = `/main-categories/${made.body.id}`;
  const renamed = await ask('PUT', path, { json: { name: 'الثانوية العامة' } });
  expect([renamed.status, renamed.body.name]).toEqual([200, 'الثانوية العامة']);
  expect((await server.call('GET', '/main-categories?search=العامه')).body).toMatchObject({ total: 1 });
  expect((await ask('DELETE', path)).status).toBe(204);
  expect((await server.call('GET', path)).status).toBe(404);
  expect((await ask('DELETE', path)).status).toBe(404);
  expect((await ask('PUT', path, { json: { name: 'x' } })).status).toBe(404);
  await expectCorrectCounts(server.db);
});

test('a category can be added, moved and deleted', async () => {
  const [from, to] = [await addMain(), await addMain()];
  const made = await add(from, { name: 'الفيزياء' });
  expect([made.status, made.body]).toEqual([
    201,
    { id: expect.any(Number), name: 'الفيزياء', main_category_id: from, courses_count: 0 },
  ]);
  const path = `/categories/${made.body.id}`;
  const moved = await ask('POST', path, { json: { main_category_id: to } });
  expect(moved.body).toEqual({ ...made.body, main_category_id: to });
  expect((await ask('POST', path, { json: { name: 'الكيمياء' } })).body.name).toBe('الكيمياء');
  expect((await ask('POST', path, { json: {} })).body.name).toBe('الكيمياء');
  await expectCorrectCounts(server.db);
  expect((await ask('DELETE', path)).status).toBe(204);
  expect((await ask('POST', path, { json: { name: 'x' } })).status).toBe(404);
  await expectCorrectCounts(server.db);
});

test('a category that is not empty cannot be deleted, and the message has the count', async () => {
  const mainId = await addMain();
  const { body: category } = await add(mainId);
  await addCourse(server.db, teacher.id, { categoryIds: [category.id] });
  const main = await ask('DELETE', `/main-categories/${mainId}`);
  expect([main.status, main.body]).toEqual([
    409,
    { code: 'has_categories', message: 'لا يمكن حذف هذا القسم لأن فيه قسمًا فرعيًا واحدًا. أفرغه أولًا.' },
  ]);
  await addCourse(server.db, teacher.id, { categoryIds: [category.id] });
  const full = await ask('DELETE', `/categories/${category.id}`, { language: 'en' });
  expect([full.status, full.body]).toEqual([
    409,
    { code: 'has_courses', message: 'This category cannot be deleted: it has 2 courses. Empty it first.' },
  ]);
});

test.each(['؟!', '😀', '— … —'])('the name %s without letters and digits is rejected', async (symbols) => {
  const errors = { name: ['أدخل حرفًا أو رقمًا واحدًا على الأقل.'] };
  const mainId = await addMain();
  const { body: category } = await add(mainId);
  for (const [method, path, options] of [
    ['POST', '/main-categories', { form: { name: symbols } }],
    ['PUT', `/main-categories/${mainId}`, { json: { name: symbols } }],
    ['POST', '/categories', { form: { name: symbols, main_category_id: `${mainId}` } }],
    ['POST', `/categories/${category.id}`, { json: { name: symbols } }],
  ] as const) {
    const { status, body } = await ask(method, path, options);
    expect([path, status, body.errors]).toEqual([path, 422, errors]);
  }
});

test('moving a category moves its courses, and each course counts once', async () => {
  const from = await addCategories(server.db, name(), [name(), name()]);
  const to = await addCategories(server.db, name(), [name()]);
  const [moving = 0, staying = 0] = from.ids;
  await addCourse(server.db, teacher.id, { categoryIds: [moving] });
  await addCourse(server.db, teacher.id, { categoryIds: [moving, staying] });
  await addCourse(server.db, teacher.id, { categoryIds: [moving, ...to.ids] });
  await ask('POST', `/categories/${moving}`, { json: { main_category_id: to.mainId } });
  const count = async (id: number) => (await server.call('GET', `/main-categories/${id}`)).body['courses_count'];
  expect([await count(from.mainId), await count(to.mainId)]).toEqual([1, 3]);
  await expectCorrectCounts(server.db);
});

test('a name is unique within its parent, in any spelling', async () => {
  const [mainId, otherId] = [await addMain(), await addMain()];
  await add(mainId, { name: 'الأحياء' });
  const again = await add(mainId, { name: 'الاحيَاء' });
  expect([again.status, again.body.errors]).toEqual([422, { name: ['هذا الاسم مستخدم من قبل. اختر غيره.'] }]);
  const elsewhere = await add(otherId, { name: 'الأحياء' });
  expect(elsewhere.status).toBe(201);
  const moved = await ask('POST', `/categories/${elsewhere.body.id}`, { json: { main_category_id: mainId } });
  expect([moved.status, moved.body.errors]).toEqual([422, { name: ['هذا الاسم مستخدم من قبل. اختر غيره.'] }]);
  const both = { main_category_id: mainId, name: 'الأحياء ٢' };
  expect((await ask('POST', `/categories/${elsewhere.body.id}`, { json: both })).status).toBe(200);
  await expectCorrectCounts(server.db);
});

test('an unknown parent is a field error', async () => {
  const expected = [422, { main_category_id: ['هذا القسم غير موجود.'] }];
  const made = await add(999_999);
  expect([made.status, made.body.errors]).toEqual(expected);
  const { body } = await add(await addMain());
  const moved = await ask('POST', `/categories/${body.id}`, { json: { main_category_id: 999_999 } });
  expect([moved.status, moved.body.errors]).toEqual(expected);
});

test('parallel requests with the same name create one category', async () => {
  const mainId = await addMain();
  const replies = await Promise.all([1, 2, 3, 4].map(() => add(mainId, { name: 'الجغرافيا' })));
  expect(statuses(replies)).toEqual([201, 422, 422, 422]);
  const mains = await Promise.all([1, 2, 3].map(() => ask('POST', '/main-categories', { form: { name: 'الأزهر' } })));
  expect(statuses(mains)).toEqual([201, 422, 422]);
  await expectCorrectCounts(server.db);
});

test('adding and deleting in parallel leaves no row without a parent', async () => {
  for (let round = 0; round < 5; round += 1) {
    const mainId = await addMain();
    const [made, removed] = await Promise.all([add(mainId), ask('DELETE', `/main-categories/${mainId}`)]);
    expect([
      [201, 409],
      [422, 204],
    ]).toContainEqual([made.status, removed.status]);
  }
  const [a, b] = [await addMain(), await addMain()];
  const { body } = await add(a);
  await Promise.all(
    [a, b, a, b].map((id) => ask('POST', `/categories/${body.id}`, { json: { main_category_id: id } })),
  );
  await expectCorrectCounts(server.db);
});

test('only admins may edit categories', async () => {
  const path = `/main-categories/${await addMain()}`;
  for (const person of [teacher, await addPerson(server.db)]) {
    const { status } = await server.call('DELETE', path, { token: person.token });
    expect(status).toBe(403);
  }
  expect((await server.call('DELETE', path)).status).toBe(401);
  expect((await server.call('GET', path)).status).toBe(200);
});

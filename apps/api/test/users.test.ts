import type { components } from '@fanous/api-client/generated/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCourse, addPerson, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

type List = components['schemas']['UserList'];
type Detail = components['schemas']['UserDetail'];

let server: TestApp;
let admin: Person;
let limited: Person;
let teacher: Person;

beforeAll(async () => {
  server = await createTestApp({ environment: { LIMITED_ADMIN_EMAILS: 'limited@example.com' } });
  const { db } = server;
  admin = await addPerson(db, 'admin', { name: 'سلمى الجندي', email: 'salma@fanous.example' });
  limited = await addPerson(db, 'admin', { name: 'حسام قنديل', email: 'limited@example.com' });
  teacher = await addPerson(db, 'teacher', { name: 'خالد منصور', email: 'khaled@fanous.example' });
  await addPerson(db, 'user', { name: 'منى إبراهيم', email: 'mona@example.com', phone: '01012345678' });
  await addPerson(db, 'user', { name: 'Ahmed Samir', email: 'ahmed@example.com', phone: '01198765432' });
});
afterAll(() => server.close());

const list = async (query = '') => (await server.call<List>('GET', `/users${query}`, { token: admin.token })).body;
const names = ({ users }: List) => users.map(({ name }) => name);

test('accounts are listed newest first, without secrets', async () => {
  const body = await list();
  expect(names(body)).toEqual(['Ahmed Samir', 'منى إبراهيم', 'خالد منصور', 'حسام قنديل', 'سلمى الجندي']);
  expect([body.total, body.page, body.per_page]).toEqual([5, 1, 50]);
  expect(body.users[1]).toEqual({
    id: expect.any(Number),
    name: 'منى إبراهيم',
    email: 'mona@example.com',
    phone: '01012345678',
    role: 'user',
    roles: ['user'],
    image: null,
    image_small: null,
    is_limited: 0,
    has_two_step: 0,
    deletion_requested_at: null,
    number_of_purchased_courses: 0,
    number_of_created_courses: 0,
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(body.users.map(({ is_limited }) => is_limited)).toEqual([0, 0, 0, 1, 0]);
});

test('accounts can be sorted', async () => {
  const byName = ['Ahmed Samir', 'حسام قنديل', 'خالد منصور', 'سلمى الجندي', 'منى إبراهيم'];
  expect(names(await list('?sort=name_asc'))).toEqual(byName);
  expect(names(await list('?sort=name_desc'))).toEqual(byName.toReversed());
  expect(names(await list('?sort=oldest'))[0]).toBe('سلمى الجندي');
  const pages = [1, 2, 3].map((page) => list(`?sort=name_asc&per_page=2&page=${page}`));
  expect((await Promise.all(pages)).flatMap(names)).toEqual(byName);
  expect(names(await list('?sort=name_asc&search=fanous'))).toEqual(['خالد منصور', 'سلمى الجندي']);
});

test.each([
  ['ابراهيم', 1],
  ['AHMED', 1],
  ['٠١٠١٢٣', 1],
  ['98765', 1],
  ['fanous.example', 2],
  ['teacher', 1],
  ['طالب', 2],
  ['مدير', 2],
  ['سمير', 0],
  ['com ahmed', 0],
])('a search for «%s» finds %d', async (search, count) => {
  const body = await list(`?search=${encodeURIComponent(search)}`);
  expect([body.users.length, body.total]).toEqual([count, count]);
});

test('the list can be filtered by role, with the stored total', async () => {
  const body = await list('?role=user&per_page=1');
  expect([names(body), body.total]).toEqual([['Ahmed Samir'], 2]);
  expect((await list('?role=teacher&search=منصور')).total).toBe(1);
  expect((await list('?role=student')).total).toBe(2);
  expect((await server.call('GET', '/users?role=owner', { token: admin.token })).status).toBe(422);
});

test('an account has its created and its purchased courses', async () => {
  const [made, other] = [await addCourse(server.db, teacher.id), await addCourse(server.db, admin.id)];
  await enrolUser(server.db, teacher.id, other.id);
  const { body } = await server.call<Detail>('GET', `/users/${teacher.id}`, { token: teacher.token });
  expect(body.created_courses.map(({ id }) => id)).toEqual([made.id]);
  expect(body.purchased_courses.map(({ id }) => id)).toEqual([other.id]);
  expect([body.number_of_created_courses, body.number_of_purchased_courses]).toEqual([1, 1]);
});

test('an unknown account is 404 for admins and 403 for others', async () => {
  for (const path of ['/users/999999', '/users/999999/quiz-results']) {
    expect((await server.call('GET', path, { token: limited.token })).status).toBe(404);
    expect((await server.call('GET', path, { token: teacher.token })).status).toBe(403);
  }
});

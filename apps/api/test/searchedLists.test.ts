import { foldArabic } from '@fanous/arabic/fold';
import { matchesAnywhere } from '@fanous/arabic/match';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertGeneratedRows } from '../src/demo/large/insertGeneratedRows.ts';
import { toUserSearchFold } from '../src/features/users/userFields.ts';
import { addCourse, addPerson, enrolUser } from './support/fixtures.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

// A page of a search equals the page of the fully sorted list, for any number and position of matches.

interface Found {
  users: { id: number; name: string }[];
  total: number;
  total_is_capped?: boolean;
}

// More rows than one query sorts, all at the end of the list.
const old = 2_100;
const all = 4_400;
const names = ['محمود النجار', 'سارة عبد الله', 'منى النجّار', 'إبراهيم نجاتي'];

let server: TestApp;
let token: string;
let stored: { id: number; search_fold: string }[];

beforeAll(async () => {
  server = await createTestApp();
  await insertGeneratedRows(server.db, 'users', all, (at) => {
    const name = at < old ? 'طالبة قديمة' : `${names[at % names.length]} ${at}`;
    const user = { name, email: `person-${at}@example.org`, phone: null, role: 'user' as const };
    return { ...user, password_hash: '!', search_fold: toUserSearchFold(user) };
  });
  await sql`analyze users`.execute(server.db);
  token = (await addPerson(server.db, 'admin', { name: 'المديرة' })).token;
  stored = await server.db.selectFrom('users').select(['id', 'search_fold']).orderBy('id', 'desc').execute();
});
afterAll(() => server.close());

const find = async (search: string, { page = 1, per_page = 50 } = {}) => {
  const query = new URLSearchParams({ search, page: String(page), per_page: String(per_page) });
  return (await server.call<Found>('GET', `/users?${query}`, { token })).body;
};

test.each([
  // many matches, everywhere in the list
  ['student', {}],
  ['student', { page: 20, per_page: 200 }],
  // many matches, only at the end of the list
  ['قديمة', {}],
  ['قديمه', { page: 3, per_page: 7 }],
  ['طالبة قديمة', { page: 11, per_page: 200 }],
  ['قديمة', { page: 20, per_page: 200 }],
  // a few matches
  ['النجار', {}],
  ['نجار', { page: 4, per_page: 40 }],
  ['سارة عبد الله', { page: 2 }],
  ['إبراهيم نجاتي ٣', {}],
  // fewer than three letters
  ['نج', {}],
  // one match, no match, no letters
  ['person-4321@example.org', {}],
  ['المديرة', {}],
  ['لا أحد بهذا الاسم', {}],
  ['%', {}],
])('«%s» finds the same rows as a full scan (%o)', async (search, where) => {
  const { page = 1, per_page = 50 } = where as { page?: number; per_page?: number };
  const matching =
    foldArabic(search) === '' ? [] : stored.filter(({ search_fold }) => matchesAnywhere(search_fold, search));
  const { users, ...rest } = await find(search, { page, per_page });
  expect(users.map(({ id }) => id)).toEqual(matching.slice((page - 1) * per_page, page * per_page).map(({ id }) => id));
  expect(rest).toEqual({
    page,
    per_page,
    ...(matching.length > 1_000 ? { total: 1_000, total_is_capped: true } : { total: matching.length }),
  });
});

test('a change through this server is found immediately', async () => {
  const search = 'نرجس';
  expect((await find(search)).total).toBe(0);
  const password = 'a-long-Enough-1';
  const form = { name: search, email: 'narges@example.com', password, password_confirmation: password };
  const made = await server.call<{ data: { id: number } }>('POST', '/register', { form });
  expect(made.status).toBe(201);
  expect(await find(search)).toMatchObject({ total: 1, users: [{ id: made.body.data.id }] });
  expect((await server.call('DELETE', `/admin/users/${made.body.data.id}`, { token })).status).toBe(204);
  expect(await find(search)).toMatchObject({ total: 0, users: [] });
});

test('rows deleted through another server are not shown, even from cached matches', async () => {
  const person = await addPerson(server.db, 'user', { name: 'زمردة' });
  expect((await find('زمردة')).users.map(({ id }) => id)).toEqual([person.id]);
  await server.db.deleteFrom('users').where('id', '=', person.id).execute();
  expect((await find('زمردة')).users).toEqual([]);
});

test('the same search in two courses finds each course’s subscribers', async () => {
  const teacher = await addPerson(server.db, 'teacher');
  const people = [
    await addPerson(server.db, 'user', { name: 'جميلة' }),
    await addPerson(server.db, 'user', { name: 'جميلة' }),
  ];
  for (const person of people) {
    const course = await addCourse(server.db, teacher.id);
    await enrolUser(server.db, person.id, course.id);
    const path = `/courses/${course.id}/users?search=${encodeURIComponent('جميله')}`;
    const { body } = await server.call<Found>('GET', path, { token });
    expect(body).toMatchObject({ total: 1, users: [{ id: person.id }] });
  }
});

test('a page after the end of a list is empty and has the total', async () => {
  const { body } = await server.call<Found>('GET', '/users?role=admin&page=9', { token });
  expect([body.users, body.total]).toEqual([[], 1]);
});

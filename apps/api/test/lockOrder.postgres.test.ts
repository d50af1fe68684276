import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCategories, addCourse, addPerson } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { waitForBlockedConnections } from './support/lockWaits.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// Every call locks rows in a fixed order: while it waits for a lock, it may not hold a later one. The embedded database has one
// connection, so no call waits there.

let server: TestApp;
let admin: Person;
let owner: Person;
let place: { mainId: number; ids: number[] };

beforeAll(async () => {
  server = await createTestApp();
  [owner, admin] = [await addPerson(server.db, 'teacher'), await addPerson(server.db, 'admin')];
  place = await addCategories(server.db, 'العلوم', ['الفيزياء', 'الكيمياء']);
  await addCourse(server.db, owner.id, { categoryIds: place.ids.slice(0, 1) });
});
afterAll(() => server.close());

interface Row {
  table: 'counters' | 'categories' | 'main_categories' | 'users';
  key: string | number;
}

const lock = ({ table, key }: Row) =>
  sql`select from ${sql.table(table)} where ${sql.ref(table === 'counters' ? 'name' : 'id')} = ${key} for update`;

async function isFree(row: Row): Promise<boolean> {
  const { rows } = await sql`${lock(row)} skip locked`.execute(server.db);
  return rows.length === 1;
}

/** Makes a call wait for a locked row. Returns whether the other row can be locked meanwhile. */
async function isFreeWhileWaiting(held: Row, other: Row, call: () => Promise<{ status: number }>) {
  const { reply, free } = await server.db.transaction().execute(async (db) => {
    await lock(held).execute(db);
    const reply = call();
    await waitForBlockedConnections(server.db);
    return { reply, free: await isFree(other) };
  });
  return { status: (await reply).status, free };
}

test('a new course waits for its category before it is counted', async () => {
  const [category = 0] = place.ids;
  const form = {
    name: 'الموجات',
    slug: 'waves',
    description: 'الصوت والضوء',
    price: '0',
    user_id: `${owner.id}`,
    'categories[]': [`${category}`],
  };
  const call = () => server.call('POST', '/courses', { token: admin.token, form });
  const counter: Row = { table: 'counters', key: 'courses' };
  expect(await isFreeWhileWaiting({ table: 'categories', key: category }, counter, call)).toEqual({
    status: 201,
    free: true,
  });
});

test('deleting a category waits for its main category before counting', async () => {
  const call = () => server.call('DELETE', `/categories/${place.ids[1]}`, { token: admin.token });
  const counter: Row = { table: 'counters', key: 'categories' };
  expect(await isFreeWhileWaiting({ table: 'main_categories', key: place.mainId }, counter, call)).toEqual({
    status: 204,
    free: true,
  });
});

test('changing the owner of a course waits for both owners before locking categories', async () => {
  const [category = 0] = place.ids;
  const course = await addCourse(server.db, owner.id);
  const next = await addPerson(server.db, 'teacher');
  const form = { user_id: `${next.id}`, 'categories[]': [`${category}`] };
  const call = () => server.call('POST', `/courses/${course.id}`, { token: admin.token, form });
  const row: Row = { table: 'categories', key: category };
  expect(await isFreeWhileWaiting({ table: 'users', key: owner.id }, row, call)).toEqual({ status: 200, free: true });
});

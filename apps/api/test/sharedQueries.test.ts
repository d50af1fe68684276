import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { executeShared } from '../src/db/sharedQueries.ts';
import { openTestDatabase } from './support/database.ts';
import { addPerson } from './support/fixtures.ts';

// Equal queries of one moment run once, and no caller gets rows that are older than its call.

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const selectName = (db: Database['db'], id: number) =>
  db.selectFrom('users').where('id', '=', id).select(['id', 'name']);
const setName = (id: number, name: string) =>
  database.db.updateTable('users').set({ name }).where('id', '=', id).execute();

/** Counts the statements that the database runs. */
function countStatements(db: Database['db']) {
  let count = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  });
  return { counting, getCount: () => count };
}

test('a crowd shares one query, and each caller may change its own rows', async () => {
  const { id } = await addPerson(database.db);
  const { counting, getCount } = countStatements(database.db);
  const crowd = await Promise.all(Array.from({ length: 20 }, () => executeShared(counting, selectName(counting, id))));
  expect(getCount()).toBe(1);
  const [first, second] = crowd.map(([row]) => row);
  if (first) first.name = 'changed';
  expect(second?.name).toBe('منى السيد');
});

test('other values are another query', async () => {
  const [first, second] = [await addPerson(database.db), await addPerson(database.db)];
  const rows = await Promise.all(
    [first, second].map(({ id }) => executeShared(database.db, selectName(database.db, id))),
  );
  expect(rows.map(([row]) => row?.id)).toEqual([first.id, second.id]);
});

test('a call after a change gets the change, however many calls run', async () => {
  const { id } = await addPerson(database.db);
  const read = () => executeShared(database.db, selectName(database.db, id));
  const running: Promise<unknown>[] = [];
  for (let version = 1; version <= 50; version += 1) {
    running.push(read(), read());
    await setName(id, `الاسم ${version}`);
    running.push(read());
    expect((await read())[0]?.name).toBe(`الاسم ${version}`);
  }
  await Promise.all(running);
});

test('a transaction reads its own changes', async () => {
  const { id } = await addPerson(database.db);
  await database.db.transaction().execute(async (db) => {
    await db.updateTable('users').set({ name: 'في المعاملة' }).where('id', '=', id).execute();
    expect((await executeShared(db, selectName(db, id)))[0]?.name).toBe('في المعاملة');
  });
});

test('an error reaches all callers, and the next call tries again', async () => {
  const broken = () =>
    executeShared(database.db, database.db.selectFrom('users').where('id', '=', Number.NaN).select('id'));
  const outcomes = await Promise.allSettled([broken(), broken()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(broken()).rejects.toThrow('NaN');
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Db } from '../src/db/database.ts';
import { openTestDatabase } from './support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Counts the prepared statements of this transaction's connection. */
async function countPreparedStatements(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(db);
  return rows[0]?.count ?? 0;
}

test('a query with different values is prepared once', async () => {
  await database.db.transaction().execute(async (db) => {
    const before = await countPreparedStatements(db);
    for (const id of [1, 2, 3]) await db.selectFrom('users').where('id', '=', id).select('name').execute();
    expect(await countPreparedStatements(db)).toBe(before + 1);
  });
});

test('a failed query can run again with other values', async () => {
  const divide = (by: number) => sql<{ result: number }>`select 10 / ${by}::int as result`.execute(database.db);
  expect((await divide(2)).rows).toEqual([{ result: 5 }]);
  await expect(divide(0)).rejects.toThrow(/zero/);
  expect((await divide(5)).rows).toEqual([{ result: 2 }]);
});

test('different queries do not fill the memory', async () => {
  await database.db.transaction().execute(async (db) => {
    for (let at = 0; at < 600; at += 1) await sql`select ${at}::int as ${sql.ref(`number_${at}`)}`.execute(db);
    const most = await countPreparedStatements(db);
    expect(most).toBeLessThanOrEqual(500);
    await sql`select ${1}::int as one_more`.execute(db);
    expect(await countPreparedStatements(db)).toBe(most);
  });
});

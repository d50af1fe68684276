import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { recount } from '../../src/db/recount.ts';

/** Expects every stored count to be what counting anew gives. */
export async function expectTrueCounts(db: Db): Promise<void> {
  const stored = await counts(db);
  await recount(db);
  expect(stored).toEqual(await counts(db));
}

const tables = ['users', 'courses', 'categories', 'main_categories', 'summaries', 'quizzes', 'questions'];

async function counts(db: Db): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.table(table)} order by id`.execute(db);
    const own = rows.map((row) =>
      Object.entries(row as object).filter(([name]) => name === 'id' || name.endsWith('_count')),
    );
    found.push([table, own]);
  }
  const { rows } = await sql`select name, value from counters where value <> 0 order by name`.execute(db);
  return [...found, rows];
}

import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/**
 * Puts a course into these categories, in this order, and keeps the counts of categories and main categories; to be
 * called in a transaction that holds the course. False when one of them does not exist. What is counted is locked in the
 * order of the ids, so that two such transactions wait for each other and never hold each other up for good.
 */
export async function setCategories(db: Db, courseId: number, wanted: readonly number[]): Promise<boolean> {
  const links = await db
    .selectFrom('course_categories')
    .where('course_id', '=', courseId)
    .select('category_id')
    .execute();
  const before = new Set(links.map(({ category_id }) => category_id));
  const after = new Set(wanted);
  const touched = [...new Set([...before, ...after])];
  const { rows: categories } = await sql<{ id: number; main_category_id: number }>`
    select id, main_category_id from categories where id = any(${touched}::bigint[])
    order by id for update
  `.execute(db);
  if (categories.length < touched.length) return false;

  await db.deleteFrom('course_categories').where('course_id', '=', courseId).execute();
  const rows = wanted.map((category_id, position) => ({ course_id: courseId, category_id, position }));
  if (rows.length > 0) await db.insertInto('course_categories').values(rows).execute();

  const mainsOf = (ids: ReadonlySet<number>) =>
    new Set(categories.filter(({ id }) => ids.has(id)).map(({ main_category_id }) => main_category_id));
  await countChange(db, 'categories', before, after);
  await countChange(db, 'main_categories', mainsOf(before), mainsOf(after));
  return true;
}

/** One course less where it was, one more where it has come. */
async function countChange(
  db: Db,
  table: 'categories' | 'main_categories',
  before: ReadonlySet<number>,
  after: ReadonlySet<number>,
): Promise<void> {
  const changed = [...new Set([...before, ...after])].filter((id) => before.has(id) !== after.has(id));
  for (const id of changed.toSorted((a, b) => a - b))
    await db
      .updateTable(table)
      .set({ courses_count: sql<number>`courses_count + ${before.has(id) ? -1 : 1}` })
      .where('id', '=', id)
      .execute();
}

import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { recordFieldChange } from '../audit/auditContext.ts';

/**
 * Sets the categories of a course, in this order, and adjusts the counts of categories and main categories. Call it in a
 * transaction that has locked the course. Returns false if a category does not exist. Counted rows are locked in the order
 * of ids, to avoid deadlocks.
 */
export async function setCourseCategories(db: Db, courseId: number, wanted: readonly number[]): Promise<boolean> {
  const links = await db
    .selectFrom('course_categories')
    .where('course_id', '=', courseId)
    .select('category_id')
    .orderBy('position')
    .execute();
  const before = new Set(links.map(({ category_id }) => category_id));
  const after = new Set(wanted);
  const affectedIds = [...new Set([...before, ...after])];
  const { rows: categories } = await sql<{ id: number; main_category_id: number; name: string }>`
    select id, main_category_id, name from categories where id = any(${affectedIds}::bigint[])
    order by id for update
  `.execute(db);
  if (categories.length < affectedIds.length) return false;

  await db.deleteFrom('course_categories').where('course_id', '=', courseId).execute();
  const rows = wanted.map((category_id, position) => ({ course_id: courseId, category_id, position }));
  if (rows.length > 0) await db.insertInto('course_categories').values(rows).execute();

  const listNames = (ids: ReadonlySet<number>) =>
    [...ids].map((id) => categories.find((category) => category.id === id)?.name);
  await recordFieldChange(db, {
    targetType: 'course',
    targetId: courseId,
    field: 'categories',
    before: listNames(before),
    after: listNames(after),
  });
  const findMainCategoryIds = (ids: ReadonlySet<number>) =>
    new Set(categories.filter(({ id }) => ids.has(id)).map(({ main_category_id }) => main_category_id));
  await adjustCourseCounts(db, 'categories', before, after);
  await adjustCourseCounts(db, 'main_categories', findMainCategoryIds(before), findMainCategoryIds(after));
  return true;
}

/** Decreases the count of removed categories and increases the count of added ones. */
async function adjustCourseCounts(
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

import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import { adjustCounter } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';

const toNameColumns = (name: string) => ({ name, name_fold: foldArabic(name) });

/** Adds a main category. A duplicate name violates `main_categories_by_name`. */
export async function insertMainCategory(db: Db, name: string) {
  const main = await db
    .insertInto('main_categories')
    .values(toNameColumns(name))
    .returning(['id', 'name', 'courses_count'])
    .executeTakeFirstOrThrow();
  await adjustCounter(db, 'main_categories', 1);
  return main;
}

/** Renames a main category. A duplicate name violates `main_categories_by_name`. */
export async function renameMainCategory(db: Db, id: number, name: string): Promise<void> {
  await db.updateTable('main_categories').set(toNameColumns(name)).where('id', '=', id).execute();
}

/** Deletes a main category without categories. */
export async function deleteEmptyMainCategory(db: Db, id: number): Promise<void> {
  await db.deleteFrom('main_categories').where('id', '=', id).execute();
  await adjustCounter(db, 'main_categories', -1);
}

/** Locks a main category, so that its categories do not change until the transaction ends. */
export function lockMainCategory(db: Db, id: number) {
  return db
    .selectFrom('main_categories')
    .where('id', '=', id)
    .select(['id', 'categories_count'])
    .forUpdate()
    .executeTakeFirst();
}

/** Locks a category, so that its courses do not change until the transaction ends. */
export function lockCategory(db: Db, id: number) {
  return db
    .selectFrom('categories')
    .where('id', '=', id)
    .select(['id', 'name', 'main_category_id', 'courses_count'])
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a category. A duplicate name in the main category violates `categories_by_name`. */
export async function insertCategory(db: Db, mainId: number, name: string) {
  const category = await db
    .insertInto('categories')
    .values({ ...toNameColumns(name), main_category_id: mainId })
    .returning(['id', 'name', 'main_category_id', 'courses_count'])
    .executeTakeFirstOrThrow();
  await adjustMainCategoryCounts(db, mainId, 1);
  await adjustCounter(db, 'categories', 1);
  return category;
}

/** The new values of a category. */
interface CategoryChange {
  name: string;
  mainId: number;
}

/**
 * Renames a category, or moves it to another main category and adjusts the course counts. Lock the category and the main
 * categories first. A duplicate name in the main category violates `categories_by_name`.
 */
export async function updateCategory(
  db: Db,
  category: { id: number; main_category_id: number },
  { name, mainId }: CategoryChange,
): Promise<void> {
  const from = category.main_category_id;
  const isMoved = mainId !== from;
  const leaving = isMoved ? await countCoursesOnlyIn(db, category.id, from) : 0;
  const coming = isMoved ? await countCoursesOnlyIn(db, category.id, mainId) : 0;
  await db
    .updateTable('categories')
    .set({ ...toNameColumns(name), main_category_id: mainId })
    .where('id', '=', category.id)
    .execute();
  if (!isMoved) return;
  await adjustMainCategoryCounts(db, from, -1, -leaving);
  await adjustMainCategoryCounts(db, mainId, 1, coming);
}

/** Deletes a category without courses. */
export async function deleteEmptyCategory(db: Db, category: { id: number; main_category_id: number }): Promise<void> {
  await db.deleteFrom('categories').where('id', '=', category.id).execute();
  await adjustMainCategoryCounts(db, category.main_category_id, -1);
  await adjustCounter(db, 'categories', -1);
}

/** Counts the courses that are in no other category of the main category: only they change its count. */
async function countCoursesOnlyIn(db: Db, categoryId: number, mainId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from course_categories as link
    where link.category_id = ${categoryId} and not exists (
      select from course_categories as other join categories on categories.id = other.category_id
      where other.course_id = link.course_id and categories.id <> ${categoryId}
        and categories.main_category_id = ${mainId}
    )
  `.execute(db);
  return rows[0]?.count ?? 0;
}

async function adjustMainCategoryCounts(db: Db, mainId: number, categories: number, courses = 0): Promise<void> {
  await db
    .updateTable('main_categories')
    .set({
      categories_count: sql<number>`categories_count + ${categories}`,
      courses_count: sql<number>`courses_count + ${courses}`,
    })
    .where('id', '=', mainId)
    .execute();
}

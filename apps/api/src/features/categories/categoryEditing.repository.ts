import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import { adjustCounter } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';

const named = (name: string) => ({ name, name_fold: foldArabic(name) });

/** Adds a main category; a name that is taken breaks `main_categories_by_name`. */
export async function insertMainCategory(db: Db, name: string) {
  const main = await db
    .insertInto('main_categories')
    .values(named(name))
    .returning(['id', 'name', 'courses_count'])
    .executeTakeFirstOrThrow();
  await adjustCounter(db, 'main_categories', 1);
  return main;
}

/** Renames a main category; a name that is taken breaks `main_categories_by_name`. */
export async function renameMainCategory(db: Db, id: number, name: string): Promise<void> {
  await db.updateTable('main_categories').set(named(name)).where('id', '=', id).execute();
}

/** Removes a main category that nothing is below. */
export async function deleteMainCategory(db: Db, id: number): Promise<void> {
  await db.deleteFrom('main_categories').where('id', '=', id).execute();
  await adjustCounter(db, 'main_categories', -1);
}

/** Holds a main category, so that nothing comes below it or leaves until the transaction ends. */
export function lockMainCategory(db: Db, id: number) {
  return db
    .selectFrom('main_categories')
    .where('id', '=', id)
    .select(['id', 'categories_count'])
    .forUpdate()
    .executeTakeFirst();
}

/** Holds a category, so that no course comes into it or leaves until the transaction ends. */
export function lockCategory(db: Db, id: number) {
  return db
    .selectFrom('categories')
    .where('id', '=', id)
    .select(['id', 'name', 'main_category_id', 'courses_count'])
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a category; a name that its main category has already breaks `categories_by_name`. */
export async function insertCategory(db: Db, mainId: number, name: string) {
  const category = await db
    .insertInto('categories')
    .values({ ...named(name), main_category_id: mainId })
    .returning(['id', 'name', 'main_category_id', 'courses_count'])
    .executeTakeFirstOrThrow();
  await countCategory(db, mainId, 1);
  await adjustCounter(db, 'categories', 1);
  return category;
}

/** What is to become of a category. */
interface CategoryChange {
  name: string;
  mainId: number;
}

/**
 * Renames a category, or puts it below another main category and its courses into that one's count. Category and main
 * categories have to be locked. A name that the main category has already breaks `categories_by_name`.
 */
export async function changeCategory(
  db: Db,
  category: { id: number; main_category_id: number },
  { name, mainId }: CategoryChange,
): Promise<void> {
  const from = category.main_category_id;
  const isMoved = mainId !== from;
  const leaving = isMoved ? await coursesOnlyIn(db, category.id, from) : 0;
  const coming = isMoved ? await coursesOnlyIn(db, category.id, mainId) : 0;
  await db
    .updateTable('categories')
    .set({ ...named(name), main_category_id: mainId })
    .where('id', '=', category.id)
    .execute();
  if (!isMoved) return;
  await countCategory(db, from, -1, -leaving);
  await countCategory(db, mainId, 1, coming);
}

/** Removes a category that holds no courses. */
export async function deleteCategory(db: Db, category: { id: number; main_category_id: number }): Promise<void> {
  await db.deleteFrom('categories').where('id', '=', category.id).execute();
  await countCategory(db, category.main_category_id, -1);
  await adjustCounter(db, 'categories', -1);
}

/** How many courses of a category are in no other category below a main category: only they change its count. */
async function coursesOnlyIn(db: Db, categoryId: number, mainId: number): Promise<number> {
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

async function countCategory(db: Db, mainId: number, categories: number, courses = 0): Promise<void> {
  await db
    .updateTable('main_categories')
    .set({
      categories_count: sql<number>`categories_count + ${categories}`,
      courses_count: sql<number>`courses_count + ${courses}`,
    })
    .where('id', '=', mainId)
    .execute();
}

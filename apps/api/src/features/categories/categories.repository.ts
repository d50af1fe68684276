import { sql } from 'kysely';
import { counterOf } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { readList } from '../../db/lists.ts';
import type { Searches } from '../../db/lists.ts';
import type { Page } from '../../db/paging.ts';
import { matchSubstring } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';

const columns = ['id', 'name', 'main_category_id', 'courses_count'] as const;

/** A category as lists show it. */
export type CategoryRow = Awaited<ReturnType<typeof listCategories>>['rows'][number];

interface CategoryFilter {
  search: Search | undefined;
  /** Only what is below this main category. */
  mainId: number | undefined;
  page: Page;
}

/** One page of categories, oldest first. */
export function listCategories(db: Db, searches: Searches, { search, mainId, page }: CategoryFilter) {
  const all = db.selectFrom('categories');
  return readList(db, searches, {
    found: mainId === undefined ? all : all.where('main_category_id', '=', mainId),
    show: (found) => found.select(columns),
    id: 'categories.id',
    order: sql`categories.id`,
    length: mainId === undefined ? counterOf('categories') : countBelow(mainId),
    search: search && matchSubstring('categories.name_fold', search),
    page,
  });
}

/** The stored number of categories below a main one. */
const countBelow = (mainId: number) =>
  sql<number>`coalesce((select categories_count from main_categories where id = ${mainId}), 0)`;

/** One category and the name of the main category above it. */
export function findCategory(db: Db, id: number) {
  return db
    .selectFrom('categories')
    .innerJoin('main_categories', 'main_categories.id', 'main_category_id')
    .where('categories.id', '=', id)
    .select([
      'categories.id',
      'categories.name',
      'main_category_id',
      'categories.courses_count',
      'main_categories.name as main_category_name',
    ])
    .executeTakeFirst();
}

/** One page of main categories, oldest first, each with what is below it. */
export async function listMainCategories(db: Db, searches: Searches, search: Search | undefined, page: Page) {
  const { rows, ...total } = await readList(db, searches, {
    found: db.selectFrom('main_categories'),
    show: (found) => found.select(['id', 'name', 'courses_count']),
    id: 'main_categories.id',
    order: sql`main_categories.id`,
    length: counterOf('main_categories'),
    search: search && matchSubstring('main_categories.name_fold', search),
    page,
  });
  return { ...total, rows: await withCategories(db, rows) };
}

/** One main category with what is below it. */
export async function findMainCategory(db: Db, id: number) {
  const rows = await db
    .selectFrom('main_categories')
    .where('id', '=', id)
    .select(['id', 'name', 'courses_count'])
    .execute();
  const [main] = await withCategories(db, rows);
  return main;
}

async function withCategories<T extends { id: number }>(db: Db, mains: T[]) {
  const ids = mains.map(({ id }) => id);
  const categories = await db
    .selectFrom('categories')
    .where(sql<boolean>`main_category_id = any(${ids}::bigint[])`)
    .select(columns)
    .orderBy('id')
    .execute();
  const below = Map.groupBy(categories, ({ main_category_id }) => main_category_id);
  return mains.map((main) => ({ ...main, categories: below.get(main.id) ?? [] }));
}

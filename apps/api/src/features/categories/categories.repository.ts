import { sql } from 'kysely';
import { readCounter } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { countCapped, offsetOf } from '../../db/paging.ts';
import type { Page, Total } from '../../db/paging.ts';
import { containsSearch } from '../../db/search.ts';
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
export async function listCategories(db: Db, { search, mainId, page }: CategoryFilter) {
  let found = db.selectFrom('categories');
  if (mainId !== undefined) found = found.where('main_category_id', '=', mainId);
  if (search) found = found.where(containsSearch('name_fold', search));
  const rows = await found.select(columns).orderBy('id').limit(page.per_page).offset(offsetOf(page)).execute();
  const total: Total = search ? await countCapped(db, found) : { total: await storedTotal(db, mainId) };
  return { ...total, rows };
}

async function storedTotal(db: Db, mainId: number | undefined): Promise<number> {
  if (mainId === undefined) return readCounter(db, 'categories');
  const main = await db
    .selectFrom('main_categories')
    .where('id', '=', mainId)
    .select('categories_count')
    .executeTakeFirst();
  return main?.categories_count ?? 0;
}

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
export async function listMainCategories(db: Db, search: Search | undefined, page: Page) {
  let found = db.selectFrom('main_categories');
  if (search) found = found.where(containsSearch('name_fold', search));
  const rows = await found
    .select(['id', 'name', 'courses_count'])
    .orderBy('id')
    .limit(page.per_page)
    .offset(offsetOf(page))
    .execute();
  const total: Total = search ? await countCapped(db, found) : { total: await readCounter(db, 'main_categories') };
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

import { sql } from 'kysely';
import { getCounterSql } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { readList } from '../../db/lists.ts';
import type { SearchCache } from '../../db/lists.ts';
import type { PageQuery } from '../../db/paging.ts';
import { matchSubstring } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';

const columns = ['id', 'name', 'main_category_id', 'courses_count'] as const;

/** A category in a list. */
export type CategoryRow = Awaited<ReturnType<typeof listCategories>>['rows'][number];

interface CategoryFilter {
  search: Search | undefined;
  /** Lists only the categories of this main category. */
  mainId: number | undefined;
  page: PageQuery;
}

/** Lists one page of categories, oldest first. */
export function listCategories(db: Db, searchCache: SearchCache, { search, mainId, page }: CategoryFilter) {
  const all = db.selectFrom('categories');
  return readList(db, searchCache, {
    rowsQuery: mainId === undefined ? all : all.where('main_category_id', '=', mainId),
    selectColumns: (query) => query.select(columns),
    id: 'categories.id',
    order: sql`categories.id`,
    countExpression: mainId === undefined ? getCounterSql('categories') : getCategoryCountSql(mainId),
    search: search && matchSubstring('categories.name_fold', search),
    page,
  });
}

/** The SQL expression for the stored number of categories of a main category. */
const getCategoryCountSql = (mainId: number) =>
  sql<number>`coalesce((select categories_count from main_categories where id = ${mainId}), 0)`;

/** Finds a category, with the name of its main category. */
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

/** Lists one page of main categories, oldest first, each with its categories. */
export async function listMainCategories(
  db: Db,
  searchCache: SearchCache,
  search: Search | undefined,
  page: PageQuery,
) {
  const { rows, ...total } = await readList(db, searchCache, {
    rowsQuery: db.selectFrom('main_categories'),
    selectColumns: (query) => query.select(['id', 'name', 'courses_count']),
    id: 'main_categories.id',
    order: sql`main_categories.id`,
    countExpression: getCounterSql('main_categories'),
    search: search && matchSubstring('main_categories.name_fold', search),
    page,
  });
  return { ...total, rows: await addCategories(db, rows) };
}

/** Finds a main category with its categories. */
export async function findMainCategory(db: Db, id: number) {
  const rows = await db
    .selectFrom('main_categories')
    .where('id', '=', id)
    .select(['id', 'name', 'courses_count'])
    .execute();
  const [main] = await addCategories(db, rows);
  return main;
}

async function addCategories<T extends { id: number }>(db: Db, mains: T[]) {
  const ids = mains.map(({ id }) => id);
  const categories = await db
    .selectFrom('categories')
    .where(sql<boolean>`main_category_id = any(${ids}::bigint[])`)
    .select(columns)
    .orderBy('id')
    .execute();
  const categoriesByMainId = Map.groupBy(categories, ({ main_category_id }) => main_category_id);
  return mains.map((main) => ({ ...main, categories: categoriesByMainId.get(main.id) ?? [] }));
}

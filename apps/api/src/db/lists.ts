import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { ResponseCache } from '../responseCache.ts';
import type { Db } from './database.ts';
import { getOffset } from './paging.ts';
import type { PageQuery, ListTotal } from './paging.ts';
import type { SearchRule } from './search.ts';
import { executeShared } from './sharedQueries.ts';

/** Counting the matches of a search stops here. */
export const maxCountedMatches = 1_000;
// Up to this number, all matches are read and sorted. Above it, the list is scanned in its order.
const maxSortedMatches = 2_000;
// How many rows are scanned from the start of the list, before all matches are sorted anyway.
const scanLimits = [2_000, 20_000];

/** The matches of a search: the ids of one page, and the total. */
export interface SearchResultPage {
  ids: number[];
  total: ListTotal;
}

/** Caches search matches for one second. */
export type SearchCache = ResponseCache<SearchResultPage>;

/** The definition of a list. */
export interface ListDefinition<D, T extends keyof D, E, U extends keyof E, O> {
  /** The rows of the list, without the search. */
  rowsQuery: SelectQueryBuilder<D, T, object>;
  /** Adds the columns, and the joins that only they need. */
  selectColumns: (query: SelectQueryBuilder<D, T, object>) => SelectQueryBuilder<E, U, O>;
  /** The id column, with its table. */
  id: string;
  /** A total order, so that no row is on two pages. */
  order: RawBuilder<unknown>;
  /** The stored number of rows, used without a search. */
  countExpression: RawBuilder<number>;
  search: SearchRule | undefined;
  page: PageQuery;
}

/** Reads one page of a list and its total. Without a search this is one query. */
export async function readList<D, T extends keyof D, E, U extends keyof E, O>(
  db: Db,
  searchCache: SearchCache,
  list: ListDefinition<D, T, E, U, O>,
): Promise<ListTotal & { rows: O[] }> {
  if (list.search) return readMatches(db, await findMatches(db, searchCache, list, list.search), list);
  const { rowsQuery, selectColumns, order, countExpression, page } = list;
  const rows = await executeShared(
    db,
    selectColumns(rowsQuery)
      .select(countExpression.as('list_length'))
      .orderBy(order)
      .limit(page.per_page)
      .offset(getOffset(page)),
  );
  const known = rows[0] as { list_length: number } | undefined;
  return { total: known?.list_length ?? (await readCount(db, countExpression)), rows };
}

/** Reads the length of a list for an empty page. */
async function readCount(db: Db, countExpression: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${countExpression} as total`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Reads the current rows of cached matches. Rows deleted meanwhile are missing. */
async function readMatches<D, T extends keyof D, E, U extends keyof E, O>(
  db: Db,
  { ids, total }: SearchResultPage,
  { rowsQuery, selectColumns, id, order }: ListDefinition<D, T, E, U, O>,
): Promise<ListTotal & { rows: O[] }> {
  if (ids.length === 0) return { ...total, rows: [] };
  const rows = await executeShared(db, selectColumns(rowsQuery.where(equalsAny(id, ids))).orderBy(order));
  return { ...total, rows };
}

const equalsAny = (id: string, ids: number[]) => sql<boolean>`${sql.ref(id)} = any(${ids}::bigint[])`;

type SearchableList<D, T extends keyof D> = Pick<
  ListDefinition<D, T, unknown, never, unknown>,
  'rowsQuery' | 'id' | 'order' | 'page'
>;

function findMatches<D, T extends keyof D>(
  db: Db,
  searchCache: SearchCache,
  list: SearchableList<D, T>,
  rule: SearchRule,
) {
  const { sql: text, parameters } = selectPageIds(list, list.rowsQuery.where(rule.condition)).compile();
  return searchCache.getOrLoad(JSON.stringify([text, parameters]), () => searchDatabase(db, list, rule));
}

/** Selects the ids of one page from the rows of a query. */
const selectPageIds = <D, T extends keyof D>(
  { id, order, page }: SearchableList<D, T>,
  query: SelectQueryBuilder<D, T, object>,
) => query.select(sql.ref<number>(id).as('id')).orderBy(order).limit(page.per_page).offset(getOffset(page));

async function searchDatabase<D, T extends keyof D>(
  db: Db,
  list: SearchableList<D, T>,
  rule: SearchRule,
): Promise<SearchResultPage> {
  const { rowsQuery, id } = list;
  const all = rowsQuery.where(rule.condition);
  const matchingIds = await readIds(all.select(sql.ref<number>(id).as('id')).limit(maxSortedMatches + 1));
  const total =
    matchingIds.length > maxCountedMatches
      ? { total: maxCountedMatches, total_is_capped: true }
      : { total: matchingIds.length };
  if (matchingIds.length <= maxSortedMatches)
    return { ids: await readIds(selectPageIds(list, rowsQuery.where(equalsAny(id, matchingIds)))), total };
  return { ids: (await scanFromStart(db, list, rule)) ?? (await readIds(selectPageIds(list, all))), total };
}

/** Runs a query for ids. Kysely cannot infer its columns while its tables are generic. */
async function readIds(query: { execute: () => Promise<unknown[]> }): Promise<number[]> {
  const rows = (await query.execute()) as { id: number }[];
  return rows.map(({ id }) => id);
}

/**
 * Scans the list from its start, as far as a page with many matches is likely to reach. This is much faster than sorting
 * all matches. Returns undefined if the page is not complete by then.
 */
async function scanFromStart<D, T extends keyof D>(
  db: Db,
  { rowsQuery, id, order, page }: SearchableList<D, T>,
  { rowTest }: SearchRule,
): Promise<number[] | undefined> {
  if (!rowTest) return undefined;
  const last = getOffset(page) + page.per_page;
  for (const scanLimit of scanLimits.filter((rows) => rows >= last)) {
    const rows = rowsQuery
      .select([sql.ref<number>(id).as('id'), sql.ref<string>(rowTest.column).as('fold')])
      .select(sql<number>`row_number() over (order by ${order})`.as('place'))
      .orderBy(order)
      .limit(scanLimit);
    const { rows: firstRows } = await sql<{ id: number }>`
      select id from (${rows}) as first_rows where ${rowTest.createCondition('first_rows.fold')} order by place limit ${last}
    `.execute(db);
    if (firstRows.length === last) return firstRows.slice(getOffset(page)).map(({ id }) => id);
  }
  return undefined;
}

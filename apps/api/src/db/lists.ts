import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { ResponseCache } from '../responseCache.ts';
import type { Db } from './database.ts';
import { offsetOf } from './paging.ts';
import type { Page, Total } from './paging.ts';
import type { SearchRule } from './search.ts';

const mostCounted = 1_000;
// Up to here all that a search finds is read and sorted; beyond, it is looked for in the order of the list.
const mostSorted = 2_000;
// How many rows from the start of the list are looked at, before sorting what may be very much after all.
const scanLimits = [2_000, 20_000];

/** What a search has found: the ids of one page, and how many there are. */
export interface SearchMatches {
  ids: number[];
  total: Total;
}

/** Remembers for a moment what searches have found. */
export type Searches = ResponseCache<SearchMatches>;

/** A list, in the parts that finding and showing it need. */
export interface List<D, T extends keyof D, E, U extends keyof E, O> {
  /** The rows of the list, whatever is searched for. */
  found: SelectQueryBuilder<D, T, object>;
  /** Adds the columns, and joins that only they need. */
  show: (found: SelectQueryBuilder<D, T, object>) => SelectQueryBuilder<E, U, O>;
  /** The column of the rows' ids, with its table. */
  id: string;
  /** Complete, so that no two pages hold the same row. */
  order: RawBuilder<unknown>;
  /** The stored number of rows, for when nothing is searched for. */
  length: RawBuilder<number>;
  search: SearchRule | undefined;
  page: Page;
}

/** One page of a list and how long the list is. Without a search that is one query. */
export async function readList<D, T extends keyof D, E, U extends keyof E, O>(
  db: Db,
  searches: Searches,
  list: List<D, T, E, U, O>,
): Promise<Total & { rows: O[] }> {
  if (list.search) return showHits(await findHits(db, searches, list, list.search), list);
  const { found, show, order, length, page } = list;
  const rows = await show(found)
    .select(length.as('list_length'))
    .orderBy(order)
    .limit(page.per_page)
    .offset(offsetOf(page))
    .execute();
  const known = rows[0] as { list_length: number } | undefined;
  return { total: known?.list_length ?? (await readLength(db, length)), rows };
}

/** The length of a list of which this page shows nothing. */
async function readLength(db: Db, length: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${length} as total`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Found rows as they are now: what has gone meanwhile is left out. */
async function showHits<D, T extends keyof D, E, U extends keyof E, O>(
  { ids, total }: SearchMatches,
  { found, show, id, order }: List<D, T, E, U, O>,
): Promise<Total & { rows: O[] }> {
  if (ids.length === 0) return { ...total, rows: [] };
  return {
    ...total,
    rows: await show(found.where(isOneOf(id, ids)))
      .orderBy(order)
      .execute(),
  };
}

const isOneOf = (id: string, ids: number[]) => sql<boolean>`${sql.ref(id)} = any(${ids}::bigint[])`;

type Findable<D, T extends keyof D> = Pick<List<D, T, unknown, never, unknown>, 'found' | 'id' | 'order' | 'page'>;

function findHits<D, T extends keyof D>(db: Db, searches: Searches, list: Findable<D, T>, rule: SearchRule) {
  const { sql: text, parameters } = inOrder(list, list.found.where(rule.finds)).compile();
  return searches.get(JSON.stringify([text, parameters]), () => lookFor(db, list, rule));
}

/** The ids of the page asked for, of the rows that a query finds. */
const inOrder = <D, T extends keyof D>({ id, order, page }: Findable<D, T>, found: SelectQueryBuilder<D, T, object>) =>
  found.select(sql.ref<number>(id).as('id')).orderBy(order).limit(page.per_page).offset(offsetOf(page));

async function lookFor<D, T extends keyof D>(db: Db, list: Findable<D, T>, rule: SearchRule): Promise<SearchMatches> {
  const { found, id } = list;
  const all = found.where(rule.finds);
  const hits = await idsOf(all.select(sql.ref<number>(id).as('id')).limit(mostSorted + 1));
  const total = hits.length > mostCounted ? { total: mostCounted, total_is_capped: true } : { total: hits.length };
  if (hits.length <= mostSorted) return { ids: await idsOf(inOrder(list, found.where(isOneOf(id, hits)))), total };
  return { ids: (await findNear(db, list, rule)) ?? (await idsOf(inOrder(list, all))), total };
}

/** Runs a query for ids. Kysely cannot tell what a query selects as long as its tables are open. */
async function idsOf(query: { execute: () => Promise<unknown[]> }): Promise<number[]> {
  const rows = (await query.execute()) as { id: number }[];
  return rows.map(({ id }) => id);
}

/**
 * Looks through the list from its start, as far as a page is likely to reach when much is found: many times quicker than
 * sorting all of it. Undefined when what is found lies further down.
 */
async function findNear<D, T extends keyof D>(
  db: Db,
  { found, id, order, page }: Findable<D, T>,
  { test }: SearchRule,
): Promise<number[] | undefined> {
  if (!test) return undefined;
  const last = offsetOf(page) + page.per_page;
  for (const stretch of scanLimits.filter((rows) => rows >= last)) {
    const rows = found
      .select([sql.ref<number>(id).as('id'), sql.ref<string>(test.column).as('fold')])
      .select(sql<number>`row_number() over (order by ${order})`.as('place'))
      .orderBy(order)
      .limit(stretch);
    const { rows: near } = await sql<{ id: number }>`
      select id from (${rows}) as near where ${test.of('near.fold')} order by place limit ${last}
    `.execute(db);
    if (near.length === last) return near.slice(offsetOf(page)).map(({ id }) => id);
  }
  return undefined;
}

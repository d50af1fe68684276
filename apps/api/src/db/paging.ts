import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import type { Db } from './database.ts';

const standardSize = 50;
const mostCounted = 1_000;

/** Which part of a list is asked for. */
export interface Page {
  page: number;
  per_page: number;
}

/** How long a list is; counting a search stops at 1,000. */
export interface Total {
  total: number;
  total_is_capped?: boolean;
}

/** The page asked for, with the contract's defaults. */
export function readPage(query: Partial<Page>): Page {
  return { page: query.page ?? 1, per_page: query.per_page ?? standardSize };
}

/** How many rows come before the page. */
export const offsetOf = ({ page, per_page }: Page): number => (page - 1) * per_page;

/** Counts what a search finds, up to the cap. Lists without a search take their total from a stored counter. */
export async function countCapped<D, T extends keyof D>(
  db: Db,
  found: SelectQueryBuilder<D, T, object>,
): Promise<Total> {
  const rows = found.select(sql<number>`1`.as('one')).limit(mostCounted + 1);
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from (${rows}) as found`.execute(db);
  const total = counted[0]?.total ?? 0;
  return total > mostCounted ? { total: mostCounted, total_is_capped: true } : { total };
}

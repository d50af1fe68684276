import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

const rowsAtOnce = 5_000;

/** Inserts rows in few statements, each with its rows as one JSON document: far quicker than parameters. */
export async function insertMany<T extends keyof Tables>(
  db: Db,
  table: T,
  count: number,
  rowAt: (at: number) => Insertable<Tables[T]>,
): Promise<void> {
  for (let from = 0; from < count; from += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, at) => rowAt(from + at));
    const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    `.execute(db);
  }
}

/** The ids that were given while `fill` ran, in their order. */
export async function newIds(db: Db, table: keyof Tables, fill: () => Promise<void>): Promise<number[]> {
  const last = await sql<{ id: number }>`select coalesce(max(id), 0) as id from ${sql.table(table)}`.execute(db);
  await fill();
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id > ${last.rows[0]?.id ?? 0} order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

const rowsPerStatement = 5_000;

/** Inserts rows in few statements, each with one JSON document. This is much faster than parameters. */
export async function insertGeneratedRows<T extends keyof Tables>(
  db: Db,
  table: T,
  count: number,
  createRow: (index: number) => Insertable<Tables[T]>,
): Promise<void> {
  for (let from = 0; from < count; from += rowsPerStatement) {
    const rows = Array.from({ length: Math.min(rowsPerStatement, count - from) }, (_, index) =>
      createRow(from + index),
    );
    const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    `.execute(db);
  }
}

/** Returns the ids that were assigned while `fill` ran, in order. */
export async function collectNewIds(db: Db, table: keyof Tables, fill: () => Promise<void>): Promise<number[]> {
  const last = await sql<{ id: number }>`select coalesce(max(id), 0) as id from ${sql.table(table)}`.execute(db);
  await fill();
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id > ${last.rows[0]?.id ?? 0} order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Fills tables without search indexes. Recreating the indexes is much faster than adding to them. */
export async function withoutSearchIndexes(db: Db, fill: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and indexdef like '%USING gin%'
  `.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await fill();
  // Larger sorts halve PostgreSQL's work.
  await sql`set local maintenance_work_mem = '256MB'`.execute(db);
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
}

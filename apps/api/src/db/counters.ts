import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Role } from './tables.ts';
import type { Db } from './database.ts';

/** The lists whose length is stored. */
export type CounterName = 'users' | `users:${Role}` | 'courses' | 'videos' | 'categories' | 'main_categories';

/** The SQL expression for the stored length of a list. */
export const getCounterSql = (name: CounterName): RawBuilder<number> =>
  sql`coalesce((select value from counters where name = ${name}), 0)`;

/** Reads the stored length of a list. */
export async function readCounter(db: Db, name: CounterName): Promise<number> {
  const { rows } = await sql<{ value: number }>`select ${getCounterSql(name)} as value`.execute(db);
  return rows[0]?.value ?? 0;
}

/** Adjusts the stored length of a list. Call it in the transaction that changes the list. */
export async function adjustCounter(db: Db, name: CounterName, change: number): Promise<void> {
  await db
    .insertInto('counters')
    .values({ name, value: change })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', eb.ref('excluded.value')) })),
    )
    .execute();
}

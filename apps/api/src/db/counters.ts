import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Role } from './tables.ts';
import type { Db } from './database.ts';

/** The lists whose length is kept. */
export type CounterName = 'users' | `users:${Role}` | 'courses' | 'categories' | 'main_categories';

/** How long a list is, for a query to ask along the way. */
export const counterOf = (name: CounterName): RawBuilder<number> =>
  sql`coalesce((select value from counters where name = ${name}), 0)`;

/** The same on its own. */
export async function readCounter(db: Db, name: CounterName): Promise<number> {
  const { rows } = await sql<{ value: number }>`select ${counterOf(name)} as value`.execute(db);
  return rows[0]?.value ?? 0;
}

/** Notes that a list has grown or shrunk; to be called in the transaction that changes it. */
export async function adjustCounter(db: Db, name: CounterName, by: number): Promise<void> {
  await db
    .insertInto('counters')
    .values({ name, value: by })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', eb.ref('excluded.value')) })),
    )
    .execute();
}

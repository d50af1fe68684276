import type { Role } from './tables.ts';
import type { Db } from './database.ts';

/** The lists whose length is kept. */
export type CounterName = 'users' | `users:${Role}` | 'courses' | 'categories' | 'main_categories';

/** How long a list is. */
export async function readCounter(db: Db, name: CounterName): Promise<number> {
  const row = await db.selectFrom('counters').where('name', '=', name).select('value').executeTakeFirst();
  return row?.value ?? 0;
}

/** Notes that a list has grown or shrunk; to be called in the transaction that changes it. */
export async function bumpCounter(db: Db, name: CounterName, by: number): Promise<void> {
  await db
    .insertInto('counters')
    .values({ name, value: by })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', eb.ref('excluded.value')) })),
    )
    .execute();
}

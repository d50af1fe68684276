import type { Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

// PostgreSQL allows 65,535 parameters in one statement.
const rowsPerStatement = 1_000;

type TableWithId = { [T in keyof Tables]: 'id' extends keyof Tables[T] ? T : never }[keyof Tables];

/** Inserts rows in bulk and returns their ids, in the order of the rows. */
export async function insertRows<T extends TableWithId>(
  db: Db,
  table: T,
  rows: Insertable<Tables[T]>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const inserted = await db
      .insertInto(table as 'users')
      .values(rows.slice(at, at + rowsPerStatement) as unknown as Insertable<Tables['users']>[])
      .returning('id')
      .execute();
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}

/** Gets the id for a key of the demo data. Throws if it is missing. */
export function getSeededId(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo data refers to ${key}, but does not contain it.`);
  return id;
}

/** Sorts rows by creation time, so that ids grow with time, as in real use. */
export const sortByCreatedAt = <T extends { createdAt: Date }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());

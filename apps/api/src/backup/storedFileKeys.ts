import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { toSmallImagePath } from '../features/wire.ts';
import { toPrivateStorageKey, toPublicStorageKey } from '../storage/storage.ts';
import { describeTables, quoteIdentifier } from './tables.ts';

// The columns are read from the database, so that a table with files that is added later is part of a backup as well.
const keysByColumn: Record<string, (value: string) => string[]> = {
  // Both sizes of an image.
  image: (image) => [image, toSmallImagePath(image) ?? image].map(toPublicStorageKey),
  file_key: (key) => [toPrivateStorageKey(key)],
  thumbnail_key: (key) => [toPrivateStorageKey(key)],
};

/** Lists the keys of all stored files that rows name: images in both sizes, and course media. */
export async function listStoredFileKeys(db: Db): Promise<string[]> {
  const keys = new Set<string>();
  for (const { name, columns } of await describeTables(db))
    for (const column of columns) {
      const toKeys = keysByColumn[column];
      if (toKeys) for (const value of await listValues(db, name, column)) toKeys(value).forEach((key) => keys.add(key));
    }
  return [...keys].toSorted();
}

async function listValues(db: Db, table: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select ${sql.raw(quoteIdentifier(column))} as value from ${sql.raw(quoteIdentifier(table))} where ${sql.raw(quoteIdentifier(column))} is not null
  `.execute(db);
  return rows.map(({ value }) => value);
}

import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

// Longer than any upload takes from its last byte to its row.
const grace = sql`interval '1 hour'`;

/** Notes files that are about to be written, before a byte of them is. */
export async function expectFiles(db: Db, keys: string[]): Promise<void> {
  await sql`
    insert into loose_files (key, remove_after) select key, now() + ${grace} from unnest(${keys}::text[]) as key
  `.execute(db);
}

/** Takes files out of the notes: to be called in the transaction that adds the row which names them. */
export async function confirmFiles(db: Db, keys: string[]): Promise<void> {
  const { rows } = await sql`
    delete from loose_files where key = any(${keys}::text[]) and not is_going returning key
  `.execute(db);
  if (rows.length < keys.length) throw new Error('A file was removed before its row was in.');
}

/** Notes files to be removed: to be called in the transaction in which their row goes or gets another file. */
export async function dropFiles(db: Db, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    insert into loose_files (key, remove_after) select key, now() from unnest(${keys}::text[]) as key
    on conflict (key) do update set remove_after = excluded.remove_after
  `.execute(db);
}

/** Marks files whose row was never stored, so that the next sweep deletes them. */
export async function markFilesOrphaned(db: Db, keys: string[]): Promise<void> {
  await sql`update loose_files set remove_after = now() where key = any(${keys}::text[])`.execute(db);
}

/** Marks all pending files. Call it only while no other server writes files. */
export async function markAllPendingFilesOrphaned(db: Db): Promise<void> {
  await db
    .updateTable('loose_files')
    .set({ remove_after: sql<string>`now()` })
    .execute();
}

/** Some of the files whose time has come; from now on no row can claim them. */
export async function lockExpiredFiles(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    update loose_files set is_going = true
    where key in (select key from loose_files where remove_after <= now() order by remove_after limit ${most})
    returning key
  `.execute(db);
  return rows.map(({ key }) => key);
}

/** Forgets files that have been removed. */
export async function forgetFiles(db: Db, keys: string[]): Promise<void> {
  await sql`delete from loose_files where key = any(${keys}::text[])`.execute(db);
}

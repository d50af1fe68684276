import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { Problem } from '../problems/problem.ts';

// Longer than any upload takes between its last byte and its row.
const uploadGraceSeconds = 3_600;

/** Inserts files as pending, before they are written. They are deleted if no row uses them within `seconds`. */
export async function insertPendingFileEntries(
  db: Db,
  keys: string[],
  seconds: number = uploadGraceSeconds,
): Promise<void> {
  await sql`
    insert into loose_files (key, remove_after)
    select key, now() + make_interval(secs => ${seconds}) from unnest(${keys}::text[]) as key
  `.execute(db);
}

/** Removes pending files from the table. Call it in the transaction that writes their row. */
export async function confirmFiles(db: Db, keys: string[]): Promise<void> {
  const { rows } = await sql`
    delete from loose_files where key = any(${keys}::text[]) and not is_going returning key
  `.execute(db);
  // The cleanup was faster, because the clock has jumped or the upload took too long. The client may send it again.
  if (rows.length < keys.length) throw new Problem(503, 'unavailable', { retryAfterSeconds: 1 });
}

/** Inserts files as orphaned. Call it in the transaction that deletes or replaces their row. */
export async function insertOrphanedFileEntries(db: Db, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    insert into loose_files (key, remove_after) select key, now() from unnest(${keys}::text[]) as key
    on conflict (key) do update set remove_after = excluded.remove_after
  `.execute(db);
}

/** Marks files whose row was never written, so that the next cleanup deletes them. */
export async function markPendingFilesOrphaned(db: Db, keys: string[]): Promise<void> {
  await sql`update loose_files set remove_after = now() where key = any(${keys}::text[])`.execute(db);
}

/** Marks all pending files, except uploads that can go on later. Call it only while no other server writes files. */
export async function markAllPendingFilesOrphaned(db: Db): Promise<void> {
  await db
    .updateTable('loose_files')
    .set({ remove_after: sql<string>`now()` })
    .where('key', 'not in', (query) => query.selectFrom('video_uploads').select('video_uploads.key'))
    .execute();
}

/** Locks some expired files, so that no row can use them any more. */
export async function lockExpiredFiles(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    update loose_files set is_going = true
    where key in (select key from loose_files where remove_after <= now() order by remove_after limit ${limit})
    returning key
  `.execute(db);
  return rows.map(({ key }) => key);
}

/** Deletes the entries of removed files. */
export async function deleteOrphanedFileEntries(db: Db, keys: string[]): Promise<void> {
  await sql`delete from loose_files where key = any(${keys}::text[])`.execute(db);
}

import type { KvStore } from '@tus/utils';
import { Upload } from '@tus/utils';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** An upload that is not the file of a video yet. */
export interface VideoUploadRow {
  id: string;
  key: string;
  size: number;
}

/** Inserts an upload whose file is pending. Returns when it expires. */
export async function insertVideoUpload(
  db: Db,
  upload: VideoUploadRow & { user_id: number },
): Promise<{ id: string; expires_at: string }> {
  return db
    .insertInto('video_uploads')
    .values(upload)
    .returning(['id', selectExpiry(upload.key).as('expires_at')])
    .executeTakeFirstOrThrow();
}

const selectExpiry = (key: string) => sql<string>`(select remove_after from loose_files where key = ${key})`;

/** Finds an upload of a user that has not expired. */
export function findVideoUpload(db: Db, userId: number, id: string): Promise<VideoUploadRow | undefined> {
  return db
    .selectFrom('video_uploads')
    .innerJoin('loose_files', 'loose_files.key', 'video_uploads.key')
    .where('video_uploads.id', '=', id)
    .where('user_id', '=', userId)
    .where('is_going', '=', false)
    .where(sql<boolean>`remove_after > now()`)
    .select(['video_uploads.id', 'video_uploads.key', 'video_uploads.size'])
    .executeTakeFirst();
}

/** Lists the uploads that are not the files of videos yet. New ones wait for the end of the transaction. */
export async function lockOpenVideoUploads(db: Db): Promise<VideoUploadRow[]> {
  await sql`lock table video_uploads in share row exclusive mode`.execute(db);
  return db.selectFrom('video_uploads').select(['id', 'key', 'size']).execute();
}

/** Moves the time at which an upload expires, because more of it arrives. */
export async function extendVideoUpload(db: Db, key: string, seconds: number): Promise<void> {
  await sql`
    update loose_files set remove_after = now() + make_interval(secs => ${seconds}) where key = ${key} and not is_going
  `.execute(db);
}

/**
 * Marks an upload as used by a row of this transaction: its file is not pending any more, and the upload is gone. Returns
 * false if the user has no such upload.
 */
export async function confirmVideoUpload(db: Db, userId: number, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from loose_files using video_uploads
    where loose_files.key = video_uploads.key and video_uploads.id = ${id} and video_uploads.user_id = ${userId}
      and not loose_files.is_going
    returning loose_files.key
  `.execute(db);
  return rows.length === 1;
}

/** The sizes of uploads by their keys, for the tus store of the disk. */
export const createUploadSizeStore = (db: Db | undefined): KvStore => ({
  get: async (key) => {
    const row = await db?.selectFrom('video_uploads').where('key', '=', key).select('size').executeTakeFirst();
    return row && new Upload({ id: key, size: row.size, offset: 0 });
  },
  // The rows are written and deleted with their pending files.
  set: async () => undefined,
  delete: async () => undefined,
});

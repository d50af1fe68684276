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

/**
 * Takes the file of an upload for a row of this transaction: it is not pending any more, and the upload is gone. Returns
 * false if the user has no such upload.
 */
export async function takeVideoUpload(db: Db, userId: number, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from loose_files using video_uploads
    where loose_files.key = video_uploads.key and video_uploads.id = ${id} and video_uploads.user_id = ${userId}
      and not loose_files.is_going
    returning loose_files.key
  `.execute(db);
  return rows.length === 1;
}

/** The sizes of uploads by their keys, for the tus store of the disk. */
export const createUploadSizes = (db: Db | undefined): KvStore => ({
  get: async (key) => {
    const row = await db?.selectFrom('video_uploads').where('key', '=', key).select('size').executeTakeFirst();
    return row && new Upload({ id: key, size: row.size, offset: 0 });
  },
  // The rows are written and deleted with their pending files.
  set: async () => undefined,
  delete: async () => undefined,
});

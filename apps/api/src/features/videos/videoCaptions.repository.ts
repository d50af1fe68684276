import type { CaptionLanguage } from '@fanous/api-client/captions';
import type { Db } from '../../db/database.ts';
import { markMediaOrphaned } from '../../storage/files.ts';

const columns = ['language', 'file_key', 'size', 'created_at'] as const;

/** A row of `video_captions`, without the id of the video. */
export interface CaptionsRow {
  language: CaptionLanguage;
  file_key: string;
  size: number;
  created_at: string;
}

/** Lists the captions of a video, one for each language. */
export function listCaptions(db: Db, videoId: number): Promise<CaptionsRow[]> {
  return db.selectFrom('video_captions').where('video_id', '=', videoId).select(columns).orderBy('language').execute();
}

/**
 * Adds captions, or replaces those in the same language and marks their file as orphaned. Returns undefined if the video does
 * not exist.
 */
export async function saveCaptions(
  db: Db,
  { id, course_id }: { id: number; course_id: number },
  captions: Pick<CaptionsRow, 'language' | 'file_key' | 'size'>,
): Promise<CaptionsRow | undefined> {
  // A deletion of the course lists its files after locking it, so it has to see this one. Locks of the video have to come later.
  await db.selectFrom('courses').where('id', '=', course_id).select('id').forKeyShare().execute();
  const videos = db.selectFrom('videos').where('id', '=', id).select('id').forNoKeyUpdate();
  if (!(await videos.executeTakeFirst())) return undefined;
  await deleteCaptions(db, id, captions.language);
  return db
    .insertInto('video_captions')
    .values({ ...captions, video_id: id })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Deletes the captions in one language and marks their file as orphaned. Returns false if there are none. */
export async function deleteCaptions(db: Db, videoId: number, language: CaptionLanguage): Promise<boolean> {
  const deleted = await db
    .deleteFrom('video_captions')
    .where('video_id', '=', videoId)
    .where('language', '=', language)
    .returning('file_key')
    .executeTakeFirst();
  if (deleted) await markMediaOrphaned(db, [deleted.file_key]);
  return deleted !== undefined;
}

/** Deletes all captions of a locked video, and marks their files as orphaned. */
export async function deleteAllCaptions(db: Db, videoId: number): Promise<void> {
  const deleted = await db.deleteFrom('video_captions').where('video_id', '=', videoId).returning('file_key').execute();
  await markMediaOrphaned(
    db,
    deleted.map(({ file_key }) => file_key),
  );
}

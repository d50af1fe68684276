import type { Chapter } from '@fanous/api-client/chapters';
import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readList } from '../../db/lists.ts';
import type { SearchCache } from '../../db/lists.ts';
import type { PageQuery } from '../../db/paging.ts';
import { matchSubstring } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import { markMediaOrphaned } from '../../storage/files.ts';
import { sendSignal } from '../../db/sendSignal.ts';
import { adjustCourseItemCount, getCourseCountSql } from '../courses/courseCounts.repository.ts';
import { deleteAllCaptions } from './videoCaptions.repository.ts';

const listColumns = [
  'id',
  'course_id',
  'title',
  'url',
  'website_url',
  'file_key',
  'is_free',
  'duration',
  'created_at',
] as const;
const columns = [...listColumns, 'chapters'] as const;

/** Lists one page of a course's videos, in order. */
export function listVideos(
  db: Db,
  searchCache: SearchCache,
  courseId: number,
  search: Search | undefined,
  page: PageQuery,
) {
  return readList(db, searchCache, {
    rowsQuery: db.selectFrom('videos').where('course_id', '=', courseId),
    selectColumns: (query) => query.select(listColumns),
    id: 'videos.id',
    order: sql`videos.id`,
    countExpression: getCourseCountSql('videos_count', courseId),
    search: search && matchSubstring('videos.title_fold', search),
    page,
  });
}

/** Finds a video by id, and by course if one is given. */
export function findVideo(db: Db, id: number, courseId?: number) {
  let found = db.selectFrom('videos').where('id', '=', id);
  if (courseId !== undefined) found = found.where('course_id', '=', courseId);
  return found.select(columns).executeTakeFirst();
}

/** Finds a video by its id and the slug of its course. */
export function findVideoByCourseSlug(db: Db, id: number, slug: string) {
  return db
    .selectFrom('videos')
    .where('id', '=', id)
    .where('course_id', '=', (query) => query.selectFrom('courses').where('slug', '=', slug).select('id'))
    .select(columns)
    .executeTakeFirst();
}

/** Finds the video that has a file, and locks it. */
export function lockVideoByFile(db: Db, fileKey: string) {
  return db.selectFrom('videos').where('file_key', '=', fileKey).select(columns).forUpdate().executeTakeFirst();
}

/** The fields of a video that can be edited. */
export interface VideoFields {
  title: string;
  url: string | null;
  website_url: string | null;
  file_key: string | null;
  is_free: boolean;
  duration: number | null;
  chapters: Chapter[];
}

/** Adds a video to a course. Returns undefined if the course does not exist. */
export async function insertVideo(db: Db, courseId: number, fields: VideoFields) {
  if (!(await adjustCourseItemCount(db, courseId, 'videos', 1))) return undefined;
  const chapters = JSON.stringify(fields.chapters);
  const values = { ...fields, chapters, course_id: courseId, title_fold: foldArabic(fields.title) };
  return db.insertInto('videos').values(values).returning(columns).executeTakeFirstOrThrow();
}

/** Updates the given fields, and marks a replaced file as orphaned. Returns undefined if the video does not exist. */
export async function updateVideo(db: Db, id: number, { chapters, ...fields }: Partial<VideoFields>) {
  if (fields.file_key !== undefined) {
    const before = await db.selectFrom('videos').where('id', '=', id).select('file_key').forUpdate().executeTakeFirst();
    if (before?.file_key !== fields.file_key) await markMediaOrphaned(db, [before?.file_key ?? null]);
  }
  const fold = fields.title === undefined ? {} : { title_fold: foldArabic(fields.title) };
  return (
    db
      .updateTable('videos')
      // SQL needs at least one column, so the title is always set.
      .set({
        ...fields,
        ...fold,
        ...(chapters && { chapters: JSON.stringify(chapters) }),
        title: fields.title ?? sql.ref('title'),
      })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst()
  );
}

/** Deletes a video with its captions and notifications, and marks their files as orphaned. Returns false if the video does not exist. */
export async function deleteVideo(db: Db, { id, course_id }: { id: number; course_id: number }): Promise<boolean> {
  await adjustCourseItemCount(db, course_id, 'videos', -1);
  // New captions wait for it, so that no file stays behind.
  await db.selectFrom('videos').where('id', '=', id).select('id').forUpdate().execute();
  await deleteAllCaptions(db, id);
  const deleted = await db.deleteFrom('videos').where('id', '=', id).returning('file_key').executeTakeFirst();
  if (deleted) await markMediaOrphaned(db, [deleted.file_key]);
  if (deleted) await sendSignal(db, { about: 'videos-deleted', id: course_id });
  return deleted !== undefined;
}

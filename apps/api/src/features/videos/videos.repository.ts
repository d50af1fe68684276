import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readList } from '../../db/lists.ts';
import type { Searches } from '../../db/lists.ts';
import type { Page } from '../../db/paging.ts';
import { matchSubstring } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import { sendSignal } from '../../db/sendSignal.ts';
import { adjustCourseCount, courseCount } from '../courses/courseCounts.repository.ts';

const columns = ['id', 'course_id', 'title', 'url', 'website_url', 'is_free', 'created_at'] as const;

/** One page of a course's videos, in their order. */
export function listVideos(db: Db, searches: Searches, courseId: number, search: Search | undefined, page: Page) {
  return readList(db, searches, {
    found: db.selectFrom('videos').where('course_id', '=', courseId),
    show: (found) => found.select(columns),
    id: 'videos.id',
    order: sql`videos.id`,
    length: courseCount('videos_count', courseId),
    search: search && matchSubstring('videos.title_fold', search),
    page,
  });
}

/** One video by its id; of this course, where one is given. */
export function findVideo(db: Db, id: number, courseId?: number) {
  let found = db.selectFrom('videos').where('id', '=', id);
  if (courseId !== undefined) found = found.where('course_id', '=', courseId);
  return found.select(columns).executeTakeFirst();
}

/** What a video consists of. */
export interface VideoFields {
  title: string;
  url: string | null;
  website_url: string | null;
  is_free: boolean;
}

/** Adds a video to a course; undefined when there is no such course. */
export async function insertVideo(db: Db, courseId: number, fields: VideoFields) {
  if (!(await adjustCourseCount(db, courseId, 'videos', 1))) return undefined;
  const values = { ...fields, course_id: courseId, title_fold: foldArabic(fields.title) };
  return db.insertInto('videos').values(values).returning(columns).executeTakeFirstOrThrow();
}

/** Changes what is given; undefined when there is no such video. */
export function updateVideo(db: Db, id: number, fields: Partial<VideoFields>) {
  const fold = fields.title === undefined ? {} : { title_fold: foldArabic(fields.title) };
  return (
    db
      .updateTable('videos')
      // The title is set to what it is, so that there is something to set when nothing was given.
      .set({ ...fields, ...fold, title: fields.title ?? sql.ref('title') })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst()
  );
}

/** Deletes a video and what people were told of it; false when it is gone already. */
export async function deleteVideo(db: Db, { id, course_id }: { id: number; course_id: number }): Promise<boolean> {
  await adjustCourseCount(db, course_id, 'videos', -1);
  const deleted = await db.deleteFrom('videos').where('id', '=', id).returning('id').executeTakeFirst();
  if (deleted) await sendSignal(db, { about: 'videos-deleted', id: course_id });
  return deleted !== undefined;
}

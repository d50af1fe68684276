import type { Db } from '../../db/database.ts';
import { markImagesOrphaned, markMediaOrphaned } from '../../storage/files.ts';

/** Marks all files of a course as orphaned. Call it in the transaction that deletes the course, before its rows are deleted. */
export async function markCourseFilesOrphaned(db: Db, courseId: number): Promise<void> {
  const [videos, captions, records, pdfs, summaries, course] = [
    await db.selectFrom('videos').where('course_id', '=', courseId).select('file_key').execute(),
    await db
      .selectFrom('video_captions')
      .innerJoin('videos', 'videos.id', 'video_captions.video_id')
      .where('videos.course_id', '=', courseId)
      .select('video_captions.file_key')
      .execute(),
    await db.selectFrom('records').where('course_id', '=', courseId).select('file_key').execute(),
    await db.selectFrom('pdfs').where('course_id', '=', courseId).select('file_key').execute(),
    await db.selectFrom('summaries').where('course_id', '=', courseId).select(['file_key', 'thumbnail_key']).execute(),
    await db.selectFrom('courses').where('id', '=', courseId).select('image').executeTakeFirst(),
  ];
  const keys = [...videos, ...captions, ...records, ...pdfs, ...summaries].map(({ file_key }) => file_key);
  await markMediaOrphaned(db, [...keys, ...summaries.map(({ thumbnail_key }) => thumbnail_key)]);
  await markImagesOrphaned(db, [course?.image ?? null]);
}

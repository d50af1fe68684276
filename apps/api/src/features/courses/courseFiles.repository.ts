import type { Db } from '../../db/database.ts';
import { dropImages, dropMedia } from '../../storage/files.ts';

/** Lets go of every file of a course: to be called in the transaction that deletes it, while its rows are there. */
export async function dropFilesOfCourse(db: Db, courseId: number): Promise<void> {
  const [records, pdfs, summaries, course] = [
    await db.selectFrom('records').where('course_id', '=', courseId).select('file_key').execute(),
    await db.selectFrom('pdfs').where('course_id', '=', courseId).select('file_key').execute(),
    await db.selectFrom('summaries').where('course_id', '=', courseId).select('file_key').execute(),
    await db.selectFrom('courses').where('id', '=', courseId).select('image').executeTakeFirst(),
  ];
  const keys = [...records, ...pdfs, ...summaries].map(({ file_key }) => file_key);
  await dropMedia(db, keys);
  await dropImages(db, [course?.image ?? null]);
}

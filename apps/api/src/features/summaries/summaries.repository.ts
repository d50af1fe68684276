import { foldArabic } from '@fanous/arabic/fold';
import type { Db } from '../../db/database.ts';
import { bumpCourseCount } from '../courses/courseCounts.repository.ts';

// Far above what a course holds; below what would make an answer too long.
const most = 500;

const withAuthor = (db: Db, viewerId: number) =>
  db
    .selectFrom('summaries')
    .leftJoin('users', 'users.id', 'summaries.user_id')
    .leftJoin('reacts', (join) =>
      join.onRef('reacts.summary_id', '=', 'summaries.id').on('reacts.user_id', '=', viewerId),
    )
    .select([
      'summaries.id',
      'summaries.course_id',
      'summaries.lecture_name',
      'summaries.file_key',
      'summaries.user_id',
      'users.name as user_name',
      'users.image as user_image',
      'love_count',
      'like_count',
      'angry_count',
      'care_count',
      'reacts.reaction as my_reaction',
      'summaries.created_at',
    ]);

/** A summary with its author and the viewer's reaction. */
export type SummaryRow = NonNullable<Awaited<ReturnType<typeof findSummary>>>;

/** Every summary of a course, in their order. */
export const summariesOf = (db: Db, courseId: number, viewerId: number): Promise<SummaryRow[]> =>
  withAuthor(db, viewerId).where('summaries.course_id', '=', courseId).orderBy('summaries.id').limit(most).execute();

/** One summary of a course. */
export const findSummary = (db: Db, courseId: number, id: number, viewerId: number) =>
  withAuthor(db, viewerId)
    .where('summaries.course_id', '=', courseId)
    .where('summaries.id', '=', id)
    .executeTakeFirst();

/** The course that a summary is in. */
export async function courseOfSummary(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('summaries').where('id', '=', id).select('course_id').executeTakeFirst();
  return row?.course_id;
}

/** Adds a summary to a course and gives its id; undefined when there is no such course. */
export async function insertSummary(
  db: Db,
  row: { course_id: number; user_id: number; lecture_name: string; file_key: string },
): Promise<number | undefined> {
  if (!(await bumpCourseCount(db, row.course_id, 'summaries', 1))) return undefined;
  const values = { ...row, lecture_name_fold: foldArabic(row.lecture_name) };
  return (await db.insertInto('summaries').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

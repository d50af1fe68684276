import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { markMediaOrphaned, type StoredPdf } from '../../storage/files.ts';
import { adjustCourseItemCount } from '../courses/courseCounts.repository.ts';

// Far more than a course has, but short enough for one response.
const maxSummaries = 500;

const selectSummaries = (db: Db, viewerId: number) =>
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
      'summaries.thumbnail_key',
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

/** A summary with its reports. */
export type SummaryRowWithReports = Awaited<ReturnType<typeof listSummaries>>[number];

/** Lists all summaries of a course, in order. */
export const listSummaries = (db: Db, courseId: number, viewerId: number) =>
  selectSummaries(db, viewerId)
    .select((eb) => {
      const reports = eb.selectFrom('summary_reports').whereRef('summary_reports.summary_id', '=', 'summaries.id');
      return [
        reports
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('reports_count'),
        eb
          .exists(reports.where('summary_reports.user_id', '=', viewerId))
          .$castTo<boolean>()
          .as('is_reported'),
      ];
    })
    .where('summaries.course_id', '=', courseId)
    .orderBy('summaries.id')
    .limit(maxSummaries)
    .execute();

/** Finds a summary of a course. */
export const findSummary = (db: Db, courseId: number, id: number, viewerId: number) =>
  selectSummaries(db, viewerId)
    .where('summaries.course_id', '=', courseId)
    .where('summaries.id', '=', id)
    .executeTakeFirst();

/** Finds the course of a summary. */
export async function findSummaryCourseId(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('summaries').where('id', '=', id).select('course_id').executeTakeFirst();
  return row?.course_id;
}

/** Gets the total bytes of a user's summaries in a course. */
export async function getUserSummaryBytes(db: Db, courseId: number, userId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('summaries')
    .where('course_id', '=', courseId)
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.coalesce(fn.sum<string>('file_size'), sql<string>`0`).as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/**
 * Updates the given fields, and marks a replaced file as orphaned. Returns false if the summary does not exist. A new file locks
 * the course, so that parallel uploads of its author stay within their limit.
 */
export async function updateSummary(
  db: Db,
  { id, course_id }: { id: number; course_id: number },
  { lecture_name, file }: { lecture_name: string | undefined; file: (StoredPdf & { size: number }) | undefined },
): Promise<boolean> {
  if (file) await db.selectFrom('courses').where('id', '=', course_id).select('id').forNoKeyUpdate().execute();
  const before = await db
    .selectFrom('summaries')
    .where('id', '=', id)
    .select(['file_key', 'thumbnail_key', 'lecture_name'])
    .forUpdate()
    .executeTakeFirst();
  if (!before) return false;
  if (file) await markMediaOrphaned(db, [before.file_key, before.thumbnail_key]);
  const name = lecture_name ?? before.lecture_name;
  await db
    .updateTable('summaries')
    .set({
      lecture_name: name,
      lecture_name_fold: foldArabic(name),
      ...(file && { file_key: file.key, thumbnail_key: file.thumbnailKey, file_size: file.size }),
    })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Deletes a summary with its reactions, and marks its file as orphaned. Returns false if the summary does not exist. */
export async function deleteSummary(db: Db, { id, course_id }: { id: number; course_id: number }): Promise<boolean> {
  await adjustCourseItemCount(db, course_id, 'summaries', -1);
  const deleted = await db
    .deleteFrom('summaries')
    .where('id', '=', id)
    .returning(['file_key', 'thumbnail_key'])
    .executeTakeFirst();
  if (deleted) await markMediaOrphaned(db, [deleted.file_key, deleted.thumbnail_key]);
  return deleted !== undefined;
}

/** Adds a summary to a course and returns its id. Returns undefined if the course does not exist. Locks the course. */
export async function insertSummary(
  db: Db,
  row: {
    course_id: number;
    user_id: number;
    lecture_name: string;
    file_key: string;
    thumbnail_key: string | null;
    file_size: number;
  },
): Promise<number | undefined> {
  if (!(await adjustCourseItemCount(db, row.course_id, 'summaries', 1))) return undefined;
  const values = { ...row, lecture_name_fold: foldArabic(row.lecture_name) };
  return (await db.insertInto('summaries').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

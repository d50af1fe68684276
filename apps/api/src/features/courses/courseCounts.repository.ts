import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The tables whose rows a course counts. */
export type CourseItemTable = 'videos' | 'records' | 'pdfs' | 'summaries' | 'quizzes';

/**
 * Adjusts the count of a course's items. Returns false if the course does not exist. It also locks the course, so call it
 * first in the transaction: a delete of the course then waits.
 */
export async function adjustCourseItemCount(
  db: Db,
  courseId: number,
  itemTable: CourseItemTable,
  change: 1 | -1,
): Promise<boolean> {
  const column = sql.ref(`${itemTable}_count`);
  const { numAffectedRows } = await sql`
    update courses set ${column} = ${column} + ${change} where id = ${courseId}
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** The SQL expression for a stored count of a course. */
export const getCourseCountSql = (
  column: `${CourseItemTable}_count` | 'users_count',
  courseId: number,
): RawBuilder<number> => sql`coalesce((select ${sql.ref(column)} from courses where id = ${courseId}), 0)`;

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';

/** What lies in a course and is counted there. */
export type Counted = 'videos' | 'records' | 'pdfs' | 'summaries' | 'quizzes';

/**
 * Notes that a course holds one thing more or less; false when there is no such course. It also locks the course, so it
 * comes first in the transaction: whoever deletes the course waits for it, and the other way round.
 */
export async function adjustCourseCount(db: Db, courseId: number, counted: Counted, by: 1 | -1): Promise<boolean> {
  const column = sql.ref(`${counted}_count`);
  const { numAffectedRows } = await sql`
    update courses set ${column} = ${column} + ${by} where id = ${courseId}
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** How many of something a course holds, for a query to ask along the way. */
export const courseCount = (column: `${Counted}_count` | 'users_count', courseId: number): RawBuilder<number> =>
  sql`coalesce((select ${sql.ref(column)} from courses where id = ${courseId}), 0)`;

import { sql } from 'kysely';
import { adjustCounter } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { sendSignal } from '../../db/sendSignal.ts';
import { subtractCourseFromMonths } from '../overview/months.repository.ts';
import { setCourseCategories } from './courseCategories.repository.ts';
import { adjustCreatedCoursesCount } from './courseEditing.repository.ts';
import { markCourseFilesOrphaned } from './courseFiles.repository.ts';

/** Deletes a locked course with its items and files, and adjusts every count that included it. */
export async function deleteCourse(db: Db, course: { id: number; user_id: number; created_at: string }): Promise<void> {
  const { id } = course;
  // Accounts in the order of ids, as in other transactions, to avoid deadlocks.
  await sql`
    with touched as (
      select users.id from users where users.id in (
        select user_id from user_courses where course_id = ${id}
        union select user_id from quiz_results where course_id = ${id}
        union select ${course.user_id}::bigint
      ) order by users.id for no key update
    )
    update users set
      purchased_courses_count = purchased_courses_count
        - (select count(*) from user_courses where course_id = ${id} and user_id = users.id),
      quiz_results_count = quiz_results_count
        - (select count(*) from quiz_results where course_id = ${id} and user_id = users.id)
    from touched where touched.id = users.id
  `.execute(db);
  await adjustCreatedCoursesCount(db, course.user_id, -1);
  await setCourseCategories(db, id, []);
  const { videos_count } = await db
    .selectFrom('courses')
    .where('id', '=', id)
    .select('videos_count')
    .executeTakeFirstOrThrow();
  await adjustCounter(db, 'courses', -1);
  await adjustCounter(db, 'videos', -videos_count);
  await subtractCourseFromMonths(db, course);
  await markCourseFilesOrphaned(db, id);
  await db.deleteFrom('courses').where('id', '=', id).execute();
  await sendSignal(db, { about: 'videos-deleted', id });
}

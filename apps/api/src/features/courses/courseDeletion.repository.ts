import { sql } from 'kysely';
import { adjustCounter } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { sendSignal } from '../../db/sendSignal.ts';
import { uncountCourse } from '../overview/months.repository.ts';
import { setCategories } from './courseCategories.repository.ts';
import { countCreated } from './courseEditing.repository.ts';
import { dropFilesOfCourse } from './courseFiles.repository.ts';

/** Removes a locked course with everything below it and its files, and takes it out of every count it was part of. */
export async function deleteCourse(db: Db, course: { id: number; user_id: number; created_at: string }): Promise<void> {
  const { id } = course;
  // Accounts in the order of their ids: other transactions that change several do the same.
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
  await countCreated(db, course.user_id, -1);
  await setCategories(db, id, []);
  await adjustCounter(db, 'courses', -1);
  await uncountCourse(db, course);
  await dropFilesOfCourse(db, id);
  await db.deleteFrom('courses').where('id', '=', id).execute();
  await sendSignal(db, { about: 'videos-deleted', id });
}

import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { adjustCourseCount } from '../courses/courseCounts.repository.ts';

interface QuizFields {
  title: string;
  description: string;
}

/** Adds a quiz to a course that is there; to be called in a transaction. Its id, or undefined without the course. */
export async function insertQuiz(db: Db, courseId: number, fields: QuizFields): Promise<number | undefined> {
  if (!(await adjustCourseCount(db, courseId, 'quizzes', 1))) return undefined;
  const { title, description } = fields;
  const quiz = await db
    .insertInto('quizzes')
    .values({ course_id: courseId, title, title_fold: foldArabic(title), description })
    .returning('id')
    .executeTakeFirstOrThrow();
  return quiz.id;
}

/** Writes those of a quiz's fields that are given. */
export async function updateQuiz(db: Db, id: number, { title, description }: Partial<QuizFields>): Promise<void> {
  if (title === undefined && description === undefined) return;
  await db
    .updateTable('quizzes')
    .set({
      ...(title !== undefined && { title, title_fold: foldArabic(title) }),
      ...(description !== undefined && { description }),
    })
    .where('id', '=', id)
    .execute();
}

/** Removes a quiz with everything below it, and takes its marks out of every count; to be called in a transaction. */
export async function deleteQuiz(db: Db, { id, course_id }: { id: number; course_id: number }): Promise<boolean> {
  // The course before the quiz, as where a course is deleted.
  await db.selectFrom('courses').where('id', '=', course_id).select('id').forNoKeyUpdate().execute();
  const quiz = await db.selectFrom('quizzes').where('id', '=', id).select('id').forUpdate().executeTakeFirst();
  if (!quiz) return false;
  await adjustCourseCount(db, course_id, 'quizzes', -1);
  await sql`
    with takers as (
      select users.id from users where users.id in (select user_id from quiz_results where quiz_id = ${id})
      order by users.id for no key update
    )
    update users set quiz_results_count = quiz_results_count - 1 from takers where takers.id = users.id
  `.execute(db);
  await sql`
    update user_courses set quiz_results_count = quiz_results_count - 1
    where course_id = ${course_id} and user_id in (select user_id from quiz_results where quiz_id = ${id})
  `.execute(db);
  await db.deleteFrom('quizzes').where('id', '=', id).execute();
  return true;
}

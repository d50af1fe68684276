import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { adjustCourseItemCount } from '../courses/courseCounts.repository.ts';

interface QuizFields {
  title: string;
  description: string;
}

/** Adds a quiz to a course and returns its id. Returns undefined if the course does not exist. Call it in a transaction. */
export async function insertQuiz(db: Db, courseId: number, fields: QuizFields): Promise<number | undefined> {
  if (!(await adjustCourseItemCount(db, courseId, 'quizzes', 1))) return undefined;
  const { title, description } = fields;
  const quiz = await db
    .insertInto('quizzes')
    .values({ course_id: courseId, title, title_fold: foldArabic(title), description })
    .returning('id')
    .executeTakeFirstOrThrow();
  return quiz.id;
}

/** Updates the given fields of a quiz. */
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

/** Deletes a quiz with its questions and results, and adjusts every count. Call it in a transaction. */
export async function deleteQuizWithResults(db: Db, quiz: { id: number; course_id: number }): Promise<boolean> {
  const { id, course_id } = quiz;
  // Locks the course before the quiz, as the delete of a course does.
  await db.selectFrom('courses').where('id', '=', course_id).select('id').forNoKeyUpdate().execute();
  const locked = await db.selectFrom('quizzes').where('id', '=', id).select('id').forUpdate().executeTakeFirst();
  if (!locked) return false;
  await adjustCourseItemCount(db, course_id, 'quizzes', -1);
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

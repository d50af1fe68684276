import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface QuizFields {
  title: string;
  description: string;
}

/** Adds a quiz to a course that is there; to be called in a transaction. Its id, or undefined without the course. */
export async function insertQuiz(db: Db, courseId: number, fields: QuizFields): Promise<number | undefined> {
  if (!(await countQuiz(db, courseId, 1))) return undefined;
  const { title, description } = fields;
  const quiz = await db
    .insertInto('quizzes')
    .values({ course_id: courseId, title, title_fold: foldArabic(title), description })
    .returning('id')
    .executeTakeFirstOrThrow();
  return quiz.id;
}

/** Writes title and description of a quiz. */
export async function updateQuiz(db: Db, id: number, { title, description }: QuizFields): Promise<void> {
  await db
    .updateTable('quizzes')
    .set({ title, title_fold: foldArabic(title), description })
    .where('id', '=', id)
    .execute();
}

/** Removes a quiz with everything below it, and takes its marks out of every count; to be called in a transaction. */
export async function deleteQuiz(db: Db, { id, course_id }: { id: number; course_id: number }): Promise<boolean> {
  // The course before the quiz, as where a course is deleted.
  await db.selectFrom('courses').where('id', '=', course_id).select('id').forNoKeyUpdate().execute();
  const quiz = await db.selectFrom('quizzes').where('id', '=', id).select('id').forUpdate().executeTakeFirst();
  if (!quiz) return false;
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
  await countQuiz(db, course_id, -1);
  await db.deleteFrom('quizzes').where('id', '=', id).execute();
  return true;
}

/** One quiz more or less; false when there is no such course. */
async function countQuiz(db: Db, courseId: number, by: 1 | -1): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('courses')
    .set({ quizzes_count: sql<number>`quizzes_count + ${by}` })
    .where('id', '=', courseId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

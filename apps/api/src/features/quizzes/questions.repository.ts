import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readList } from '../../db/lists.ts';
import type { Searches } from '../../db/lists.ts';
import type { Page } from '../../db/paging.ts';
import { matchSubstring } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import { optionsOf } from './options.repository.ts';

/** As many as an attempt can answer. */
export const mostQuestions = 500;

const columns = [
  'questions.id',
  'questions.quiz_id',
  'quizzes.course_id',
  'questions.question_text',
  'questions.type',
  'questions.position',
  'questions.options_count',
  'questions.created_at',
] as const;

const questionsOf = (db: Db) =>
  db.selectFrom('questions').innerJoin('quizzes', 'quizzes.id', 'questions.quiz_id').select(columns);

/** A question without its options. */
export type QuestionRow = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

/** One question, and the course it belongs to. */
export function findQuestion(db: Db, id: number) {
  return questionsOf(db).where('questions.id', '=', id).executeTakeFirst();
}

/** Questions with their options and the answer key: for the course's staff only. */
export async function withOptions(db: Db, rows: QuestionRow[]) {
  const options = await optionsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, options: options.get(row.id) ?? [] }));
}

/** One page of a quiz's questions, in their order. */
export async function listQuestions(
  db: Db,
  searches: Searches,
  quizId: number,
  search: Search | undefined,
  page: Page,
) {
  const { rows, ...total } = await readList(db, searches, {
    found: db
      .selectFrom('questions')
      .innerJoin('quizzes', 'quizzes.id', 'questions.quiz_id')
      .where('questions.quiz_id', '=', quizId),
    show: (found) => found.select(columns),
    id: 'questions.id',
    order: sql`questions.position, questions.id`,
    length: sql`coalesce((select questions_count from quizzes where id = ${quizId}), 0)`,
    search: search && matchSubstring('questions.question_text_fold', search),
    page,
  });
  return { ...total, rows: await withOptions(db, rows) };
}

/**
 * Holds a quiz, so that its questions and options change one after the other: everything that spans several of them is
 * checked and written under this lock. Its counts, or undefined when it is gone.
 */
export function lockQuiz(db: Db, id: number) {
  return db
    .selectFrom('quizzes')
    .where('id', '=', id)
    .select(['id', 'questions_count'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Holds the quiz of a question, and reads the question as it is now. */
export async function lockQuestion(db: Db, { id, quiz_id }: { id: number; quiz_id: number }) {
  await lockQuiz(db, quiz_id);
  return findQuestion(db, id);
}

/** Adds a question to a locked quiz, after the others or at a place that has been made for it. */
export async function insertQuestion(
  db: Db,
  quiz: { id: number; questions_count: number },
  { text, position = quiz.questions_count + 1 }: { text: string; position?: number },
): Promise<number> {
  const { id } = await db
    .insertInto('questions')
    .values({ quiz_id: quiz.id, question_text: text, question_text_fold: foldArabic(text), position })
    .returning('id')
    .executeTakeFirstOrThrow();
  await countQuestions(db, quiz.id, { all: 1 });
  return id;
}

/** Moves the questions from a place on by one: down to make room, or up to close a gap. */
export async function shiftQuestions(db: Db, quizId: number, from: number, by: 1 | -1): Promise<void> {
  await db
    .updateTable('questions')
    .set({ position: sql<number>`position + ${by}` })
    .where('quiz_id', '=', quizId)
    .where('position', '>=', from)
    .execute();
}

/** Writes the text of a question. */
export async function updateQuestion(db: Db, id: number, text: string): Promise<void> {
  await db
    .updateTable('questions')
    .set({ question_text: text, question_text_fold: foldArabic(text) })
    .where('id', '=', id)
    .execute();
}

/** Removes a question of a locked quiz; those after it move up. */
export async function deleteQuestion(db: Db, question: QuestionRow): Promise<void> {
  await db.deleteFrom('questions').where('id', '=', question.id).execute();
  await shiftQuestions(db, question.quiz_id, question.position, -1);
  await countQuestions(db, question.quiz_id, { all: -1, ready: question.options_count > 0 ? -1 : 0 });
}

/** Numbers the questions of a quiz anew; false when these are not all of them. To be called in a transaction. */
export async function orderQuestions(db: Db, quizId: number, ids: number[]): Promise<boolean> {
  await lockQuiz(db, quizId);
  const rows = await db.selectFrom('questions').where('quiz_id', '=', quizId).select('id').execute();
  const wanted = new Set(ids);
  if (rows.length !== wanted.size || rows.some(({ id }) => !wanted.has(id))) return false;
  await sql`
    update questions set position = place.position
    from unnest(${ids}::bigint[]) with ordinality as place (id, position) where place.id = questions.id
  `.execute(db);
  return true;
}

/** Keeps a quiz's number of questions, and of those that can be answered. */
export async function countQuestions(
  db: Db,
  quizId: number,
  { all = 0, ready = 0 }: { all?: number; ready?: number },
): Promise<void> {
  await db
    .updateTable('quizzes')
    .set({
      questions_count: sql<number>`questions_count + ${all}`,
      ready_questions_count: sql<number>`ready_questions_count + ${ready}`,
    })
    .where('id', '=', quizId)
    .execute();
}

import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { recordFieldChange } from '../audit/auditContext.ts';
import { readList } from '../../db/lists.ts';
import type { SearchCache } from '../../db/lists.ts';
import type { PageQuery } from '../../db/paging.ts';
import { matchSubstring } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import { listOptionsByQuestion } from './options.repository.ts';

/** The maximum number of questions in a quiz. The contract allows as many answers in an attempt. */
export const maxQuestionsPerQuiz = 500;

const columns = [
  'questions.id',
  'questions.quiz_id',
  'quizzes.course_id',
  'questions.question_text',
  'questions.type',
  'questions.position',
  'questions.options_count',
  'questions.explanation',
  'questions.created_at',
] as const;

const selectQuestions = (db: Db) =>
  db.selectFrom('questions').innerJoin('quizzes', 'quizzes.id', 'questions.quiz_id').select(columns);

/** A question without its options. */
export type QuestionRow = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

/** Finds a question with its course. */
export function findQuestion(db: Db, id: number) {
  return selectQuestions(db).where('questions.id', '=', id).executeTakeFirst();
}

/** Loads the options of questions, including which are correct: for the course's staff only. */
export async function loadQuestionsWithOptions(db: Db, rows: QuestionRow[]) {
  const options = await listOptionsByQuestion(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, options: options.get(row.id) ?? [] }));
}

/** Lists one page of a quiz's questions, in order. */
export async function listQuestions(
  db: Db,
  searchCache: SearchCache,
  quizId: number,
  search: Search | undefined,
  page: PageQuery,
) {
  const { rows, ...total } = await readList(db, searchCache, {
    rowsQuery: db
      .selectFrom('questions')
      .innerJoin('quizzes', 'quizzes.id', 'questions.quiz_id')
      .where('questions.quiz_id', '=', quizId),
    selectColumns: (query) => query.select(columns),
    id: 'questions.id',
    order: sql`questions.position, questions.id`,
    countExpression: sql`coalesce((select questions_count from quizzes where id = ${quizId}), 0)`,
    search: search && matchSubstring('questions.question_text_fold', search),
    page,
  });
  return { ...total, rows: await loadQuestionsWithOptions(db, rows) };
}

/**
 * Locks a quiz. Every change that affects several questions or options is checked and written under this lock.
 * Returns its counts, or undefined if the quiz does not exist.
 */
export function lockQuiz(db: Db, id: number) {
  return db
    .selectFrom('quizzes')
    .where('id', '=', id)
    .select(['id', 'questions_count'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks the quiz of a question, and reads the question again. */
export async function lockQuizAndFindQuestion(db: Db, { id, quiz_id }: { id: number; quiz_id: number }) {
  await lockQuiz(db, quiz_id);
  return findQuestion(db, id);
}

interface NewQuestion {
  text: string;
  explanation: string | null;
  position?: number;
}

/** Adds a question to a locked quiz, at the end or at a given free position. */
export async function insertQuestion(
  db: Db,
  quiz: { id: number; questions_count: number },
  { text, explanation, position = quiz.questions_count + 1 }: NewQuestion,
): Promise<number> {
  const { id } = await db
    .insertInto('questions')
    .values({ quiz_id: quiz.id, question_text: text, question_text_fold: foldArabic(text), explanation, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  await adjustQuestionCounts(db, quiz.id, { all: 1 });
  return id;
}

/** Moves the questions from a position on by one, to make room or to close a gap. */
export async function shiftQuestionPositions(
  db: Db,
  quizId: number,
  fromPosition: number,
  change: 1 | -1,
): Promise<void> {
  await db
    .updateTable('questions')
    .set({ position: sql<number>`position + ${change}` })
    .where('quiz_id', '=', quizId)
    .where('position', '>=', fromPosition)
    .execute();
}

/** Updates the given fields of a question. */
export async function updateQuestion(
  db: Db,
  id: number,
  { text, explanation }: Partial<Pick<NewQuestion, 'text' | 'explanation'>>,
): Promise<void> {
  if (text === undefined && explanation === undefined) return;
  await db
    .updateTable('questions')
    .set({
      ...(text !== undefined && { question_text: text, question_text_fold: foldArabic(text) }),
      ...(explanation !== undefined && { explanation }),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes a question and renumbers the questions after it. Lock the quiz first. */
export async function deleteQuestion(db: Db, question: QuestionRow): Promise<void> {
  await db.deleteFrom('questions').where('id', '=', question.id).execute();
  await shiftQuestionPositions(db, question.quiz_id, question.position, -1);
  await adjustQuestionCounts(db, question.quiz_id, { all: -1, ready: question.options_count > 0 ? -1 : 0 });
}

/** Renumbers the questions of a quiz. Returns false if the ids are not all of its questions. Call it in a transaction. */
export async function reorderQuestions(db: Db, quizId: number, ids: number[]): Promise<boolean> {
  await lockQuiz(db, quizId);
  const rows = await db
    .selectFrom('questions')
    .where('quiz_id', '=', quizId)
    .select(['id', 'question_text'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const givenIds = new Set(ids);
  if (rows.length !== givenIds.size || rows.some(({ id }) => !givenIds.has(id))) return false;
  await sql`
    update questions set position = place.position
    from unnest(${ids}::bigint[]) with ordinality as place (id, position) where place.id = questions.id
  `.execute(db);
  const texts = new Map(rows.map(({ id, question_text }) => [id, question_text]));
  await recordFieldChange(db, {
    targetType: 'quiz',
    targetId: quizId,
    field: 'questions',
    before: [...texts.values()],
    after: ids.map((id) => texts.get(id)),
  });
  return true;
}

/** Adjusts the number of a quiz's questions, and of those with options. */
export async function adjustQuestionCounts(
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

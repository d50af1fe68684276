import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readList } from '../../db/lists.ts';
import type { Searches } from '../../db/lists.ts';
import { offsetOf } from '../../db/paging.ts';
import type { Page } from '../../db/paging.ts';
import { adjustQuizStatistics } from '../../db/quizStatistics.ts';
import { matchSubstring, matchSubstringByIndex } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import type { AnswerSnapshot } from '../../db/tables.ts';

const attemptColumns = ['id', 'quiz_id', 'attempt', 'mark', 'total', 'answers', 'created_at'] as const;

/** How a user has done in a quiz so far. */
export function findResult(db: Db, quizId: number, userId: number) {
  return db
    .selectFrom('quiz_results')
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', userId)
    .select(['mark', 'total', 'best', 'best_total', 'attempts'])
    .executeTakeFirst();
}

/** The attempt that counts (decision 18). Looked up for the rows of a page alone, after they are sorted. */
const firstAttempt = sql<number>`(
  select id from quiz_attempts as first
  where first.quiz_id = quiz_results.quiz_id and first.user_id = quiz_results.user_id and first.attempt = 1
)`.as('id');

/** What a row of either list says of the marks. */
const marks = [
  'quiz_results.user_id',
  'quiz_results.mark',
  'quiz_results.total',
  'quiz_results.best',
  'quiz_results.best_total',
  'quiz_results.attempts',
  'quiz_results.created_at',
] as const;

/** What of a user's results is asked for. */
export interface OwnResultsFilter {
  userId: number;
  search: Search | undefined;
  page: Page;
}

/** One page of the quizzes a user has taken, the latest first. What counts is the first attempt (decision 18). */
export function listResultsOfUser(db: Db, searches: Searches, { userId, search, page }: OwnResultsFilter) {
  return readList(db, searches, {
    found: db
      .selectFrom('quiz_results')
      .innerJoin('quizzes', 'quizzes.id', 'quiz_results.quiz_id')
      .where('quiz_results.user_id', '=', userId),
    show: (found) =>
      found
        .innerJoin('courses', 'courses.id', 'quiz_results.course_id')
        .select([
          firstAttempt,
          'quiz_results.quiz_id',
          'quizzes.title as quiz_name',
          'quiz_results.course_id',
          'courses.name as course_name',
          'courses.slug as course_slug',
          ...marks,
        ]),
    id: 'quiz_results.id',
    order: sql`quiz_results.id desc`,
    length: sql`coalesce((select quiz_results_count from users where id = ${userId}), 0)`,
    search: search && matchSubstring('quizzes.title_fold', search),
    page,
  });
}

const sorts = {
  date: sql`quiz_results.id desc`,
  name: sql`users.search_fold, quiz_results.id`,
  mark: sql`quiz_results.mark desc, quiz_results.id desc`,
};

/** What of a quiz's marks is asked for. */
export interface ResultsFilter {
  search: Search | undefined;
  sort: keyof typeof sorts;
  page: Page;
}

/** One page of the users who took a quiz, with the mark that counts. */
export function listResultsOfQuiz(db: Db, searches: Searches, quizId: number, { search, sort, page }: ResultsFilter) {
  return readList(db, searches, {
    found: db
      .selectFrom('quiz_results')
      .innerJoin('users', 'users.id', 'quiz_results.user_id')
      .where('quiz_results.quiz_id', '=', quizId),
    show: (found) => found.select([firstAttempt, 'users.name as user_name', ...marks]),
    id: 'quiz_results.id',
    order: sorts[sort],
    length: sql`coalesce((select results_count from quizzes where id = ${quizId}), 0)`,
    search: search && matchSubstringByIndex('users.search_fold', search),
    page,
  });
}

/** One page of a user's attempts at a quiz, the first one first. */
export function listAttempts(db: Db, quizId: number, userId: number, page: Page) {
  return db
    .selectFrom('quiz_attempts')
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', userId)
    .select(['id', 'attempt', 'mark', 'total', 'created_at'])
    .orderBy('attempt')
    .limit(page.per_page)
    .offset(offsetOf(page))
    .execute();
}

/** The attempt that a key stands for, if it has come in already. */
export function findAttempt(db: Db, key: { quizId: number; userId: number; attemptKey: string }) {
  return db
    .selectFrom('quiz_attempts')
    .where('quiz_id', '=', key.quizId)
    .where('user_id', '=', key.userId)
    .where('attempt_key', '=', key.attemptKey)
    .select(attemptColumns)
    .executeTakeFirst();
}

// By their share: the quiz may have had more questions, or fewer, the other time.
const isBetter = sql`excluded.best * quiz_results.best_total > quiz_results.best * excluded.best_total`;

/** A marked attempt, ready to be kept. */
export interface NewAttempt {
  quizId: number;
  courseId: number;
  userId: number;
  attemptKey: string;
  mark: number;
  total: number;
  answers: AnswerSnapshot[];
}

/** Stores an attempt. The caller has locked the quiz, so simultaneous attempts are numbered in order. */
export async function insertAttempt(db: Db, attempt: NewAttempt) {
  const { quizId: quiz_id, userId: user_id, mark, total } = attempt;
  const result = await db
    .insertInto('quiz_results')
    .values({ quiz_id, user_id, course_id: attempt.courseId, mark, total, best: mark, best_total: total })
    .onConflict((conflict) =>
      conflict.columns(['quiz_id', 'user_id']).doUpdateSet({
        attempts: sql<number>`quiz_results.attempts + 1`,
        best: sql<number>`case when ${isBetter} then excluded.best else quiz_results.best end`,
        best_total: sql<number>`case when ${isBetter} then excluded.best_total else quiz_results.best_total end`,
      }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow();
  const kept = await db
    .insertInto('quiz_attempts')
    .values({
      quiz_id,
      user_id,
      attempt_key: attempt.attemptKey,
      attempt: result.attempts,
      mark,
      total,
      answers: JSON.stringify(attempt.answers),
    })
    .returning(attemptColumns)
    .executeTakeFirstOrThrow();
  if (result.attempts === 1) await countFirstAttempt(db, attempt);
  return kept;
}

/** Counts the first attempt of a user in the user, the subscription and the quiz. */
async function countFirstAttempt(db: Db, { quizId, courseId, userId }: NewAttempt): Promise<void> {
  const oneMore = sql<number>`quiz_results_count + 1`;
  await db.updateTable('users').set({ quiz_results_count: oneMore }).where('id', '=', userId).execute();
  await db
    .updateTable('user_courses')
    .set({ quiz_results_count: oneMore })
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .execute();
  await adjustQuizStatistics(db, sql<boolean>`quiz_id = ${quizId} and user_id = ${userId}`, 1);
}

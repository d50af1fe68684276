import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readList } from '../../db/lists.ts';
import type { SearchCache } from '../../db/lists.ts';
import { getOffset } from '../../db/paging.ts';
import type { PageQuery } from '../../db/paging.ts';
import { adjustQuizStatistics } from '../../db/quizStatistics.ts';
import { matchSubstring, matchSubstringWithIndex } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import type { AnswerSnapshot } from '../../db/tables.ts';

const attemptColumns = ['id', 'quiz_id', 'attempt', 'mark', 'total', 'answers', 'created_at'] as const;

/** Finds a user's result in a quiz. */
export function findResult(db: Db, quizId: number, userId: number) {
  return db
    .selectFrom('quiz_results')
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', userId)
    .select(['mark', 'total', 'best', 'best_total', 'attempts'])
    .executeTakeFirst();
}

/** The attempt that counts (decision 18). The subquery runs for the rows of one page only, after sorting. */
const firstAttemptId = sql<number>`(
  select id from quiz_attempts as first
  where first.quiz_id = quiz_results.quiz_id and first.user_id = quiz_results.user_id and first.attempt = 1
)`.as('id');

/** The mark columns of both lists. */
const markColumns = [
  'quiz_results.user_id',
  'quiz_results.mark',
  'quiz_results.total',
  'quiz_results.best',
  'quiz_results.best_total',
  'quiz_results.attempts',
  'quiz_results.created_at',
] as const;

/** The filters for a user's results. */
export interface UserResultsFilter {
  userId: number;
  search: Search | undefined;
  page: PageQuery;
}

/** Lists one page of the quizzes that a user has taken, latest first. The first attempt counts (decision 18). */
export function listResultsOfUser(db: Db, searchCache: SearchCache, { userId, search, page }: UserResultsFilter) {
  return readList(db, searchCache, {
    rowsQuery: db
      .selectFrom('quiz_results')
      .innerJoin('quizzes', 'quizzes.id', 'quiz_results.quiz_id')
      .where('quiz_results.user_id', '=', userId),
    selectColumns: (found) =>
      found
        .innerJoin('courses', 'courses.id', 'quiz_results.course_id')
        .select([
          firstAttemptId,
          'quiz_results.quiz_id',
          'quizzes.title as quiz_name',
          'quiz_results.course_id',
          'courses.name as course_name',
          'courses.slug as course_slug',
          ...markColumns,
        ]),
    id: 'quiz_results.id',
    order: sql`quiz_results.id desc`,
    countExpression: sql`coalesce((select quiz_results_count from users where id = ${userId}), 0)`,
    search: search && matchSubstring('quizzes.title_fold', search),
    page,
  });
}

/** Lists the marks of a user in the quizzes of a course. */
export function listResultsOfUserInCourse(db: Db, userId: number, courseId: number) {
  return db
    .selectFrom('quiz_results')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .select(['quiz_id', 'mark', 'total', 'attempts'])
    .execute();
}

const resultOrders = {
  date: sql`quiz_results.id desc`,
  name: sql`users.search_fold, quiz_results.id`,
  mark: sql`quiz_results.mark desc, quiz_results.id desc`,
};

/** The filters for a quiz's results. */
export interface QuizResultsFilter {
  search: Search | undefined;
  sort: keyof typeof resultOrders;
  page: PageQuery;
}

/** Lists one page of the users who took a quiz, with the mark that counts. */
export function listResultsOfQuiz(
  db: Db,
  searchCache: SearchCache,
  quizId: number,
  { search, sort, page }: QuizResultsFilter,
) {
  return readList(db, searchCache, {
    rowsQuery: db
      .selectFrom('quiz_results')
      .innerJoin('users', 'users.id', 'quiz_results.user_id')
      .where('quiz_results.quiz_id', '=', quizId),
    selectColumns: (query) => query.select([firstAttemptId, 'users.name as user_name', ...markColumns]),
    id: 'quiz_results.id',
    order: resultOrders[sort],
    // Results of deleted accounts count, but have no user to list.
    countExpression: sql`
      coalesce((select results_count from quizzes where id = ${quizId}), 0)
        - coalesce((select results_count from anonymous_quiz_results where quiz_id = ${quizId}), 0)`,
    search: search && matchSubstringWithIndex('users.search_fold', search),
    page,
  });
}

/** Lists one page of a user's attempts at a quiz, oldest first. */
export function listAttempts(db: Db, quizId: number, userId: number, page: PageQuery) {
  return db
    .selectFrom('quiz_attempts')
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', userId)
    .select(['id', 'attempt', 'mark', 'total', 'created_at'])
    .orderBy('attempt')
    .limit(page.per_page)
    .offset(getOffset(page))
    .execute();
}

/** Finds an attempt of a user by its number. */
export function findAttempt(db: Db, key: { quizId: number; userId: number; attempt: number }) {
  return db
    .selectFrom('quiz_attempts')
    .where('quiz_id', '=', key.quizId)
    .where('user_id', '=', key.userId)
    .where('attempt', '=', key.attempt)
    .select(attemptColumns)
    .executeTakeFirst();
}

/** Finds the attempt with a key. */
export function findAttemptByKey(db: Db, key: { quizId: number; userId: number; attemptKey: string }) {
  return db
    .selectFrom('quiz_attempts')
    .where('quiz_id', '=', key.quizId)
    .where('user_id', '=', key.userId)
    .where('attempt_key', '=', key.attemptKey)
    .select(attemptColumns)
    .executeTakeFirst();
}

// Compares shares, because the number of questions may have changed between attempts.
const isBetterSql = sql`excluded.best * quiz_results.best_total > quiz_results.best * excluded.best_total`;

/** A marked attempt to store. */
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
export async function insertAttemptAndResult(db: Db, attempt: NewAttempt) {
  const { quizId: quiz_id, userId: user_id, mark, total } = attempt;
  const result = await db
    .insertInto('quiz_results')
    .values({ quiz_id, user_id, course_id: attempt.courseId, mark, total, best: mark, best_total: total })
    .onConflict((conflict) =>
      conflict.columns(['quiz_id', 'user_id']).doUpdateSet({
        attempts: sql<number>`quiz_results.attempts + 1`,
        best: sql<number>`case when ${isBetterSql} then excluded.best else quiz_results.best end`,
        best_total: sql<number>`case when ${isBetterSql} then excluded.best_total else quiz_results.best_total end`,
      }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow();
  const storedAttempt = await db
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
  return storedAttempt;
}

/** Adjusts the counts of the user, the subscription and the quiz after a user's first attempt. */
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

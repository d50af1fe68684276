import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readList } from '../../db/lists.ts';
import type { SearchCache } from '../../db/lists.ts';
import type { PageQuery } from '../../db/paging.ts';
import { matchSubstringWithIndex } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import { getCourseCountSql } from './courseCounts.repository.ts';
import { adjustMonthlySubscribers } from '../overview/months.repository.ts';
import { toFlag } from '../wire.ts';

interface SubscriptionRow {
  user_id: number;
  course_id: number;
  pending: boolean;
  created_at: string;
}

const columns = ['user_id', 'course_id', 'pending', 'created_at'] as const;
const toSubscription = (row: SubscriptionRow) => ({ ...row, pending: toFlag(row.pending) });

/** Whether an account exists. */
export async function userExists(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('users').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;
}

/**
 * Subscribes a user to courses and adjusts the counts. Existing subscriptions do not change. Call it in a transaction.
 * Returns undefined if a course does not exist. Courses are locked in the order of ids, to avoid deadlocks.
 */
export async function subscribeToCourses(db: Db, userId: number, courseIds: readonly number[], pending: boolean) {
  const courseIdsSql = sql`${[...courseIds]}::bigint[]`;
  const { rows: courses } = await sql<{ id: number }>`
    select id from courses where id = any(${courseIdsSql}) order by id for update
  `.execute(db);
  if (courses.length < courseIds.length) return undefined;
  const created = await db
    .insertInto('user_courses')
    .values(courses.map(({ id }) => ({ user_id: userId, course_id: id, pending })))
    .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doNothing())
    .returning(['course_id', 'created_at'])
    .execute();
  if (created.length > 0) await countSubscriptions(db, userId, created);
  const links = await db
    .selectFrom('user_courses')
    .where('user_id', '=', userId)
    .where(sql<boolean>`course_id = any(${courseIdsSql})`)
    .select(columns)
    .execute();
  const byCourse = new Map(links.map((link) => [link.course_id, link]));
  const inOrder = courseIds.flatMap((id) => byCourse.get(id) ?? []);
  return { links: inOrder.map(toSubscription), createdCount: created.length };
}

async function countSubscriptions(
  db: Db,
  userId: number,
  created: { course_id: number; created_at: string }[],
): Promise<void> {
  const ids = created.map(({ course_id }) => course_id);
  // A former subscriber may have taken quizzes of the course.
  await sql`
    update user_courses set quiz_results_count = (
      select count(*) from quiz_results
      where quiz_results.user_id = user_courses.user_id and quiz_results.course_id = user_courses.course_id
    ) where user_id = ${userId} and course_id = any(${ids}::bigint[])
  `.execute(db);
  await db
    .updateTable('courses')
    .set({ users_count: sql<number>`users_count + 1` })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  await adjustPurchaseCount(db, userId, created.length);
  await adjustMonthlySubscribers(db, created, 1);
}

async function adjustPurchaseCount(db: Db, userId: number, change: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ purchased_courses_count: sql<number>`purchased_courses_count + ${change}` })
    .where('id', '=', userId)
    .execute();
}

/** Unsubscribes a user from a course and adjusts the counts. Call it in a transaction. Returns whether there was a subscription. */
export async function unsubscribeFromCourse(db: Db, userId: number, courseId: number): Promise<boolean> {
  // Locks the course first, as everywhere, to avoid deadlocks.
  await db.selectFrom('courses').where('id', '=', courseId).select('id').forUpdate().execute();
  const removed = await db
    .deleteFrom('user_courses')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .returning(['course_id', 'created_at'])
    .execute();
  if (removed.length === 0) return false;
  await db
    .updateTable('courses')
    .set({ users_count: sql<number>`users_count - 1` })
    .where('id', '=', courseId)
    .execute();
  await adjustPurchaseCount(db, userId, -1);
  await adjustMonthlySubscribers(db, removed, -1);
  return true;
}

/** Lists one page of a course's subscribers, latest first. */
export function listSubscribers(
  db: Db,
  searchCache: SearchCache,
  courseId: number,
  search: Search | undefined,
  page: PageQuery,
) {
  return readList(db, searchCache, {
    rowsQuery: db
      .selectFrom('user_courses')
      .innerJoin('users', 'users.id', 'user_courses.user_id')
      .where('user_courses.course_id', '=', courseId),
    selectColumns: (found) =>
      found.select([
        'users.id',
        'users.name',
        'users.email',
        'users.phone',
        'users.image',
        'user_courses.pending',
        'user_courses.quiz_results_count',
        'user_courses.created_at as joined_at',
      ]),
    id: 'user_courses.id',
    order: sql`user_courses.id desc`,
    countExpression: getCourseCountSql('users_count', courseId),
    search: search && matchSubstringWithIndex('users.search_fold', search),
    page,
  });
}

/** Finds which of these users subscribe to a course. */
export async function findSubscriberIds(db: Db, courseId: number, userIds: number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('user_courses')
    .where('course_id', '=', courseId)
    .where(sql<boolean>`user_id = any(${userIds}::bigint[])`)
    .select('user_id')
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

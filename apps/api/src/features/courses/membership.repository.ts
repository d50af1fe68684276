import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readList } from '../../db/lists.ts';
import type { Searches } from '../../db/lists.ts';
import type { Page } from '../../db/paging.ts';
import { matchSubstringByIndex } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import { courseCount } from './courseCounts.repository.ts';
import { countSubscribers } from '../overview/months.repository.ts';
import { toFlag } from '../wire.ts';

interface LinkRow {
  user_id: number;
  course_id: number;
  pending: boolean;
  created_at: string;
}

const columns = ['user_id', 'course_id', 'pending', 'created_at'] as const;
const toLink = (row: LinkRow) => ({ ...row, pending: toFlag(row.pending) });

/** Whether an account exists. */
export async function userExists(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('users').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;
}

/**
 * Links a user to courses, leaves links that exist as they are, and keeps the counts. To be called in a transaction.
 * Undefined when one of the courses does not exist. The courses are locked in the order of their ids, so that two such
 * transactions wait for each other and never hold each other up for good.
 */
export async function linkCourses(db: Db, userId: number, courseIds: readonly number[], pending: boolean) {
  const wanted = sql`${[...courseIds]}::bigint[]`;
  const { rows: courses } = await sql<{ id: number }>`
    select id from courses where id = any(${wanted}) order by id for update
  `.execute(db);
  if (courses.length < courseIds.length) return undefined;
  const created = await db
    .insertInto('user_courses')
    .values(courses.map(({ id }) => ({ user_id: userId, course_id: id, pending })))
    .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doNothing())
    .returning(['course_id', 'created_at'])
    .execute();
  if (created.length > 0) await countLinks(db, userId, created);
  const links = await db
    .selectFrom('user_courses')
    .where('user_id', '=', userId)
    .where(sql<boolean>`course_id = any(${wanted})`)
    .select(columns)
    .execute();
  const byCourse = new Map(links.map((link) => [link.course_id, link]));
  const inOrder = courseIds.flatMap((id) => byCourse.get(id) ?? []);
  return { links: inOrder.map(toLink), createdCount: created.length };
}

async function countLinks(db: Db, userId: number, created: { course_id: number; created_at: string }[]): Promise<void> {
  const ids = created.map(({ course_id }) => course_id);
  // Whoever had the course before may have taken quizzes in it.
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
  await countPurchases(db, userId, created.length);
  await countSubscribers(db, created, 1);
}

async function countPurchases(db: Db, userId: number, by: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ purchased_courses_count: sql<number>`purchased_courses_count + ${by}` })
    .where('id', '=', userId)
    .execute();
}

/** Takes a course from a user and keeps the counts; to be called in a transaction. Tells whether there was a link. */
export async function unlinkCourse(db: Db, userId: number, courseId: number): Promise<boolean> {
  // The course first, as everywhere: so two such transactions never hold each other up for good.
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
  await countPurchases(db, userId, -1);
  await countSubscribers(db, removed, -1);
  return true;
}

/** One page of a course's subscribers, the latest first. */
export function listSubscribers(db: Db, searches: Searches, courseId: number, search: Search | undefined, page: Page) {
  return readList(db, searches, {
    found: db
      .selectFrom('user_courses')
      .innerJoin('users', 'users.id', 'user_courses.user_id')
      .where('user_courses.course_id', '=', courseId),
    show: (found) =>
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
    length: courseCount('users_count', courseId),
    search: search && matchSubstringByIndex('users.search_fold', search),
    page,
  });
}

/** Those of these accounts that subscribe to a course. */
export async function findSubscribersAmong(db: Db, courseId: number, userIds: number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('user_courses')
    .where('course_id', '=', courseId)
    .where(sql<boolean>`user_id = any(${userIds}::bigint[])`)
    .select('user_id')
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

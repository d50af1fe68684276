import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
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
    .returning('course_id')
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

async function countLinks(db: Db, userId: number, created: { course_id: number }[]): Promise<void> {
  const ids = created.map(({ course_id }) => course_id);
  await db
    .updateTable('courses')
    .set({ users_count: sql<number>`users_count + 1` })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  await db
    .updateTable('users')
    .set({ purchased_courses_count: sql<number>`purchased_courses_count + ${created.length}` })
    .where('id', '=', userId)
    .execute();
}

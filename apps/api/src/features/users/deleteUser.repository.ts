import { sql } from 'kysely';
import { bumpCounter } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { uncountLeavingUser } from '../overview/leavingUser.repository.ts';
import type { UserRow } from './users.repository.ts';

/**
 * Locks what counts an account's links and reactions, in the order in which enrolling and reacting do: course, summary,
 * then account. To be called before the account itself is locked.
 */
export async function lockWhatCounts(db: Db, userId: number): Promise<void> {
  await sql`
    select id from courses where id in (select course_id from user_courses where user_id = ${userId}) order by id for update
  `.execute(db);
  await sql`
    select id from summaries where id in (select summary_id from reacts where user_id = ${userId}) order by id for update
  `.execute(db);
}

/** Removes an account that is locked, and everything that goes with it; what counted these counts them no more. */
export async function deleteUser(db: Db, user: UserRow): Promise<void> {
  for (const statement of uncount(user.id)) await statement.execute(db);
  await uncountLeavingUser(db, user.id);
  await db.deleteFrom('users').where('id', '=', user.id).execute();
  await bumpCounter(db, 'users', -1);
  await bumpCounter(db, `users:${user.role}`, -1);
}

/** How many courses an account owns. */
export async function countOwnCourses(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('courses')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

const uncount = (userId: number) => [
  sql`update courses set users_count = users_count - 1
    where id in (select course_id from user_courses where user_id = ${userId})`,
  sql`with own as (select summary_id, reaction from reacts where user_id = ${userId})
    update summaries set
      love_count = love_count - (own.reaction = 'love')::int,
      like_count = like_count - (own.reaction = 'like')::int,
      angry_count = angry_count - (own.reaction = 'angry')::int,
      care_count = care_count - (own.reaction = 'care')::int
    from own where summaries.id = own.summary_id`,
  sql`select id from quizzes where id in (select quiz_id from quiz_results where user_id = ${userId}) order by id for update`,
  sql`update quizzes set results_count = results_count - 1
    where id in (select quiz_id from quiz_results where user_id = ${userId})`,
];

import { sql } from 'kysely';
import { adjustCounter } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { adjustQuizStatistics } from '../../db/quizStatistics.ts';
import { markImagesOrphaned } from '../../storage/files.ts';
import { deleteUserSessions } from '../auth/sessions.repository.ts';
import { adjustMonthlySubscribers } from '../overview/months.repository.ts';
import { countOwnCourses, lockAccountAndAdmins } from './users.repository.ts';
import type { UserRow } from './users.repository.ts';

/** A locked account that will be deleted. */
export interface AccountToDelete {
  user: UserRow;
  /** All admins who can sign in. */
  admins: UserRow[];
  ownCoursesCount: number;
}

/**
 * Deletes an account with everything that belongs to it, and subtracts it from every count. To be called in a transaction
 * that locks the sessions of the account. `check` throws when the account has to stay; false when there is none.
 */
export async function deleteUser(
  db: Db,
  userId: number,
  requireDeletable: (account: AccountToDelete) => void,
): Promise<boolean> {
  await lockCountedRows(db, userId);
  const { user, admins } = await lockAccountAndAdmins(db, userId);
  if (!user) return false;
  requireDeletable({ user, admins, ownCoursesCount: await countOwnCourses(db, userId) });

  await deleteUserSessions(db, userId);
  await markImagesOrphaned(db, [user.image]);

  await subtractSubscriptions(db, userId);
  await subtractReactions(db, userId);
  await subtractQuizResults(db, userId);

  // Rows that name the account go with it by their foreign keys.
  await db.deleteFrom('users').where('id', '=', userId).execute();
  await adjustCounter(db, 'users', -1);
  await adjustCounter(db, `users:${user.role}`, -1);
  return true;
}

/**
 * Locks what counts the subscriptions and reactions of an account, in the order in which subscribing and reacting do: course,
 * summary, then account.
 */
async function lockCountedRows(db: Db, userId: number): Promise<void> {
  await sql`
    select id from courses where id in (select course_id from user_courses where user_id = ${userId}) order by id for update
  `.execute(db);
  await sql`
    select id from summaries where id in (select summary_id from reacts where user_id = ${userId}) order by id for update
  `.execute(db);
}

async function subtractSubscriptions(db: Db, userId: number): Promise<void> {
  await sql`
    update courses set users_count = users_count - 1
    where id in (select course_id from user_courses where user_id = ${userId})
  `.execute(db);
  const links = await db
    .selectFrom('user_courses')
    .where('user_id', '=', userId)
    .select(['course_id', 'created_at'])
    .execute();
  if (links.length > 0) await adjustMonthlySubscribers(db, links, -1);
}

async function subtractReactions(db: Db, userId: number): Promise<void> {
  await sql`
    with own as (select summary_id, reaction from reacts where user_id = ${userId})
    update summaries set
      love_count = love_count - (own.reaction = 'love')::int,
      like_count = like_count - (own.reaction = 'like')::int,
      angry_count = angry_count - (own.reaction = 'angry')::int,
      care_count = care_count - (own.reaction = 'care')::int
    from own where summaries.id = own.summary_id
  `.execute(db);
}

async function subtractQuizResults(db: Db, userId: number): Promise<void> {
  await sql`
    select id from quizzes where id in (select quiz_id from quiz_results where user_id = ${userId}) order by id for update
  `.execute(db);
  await adjustQuizStatistics(db, sql<boolean>`user_id = ${userId}`, -1);
}

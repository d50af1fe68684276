import { sql } from 'kysely';
import { adjustCounter } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { addToAnonymousResults, adjustQuizStatistics } from '../../db/quizStatistics.ts';
import { markImagesOrphaned } from '../../storage/files.ts';
import { deleteUserSessions } from '../auth/sessions.repository.ts';
import { addToAnonymousSubscriptions, adjustMonthlySubscribers } from '../overview/months.repository.ts';
import { deleteSummary } from '../summaries/summaries.repository.ts';
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
 * What stays of a deleted account. An admin's own decision subtracts it from every statistic and keeps its summaries without an author. A
 * request of the user keeps its marks and subscriptions as anonymous counts, and deletes its summaries.
 */
export type DeletionKind = 'by_admin' | 'on_request';

/**
 * Deletes an account with what belongs to it. To be called in a transaction that locks the sessions of the account.
 * `requireDeletable` throws when the account has to stay; false when there is none.
 */
export async function deleteUser(
  db: Db,
  userId: number,
  kind: DeletionKind,
  requireDeletable: (account: AccountToDelete) => void | Promise<void>,
): Promise<boolean> {
  await lockCountedRows(db, userId);
  const { user, admins } = await lockAccountAndAdmins(db, userId);
  if (!user) return false;
  await requireDeletable({ user, admins, ownCoursesCount: await countOwnCourses(db, userId) });

  await deleteUserSessions(db, userId);
  await markImagesOrphaned(db, [user.image]);

  await subtractSubscribers(db, userId);
  await subtractReactions(db, userId);
  await lockQuizzesOfResults(db, userId);
  if (kind === 'on_request') {
    await addToAnonymousSubscriptions(db, userId);
    await addToAnonymousResults(db, userId);
    await deleteOwnSummaries(db, userId);
  } else {
    await subtractMonthlySubscriptions(db, userId);
    await adjustQuizStatistics(db, sql<boolean>`user_id = ${userId}`, -1);
  }

  // Rows that name the account go with it by their foreign keys.
  await db.deleteFrom('users').where('id', '=', userId).execute();
  await adjustCounter(db, 'users', -1);
  await adjustCounter(db, `users:${user.role}`, -1);
  return true;
}

/**
 * Locks what counts the subscriptions, summaries and reactions of an account, in the order in which subscribing and reacting do: course,
 * summary, then account.
 */
async function lockCountedRows(db: Db, userId: number): Promise<void> {
  await sql`
    select id from courses where id in (
      select course_id from user_courses where user_id = ${userId} union select course_id from summaries where user_id = ${userId}
    ) order by id for update
  `.execute(db);
  await sql`
    select id from summaries where user_id = ${userId} or id in (select summary_id from reacts where user_id = ${userId})
    order by id for update
  `.execute(db);
}

async function subtractSubscribers(db: Db, userId: number): Promise<void> {
  await sql`
    update courses set users_count = users_count - 1
    where id in (select course_id from user_courses where user_id = ${userId})
  `.execute(db);
}

async function subtractMonthlySubscriptions(db: Db, userId: number): Promise<void> {
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

async function lockQuizzesOfResults(db: Db, userId: number): Promise<void> {
  await sql`
    select id from quizzes where id in (select quiz_id from quiz_results where user_id = ${userId}) order by id for update
  `.execute(db);
}

async function deleteOwnSummaries(db: Db, userId: number): Promise<void> {
  const summaries = await db
    .selectFrom('summaries')
    .where('user_id', '=', userId)
    .select(['id', 'course_id'])
    .orderBy('id')
    .execute();
  for (const summary of summaries) await deleteSummary(db, summary);
}

import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { countSubscribers } from './months.repository.ts';

/**
 * Takes a user who is about to be deleted out of what the overview tells: the months of the subscriptions, the marks of
 * the quizzes. To be called in the transaction that deletes the account, while its rows are there.
 */
export async function uncountLeavingUser(db: Db, userId: number): Promise<void> {
  const links = await db
    .selectFrom('user_courses')
    .where('user_id', '=', userId)
    .select(['course_id', 'created_at'])
    .execute();
  if (links.length > 0) await countSubscribers(db, links, -1);
  await sql`
    with own as (
      select quiz_id, round(mark * 10000.0 / total) as percent, least(mark * 5 / total, 4) + 1 as fifth
      from quiz_results where user_id = ${userId}
    )
    update quizzes set
      marks_sum = marks_sum - own.percent,
      marks_spread[own.fifth] = marks_spread[own.fifth] - 1
    from own where own.quiz_id = quizzes.id
  `.execute(db);
}

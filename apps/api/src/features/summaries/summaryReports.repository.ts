import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const maxListedReports = 100;

/** Stores what a user says is wrong with a summary, or replaces it. Returns false if the summary does not exist. */
export async function saveReport(
  db: Db,
  summaryId: number,
  userId: number,
  report: { reason: 'wrong' | 'copied' | 'inappropriate' | 'unreadable' | 'other'; note: string },
): Promise<boolean> {
  // The lock keeps it until the report refers to it.
  const summary = await db
    .selectFrom('summaries')
    .where('id', '=', summaryId)
    .select('id')
    .forKeyShare()
    .executeTakeFirst();
  if (!summary) return false;
  await db
    .insertInto('summary_reports')
    .values({ summary_id: summaryId, user_id: userId, ...report })
    .onConflict((conflict) =>
      conflict.columns(['summary_id', 'user_id']).doUpdateSet({ ...report, created_at: sql`now()` }),
    )
    .execute();
  return true;
}

/** Lists the newest reports of a summary, without those who reported it. */
export const listReports = (db: Db, summaryId: number) =>
  db
    .selectFrom('summary_reports')
    .where('summary_id', '=', summaryId)
    .select(['reason', 'note', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('user_id')
    .limit(maxListedReports)
    .execute();

/** Deletes all reports of a summary. */
export async function deleteReports(db: Db, summaryId: number): Promise<void> {
  await db.deleteFrom('summary_reports').where('summary_id', '=', summaryId).execute();
}

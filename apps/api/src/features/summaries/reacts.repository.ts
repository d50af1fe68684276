import type { Db } from '../../db/database.ts';

/** The reactions there are, in the order in which they are shown. */
export const reactions = ['love', 'like', 'angry', 'care'] as const;

/** One of them. */
export type Reaction = (typeof reactions)[number];

/** The columns that count them. */
export type ReactCounts = Record<`${Reaction}_count`, number>;

/** How often a summary got which reaction; those that nobody has are left out. */
export const toReacts = (counts: ReactCounts) =>
  reactions.map((reaction) => ({ reaction, count: counts[`${reaction}_count`] })).filter(({ count }) => count > 0);

/**
 * Sets a user's one reaction to a summary in place of an earlier one, or removes it with null, and returns the counts;
 * undefined when there is no such summary. It locks the summary: two clicks at once count once.
 */
export async function react(db: Db, summaryId: number, userId: number, reaction: Reaction | null) {
  const summary = await db
    .selectFrom('summaries')
    .where('id', '=', summaryId)
    .select(['love_count', 'like_count', 'angry_count', 'care_count'])
    .forUpdate()
    .executeTakeFirst();
  if (!summary) return undefined;
  const before = await findReaction(db, summaryId, userId);
  if (before === reaction) return summary;
  const counts = { ...summary };
  if (before) counts[`${before}_count`] -= 1;
  if (reaction) {
    await db
      .insertInto('reacts')
      .values({ summary_id: summaryId, user_id: userId, reaction })
      .onConflict((conflict) => conflict.columns(['summary_id', 'user_id']).doUpdateSet({ reaction }))
      .execute();
    counts[`${reaction}_count`] += 1;
  } else {
    await db.deleteFrom('reacts').where('summary_id', '=', summaryId).where('user_id', '=', userId).execute();
  }
  await db.updateTable('summaries').set(counts).where('id', '=', summaryId).execute();
  return counts;
}

/** A user's reaction to a summary. */
export async function findReaction(db: Db, summaryId: number, userId: number): Promise<Reaction | null> {
  const row = await db
    .selectFrom('reacts')
    .where('summary_id', '=', summaryId)
    .where('user_id', '=', userId)
    .select('reaction')
    .executeTakeFirst();
  return row?.reaction ?? null;
}

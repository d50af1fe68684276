import type { Db } from '../../db/database.ts';

/** The reactions, in the order of display. */
export const reactions = ['love', 'like', 'angry', 'care'] as const;

/** A reaction. */
export type Reaction = (typeof reactions)[number];

/** The count column of each reaction. */
export type ReactionCounts = Record<`${Reaction}_count`, number>;

/** Converts the counts to a list, without reactions that have no users. */
export const toReactList = (counts: ReactionCounts) =>
  reactions.map((reaction) => ({ reaction, count: counts[`${reaction}_count`] })).filter(({ count }) => count > 0);

/**
 * Sets or replaces a user's reaction to a summary, or removes it with null. Returns the counts, or undefined if the
 * summary does not exist. It locks the summary, so that two parallel clicks count once.
 */
export async function setReaction(db: Db, summaryId: number, userId: number, reaction: Reaction | null) {
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

/** Finds a user's reaction to a summary. */
export async function findReaction(db: Db, summaryId: number, userId: number): Promise<Reaction | null> {
  const row = await db
    .selectFrom('reacts')
    .where('summary_id', '=', summaryId)
    .where('user_id', '=', userId)
    .select('reaction')
    .executeTakeFirst();
  return row?.reaction ?? null;
}

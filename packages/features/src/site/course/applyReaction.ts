import type { GetCourseResult } from '@fanous/api-client/generated/queries.ts';

type Reactions = Pick<GetCourseResult['summaries'][number], 'reacts' | 'my_reaction'>;

/** love, like, angry or care (spec §4). */
export type Reaction = Reactions['reacts'][number]['reaction'];

/** The summary after the user has replaced their reaction, or removed it with null. */
export function applyReaction<S extends Reactions>(summary: S, reaction: Reaction | null): S {
  const counts = new Map(summary.reacts.map((react) => [react.reaction, react.count]));
  const add = (kind: Reaction, count: number) => counts.set(kind, (counts.get(kind) ?? 0) + count);
  if (summary.my_reaction !== null) add(summary.my_reaction, -1);
  if (reaction !== null) add(reaction, 1);
  const reacts = [...counts].flatMap(([kind, count]) => (count > 0 ? [{ reaction: kind, count }] : []));
  return { ...summary, reacts, my_reaction: reaction };
}

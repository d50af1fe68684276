/** The author of a summary. Visitors do not see authors. */
const getAuthorId = (summary: object) => (summary as { user?: { id: number } | null }).user?.id;

/** Puts the user's own summaries first, the latest at the top, so that a new one is easy to find. */
export function sortOwnFirst<S extends object>(summaries: readonly S[], userId: number | undefined): S[] {
  const isOwn = (summary: S) => userId !== undefined && getAuthorId(summary) === userId;
  return [...summaries.filter(isOwn).toReversed(), ...summaries.filter((summary) => !isOwn(summary))];
}

/** Who wrote it, where the reader is told: the signed in alone are. */
const authorOf = (summary: object) => (summary as { user?: { id: number } | null }).user?.id;

/** The reader's own before those of others, the latest first: whoever has just added one finds it at once. */
export function ownFirst<S extends object>(summaries: readonly S[], readerId: number | undefined): S[] {
  const isOwn = (summary: S) => readerId !== undefined && authorOf(summary) === readerId;
  return [...summaries.filter(isOwn).toReversed(), ...summaries.filter((summary) => !isOwn(summary))];
}

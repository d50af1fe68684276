/** What a path names a course by. */
export type CourseKey = { slug: string } | { id: number };

/** Reads a slug or an id. A slug has at least one letter, so it cannot be mistaken for an id. */
export function toCourseKey(text: string): CourseKey {
  const id = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? { id } : { slug: text };
}

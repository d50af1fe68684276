/** A page number, or a gap of omitted pages. */
export type PageStep = number | 'gap-before' | 'gap-after';

/**
 * Returns the first page, the last page, and the current page with its neighbours. A gap replaces at least two pages. The number
 * of steps is constant, so that nothing moves under the pointer.
 */
export function getPageSteps(page: number, pageCount: number): PageStep[] {
  const maxSteps = 7;
  if (pageCount <= maxSteps) return createRange(1, pageCount);
  const isNearStart = page <= 4;
  const isNearEnd = page >= pageCount - 3;
  if (isNearStart) return [...createRange(1, 5), 'gap-after', pageCount];
  if (isNearEnd) return [1, 'gap-before', ...createRange(pageCount - 4, pageCount)];
  return [1, 'gap-before', ...createRange(page - 1, page + 1), 'gap-after', pageCount];
}

const createRange = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

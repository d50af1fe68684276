/** A page to go to, or a gap of pages that are left out. */
export type PageStep = number | 'gap-before' | 'gap-after';

/**
 * The first page, the last, the current one and its neighbours. A gap always stands for two pages or more: one alone
 * would take no more room than the gap, so it stands itself. Always the same number of steps, so that nothing moves
 * under the pointer.
 */
export function pageSteps(page: number, pageCount: number): PageStep[] {
  const most = 7;
  if (pageCount <= most) return range(1, pageCount);
  const isNearStart = page <= 4;
  const isNearEnd = page >= pageCount - 3;
  if (isNearStart) return [...range(1, 5), 'gap-after', pageCount];
  if (isNearEnd) return [1, 'gap-before', ...range(pageCount - 4, pageCount)];
  return [1, 'gap-before', ...range(page - 1, page + 1), 'gap-after', pageCount];
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

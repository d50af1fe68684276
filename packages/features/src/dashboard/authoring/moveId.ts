/** Ids with one of them a place earlier or later; at the edge nothing changes. */
export function moveId(ids: readonly number[], id: number, step: -1 | 1): number[] {
  const from = ids.indexOf(id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  return ids.map((own, at) => (at === from ? ids[to] : at === to ? id : own) ?? own);
}

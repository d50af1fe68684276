/** Moves an id one place up (-1) or down (1). At the edge nothing changes. */
export function moveId(ids: readonly number[], id: number, step: -1 | 1): number[] {
  const from = ids.indexOf(id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  return ids.map((own, index) => (index === from ? ids[to] : index === to ? id : own) ?? own);
}

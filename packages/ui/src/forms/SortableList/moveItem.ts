/** Returns the ids with one of them before or after another one. */
export function moveItemNextTo(
  ids: readonly string[],
  moved: string,
  target: string,
  position: 'before' | 'after',
): string[] {
  if (moved === target) return [...ids];
  const rest = ids.filter((id) => id !== moved);
  const at = rest.indexOf(target) + (position === 'after' ? 1 : 0);
  return rest.toSpliced(at, 0, moved);
}

/** Returns the ids with one of them a place up (-1) or down (1). The first and the last place are the limits. */
export function moveItemBy(ids: readonly string[], moved: string, step: 1 | -1): string[] {
  const at = ids.indexOf(moved);
  const target = ids[at + step];
  return target === undefined ? [...ids] : moveItemNextTo(ids, moved, target, step === 1 ? 'after' : 'before');
}

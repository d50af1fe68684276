import type { UnitItem } from './courseUnits.ts';

/** The length of all videos of a unit together, in seconds. Null unless every one is known, and without videos. */
export function sumDurations(items: readonly UnitItem[]): number | null {
  const durations = items.flatMap((each) => (each.kind === 'video' ? [each.item.duration ?? null] : []));
  if (durations.length === 0) return null;
  return durations.reduce((sum, duration) => (sum === null || duration === null ? null : sum + duration));
}

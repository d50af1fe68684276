/**
 * Gets a pseudo-random number from 0 to 1 for the words. The same words always give the same number, and numbers do not
 * depend on each other, so adding a course does not change the others.
 */
export function getSeededRandom(...seedParts: (string | number)[]): number {
  // FNV-1a, then the finaliser of MurmurHash3: FNV alone hardly changes when only the last letter differs.
  let hash = 0x811c9dc5;
  for (const character of seedParts.join('\u0000')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Subtracts days from a moment. */
export function subtractDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * 86_400_000);
}

/** Gets a moment between the latest start (`share` 0) and the end (`share` 1). */
export function getMomentBetween(starts: Date[], end: Date, share: number): Date {
  const from = Math.max(...starts.map((start) => start.getTime()));
  return new Date(Math.floor(from + (end.getTime() - from) * share));
}

/**
 * A number from 0 up to 1 that the words decide: the demo's dice. The same words roll the same number on every machine,
 * and no roll depends on the one before it, so adding a course does not reshuffle the others.
 */
export function roll(...words: (string | number)[]): number {
  // FNV-1a, then the finaliser of MurmurHash3: FNV alone barely moves when only the last letter differs.
  let hash = 0x811c9dc5;
  for (const character of words.join('\u0000')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The moment that many days before another. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * 86_400_000);
}

/** A moment from the later of the starts up to the end; `share` 0 is the start, 1 the end. */
export function between(starts: Date[], end: Date, share: number): Date {
  const from = Math.max(...starts.map((start) => start.getTime()));
  return new Date(Math.floor(from + (end.getTime() - from) * share));
}

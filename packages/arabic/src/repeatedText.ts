import { foldDigits } from './fold.ts';

/**
 * Returns the index of the first text that reads like an earlier one, or -1. Spaces, tatweel, invisible characters and the set
 * of digits are ignored. Vowels, hamzas, signs and case are not: in a quiz on spelling or algebra they matter.
 * Blank texts are ignored.
 */
export function findRepeatedTextIndex(texts: readonly string[]): number {
  const earlierTexts = new Set<string>();
  return texts.findIndex((text) => {
    const visible = toVisibleText(text);
    if (visible === '') return false;
    if (earlierTexts.has(visible)) return true;
    earlierTexts.add(visible);
    return false;
  });
}

/** Normalizes a text to what a reader sees. */
const toVisibleText = (text: string): string =>
  foldDigits(text.normalize('NFC'))
    .replace(/[\u0640\p{Cf}]+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

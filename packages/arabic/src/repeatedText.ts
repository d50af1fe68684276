import { foldDigits } from './fold.ts';

/**
 * The place of the first text that reads like an earlier one, or -1. Spaces, tatweel, invisible characters and the kind of
 * digits do not count. Vowels, hamzas, signs and case do: in a quiz on spelling or algebra they are the question.
 * Blank texts are passed over.
 */
export function findRepeatedText(texts: readonly string[]): number {
  const seen = new Set<string>();
  return texts.findIndex((text) => {
    const visible = toVisibleText(text);
    if (visible === '') return false;
    if (seen.has(visible)) return true;
    seen.add(visible);
    return false;
  });
}

/** What a reader sees of a text, in one spelling. */
const toVisibleText = (text: string): string =>
  foldDigits(text.normalize('NFC'))
    .replace(/[\u0640\p{Cf}]+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

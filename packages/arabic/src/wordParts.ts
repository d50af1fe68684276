import { foldArabic } from './fold.ts';

/** A word of a text, with its folded form. */
export interface TextWord {
  text: string;
  /** Where it starts in the text. */
  start: number;
  folded: string;
}

const wordPattern = /[\p{L}\p{N}\p{M}\p{Cf}\u0640+#]+/gu;

/** Splits a text into words as folding does, and keeps their positions. */
export function toTextWordList(text: string): TextWord[] {
  return [...text.matchAll(wordPattern)]
    .map(({ 0: word, index }) => ({ text: word, start: index, folded: foldArabic(word) }))
    .filter(({ folded }) => folded !== '');
}

/** Converts a position in the folded form of a word to one in the word itself. Diacritics belong to the letter before them. */
export function toWordPosition({ text, folded }: TextWord, foldedPosition: number): number {
  if (foldedPosition <= 0) return 0;
  if (foldedPosition >= folded.length) return text.length;
  let position = 0;
  for (const { length } of Array.from(text)) {
    if (foldArabic(text.slice(0, position + length)).length > foldedPosition) break;
    position += length;
  }
  return position;
}

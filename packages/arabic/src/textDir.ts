/** A text direction, as HTML's `dir` and React Aria spell it. */
export type Direction = 'rtl' | 'ltr';

// A letter, so that an Arabic digit or comma inside English text does not turn it round.
const rtlLetter = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const arabicLetter = /(?=\p{L})\p{Script=Arabic}/u;
const latinWord = /[a-z]{2}/i;
const bidiMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Removes the invisible marks that steer direction: they break copying, equality and search. */
export function stripBidiMarks(text: string): string {
  return text.replace(bidiMarks, '');
}

/**
 * The direction a text is displayed in. One Arabic letter anywhere makes it `rtl`: a title such as
 * «HTML5 و CSS للمبتدئين» starts with Latin and is still Arabic, which `dir="auto"` gets wrong.
 * Text with nothing visible takes `fallback`, the direction of the page.
 */
export function textDir(text: string, fallback: Direction = 'rtl'): Direction {
  if (rtlLetter.test(text)) return 'rtl';
  return stripBidiMarks(text).trim() === '' ? fallback : 'ltr';
}

/**
 * The language of a text that is not the one of its page, for the voice that reads it: an English voice is silent at Arabic
 * letters. Latin words count as English, the second language here; a number or a sign has no language of its own.
 */
export function foreignLang(text: string, page: Direction): 'ar' | 'en' | undefined {
  if (page === 'ltr') return arabicLetter.test(text) ? 'ar' : undefined;
  return latinWord.test(text) && !rtlLetter.test(text) ? 'en' : undefined;
}

/** A text direction: a value of HTML's `dir` attribute. */
export type Direction = 'rtl' | 'ltr';

// Letters only: an Arabic digit or comma must not make an English text right-to-left.
const rtlLetter = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const arabicLetter = /(?=\p{L})\p{Script=Arabic}/u;
const latinWord = /[a-z]{2}/i;
const bidiMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Removes invisible direction marks, which break copying, comparison and search. */
export function stripBidiMarks(text: string): string {
  return text.replace(bidiMarks, '');
}

/**
 * Returns the direction of a text. One Arabic letter makes it `rtl`: «HTML5 و CSS للمبتدئين» starts with Latin letters
 * but is Arabic, and `dir="auto"` would be wrong. For a blank text it returns `blankDirection`, the direction of the page.
 */
export function getTextDirection(text: string, blankDirection: Direction = 'rtl'): Direction {
  if (rtlLetter.test(text)) return 'rtl';
  return stripBidiMarks(text).trim() === '' ? blankDirection : 'ltr';
}

/**
 * Finds the language of a text if it differs from the page's, for the `lang` attribute: an English screen-reader voice
 * cannot read Arabic. Latin words count as English. Numbers and signs have no language.
 */
export function findForeignLang(text: string, pageDirection: Direction): 'ar' | 'en' | undefined {
  if (pageDirection === 'ltr') return arabicLetter.test(text) ? 'ar' : undefined;
  return latinWord.test(text) && !rtlLetter.test(text) ? 'en' : undefined;
}

import type { Language } from '../intl/digits.ts';

/** Picks the texts of a story in the language of the toolbar. */
export const localize = <T>(globals: Record<string, unknown>, words: Record<Language, T>): T =>
  words[globals['locale'] === 'en' ? 'en' : 'ar'];

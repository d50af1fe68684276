import type { Language } from '../intl/digits.ts';

/** The words of a story in the language of the toolbar, so that no English stands on an Arabic page. */
export const pick = <T>(globals: Record<string, unknown>, words: Record<Language, T>): T =>
  words[globals['locale'] === 'en' ? 'en' : 'ar'];

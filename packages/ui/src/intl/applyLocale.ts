import type { Language } from './digits.ts';

/** The direction a language is written in. */
export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr');

/**
 * The only writer of `html.lang` and `html.dir`, so that overlays, which render outside the app's root, agree with it.
 * The `-u-nu-` extension is for Intl alone and is never copied into `lang`.
 */
export function applyLocale(language: Language, root: HTMLElement): void {
  root.lang = language;
  root.dir = directionOf(language);
}

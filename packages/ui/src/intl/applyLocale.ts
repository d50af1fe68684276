import type { Language } from './digits.ts';

/** Returns the writing direction of a language. */
export const getDirection = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr');

/**
 * Sets `html.lang` and `html.dir`. No other code sets them, so overlays outside the app's root have the same language.
 * The `-u-nu-` extension is for Intl only and never goes into `lang`.
 */
export function applyLocale(language: Language, root: HTMLElement): void {
  const direction = getDirection(language);
  // Setting them again would compute the styles of the whole page again.
  if (root.lang !== language) root.lang = language;
  if (root.dir !== direction) root.dir = direction;
}

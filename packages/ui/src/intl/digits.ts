/** The digits that the user prefers. Latin digits are the default (decision 3). */
export type Digits = 'latn' | 'arab';
/** Languages of the product. */
export type Language = 'ar' | 'en';

/** Returns the locale tag for Intl, React Aria and ICU. It never goes into `html.lang`. */
export function getLocaleTag(language: Language, digits: Digits = 'latn'): string {
  return language === 'ar' ? `ar-EG-u-nu-${digits}` : 'en-US';
}

/** Which digits the reader wants to see. Latin digits are the default (decision 3). */
export type Digits = 'latn' | 'arab';
/** Languages of the product. */
export type Language = 'ar' | 'en';

/** The one locale tag that feeds Intl, React Aria and ICU. It never goes into `html.lang`. */
export function localeTag(language: Language, digits: Digits = 'latn'): string {
  return language === 'ar' ? `ar-EG-u-nu-${digits}` : 'en-US';
}

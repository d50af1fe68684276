/** The languages a list is joined in. */
export type ListLanguage = 'ar' | 'en';

/**
 * Joins items inside a sentence: «أحمد ومنى وعلي», "Ahmed, Mona and Ali". Arabic repeats «و» before every item and
 * attaches it to the word.
 */
export function joinList(items: readonly string[], language: ListLanguage): string {
  if (language === 'ar') return items.join(' و');
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/**
 * Joins items with commas, for text outside a sentence, such as a table cell: «فيزياء، كيمياء».
 * `Intl.ListFormat` would add a «و» before each item.
 */
export function joinWithCommas(items: readonly string[], language: ListLanguage): string {
  return items.join(language === 'ar' ? '، ' : ', ');
}

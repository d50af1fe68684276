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
 * Joins items that stand outside a sentence, such as chips or a table cell, by a comma alone: «فيزياء، كيمياء».
 * `Intl.ListFormat` would put a «و» before each.
 */
export function joinPlain(items: readonly string[], language: ListLanguage): string {
  return items.join(language === 'ar' ? '، ' : ', ');
}

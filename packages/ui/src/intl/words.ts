import type { Language } from './digits.ts';

/** How a price is said, by plural form: Arabic has six, and one and two carry no digit (decision 3). */
export const priceWords: Record<Language, (digits: string, form: Intl.LDMLPluralRule) => string> = {
  ar: (digits, form) =>
    ({
      zero: 'مجانًا',
      one: 'جنيه واحد',
      two: 'جنيهان',
      few: `${digits} جنيهات`,
      many: `${digits} جنيهًا`,
      other: `${digits} جنيه`,
    })[form],
  en: (digits, form) => (form === 'zero' ? 'Free' : `EGP ${digits}`),
};

/** Units of file sizes by power of 1024. The Arabic words are loans that do not change with the number. */
export const sizeWords: Record<Language, Record<1 | 2 | 3, string>> = {
  ar: { 1: 'كيلوبايت', 2: 'ميجابايت', 3: 'جيجابايت' },
  en: { 1: 'KB', 2: 'MB', 3: 'GB' },
};

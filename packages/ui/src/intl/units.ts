import type { Language } from './digits.ts';

/** The price text by plural form. Arabic has six forms; one and two are written without a digit (decision 3). */
export const formatPriceText: Record<Language, (digits: string, form: Intl.LDMLPluralRule) => string> = {
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

/** Units of file sizes by power of 1024. The Arabic loanwords have no plural forms. */
export const fileSizeUnits: Record<Language, Record<1 | 2 | 3, string>> = {
  ar: { 1: 'كيلوبايت', 2: 'ميجابايت', 3: 'جيجابايت' },
  en: { 1: 'KB', 2: 'MB', 3: 'GB' },
};

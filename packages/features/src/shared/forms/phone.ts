import { foldDigits } from '@fanous/arabic/fold';

/** The number of digits of a phone number. The maximum is the one of E.164. */
export const phoneDigitLimits = { min: 7, max: 15 };

/** Whether a text can be a phone number: 7 to 15 Latin or Arabic digits, with spaces, brackets and hyphens between them. */
export function isPhone(text: string): boolean {
  const latin = foldDigits(text.trim());
  const { length } = latin.replaceAll(/\D/g, '');
  return /^[+]?[0-9 ()-]+$/.test(latin) && length >= phoneDigitLimits.min && length <= phoneDigitLimits.max;
}

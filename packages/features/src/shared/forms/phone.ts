import { foldDigits } from '@fanous/arabic/fold';

/** How many digits a phone number has, by E.164 at most. */
export const phoneDigitLimits = { min: 7, max: 15 };

/** Whether a text can be a phone number: 7 to 15 digits, Arabic ones too, with spaces and signs between them. */
export function isPhone(text: string): boolean {
  const latin = foldDigits(text.trim());
  const { length } = latin.replaceAll(/\D/g, '');
  return /^[+]?[0-9 ()-]+$/.test(latin) && length >= phoneDigitLimits.min && length <= phoneDigitLimits.max;
}

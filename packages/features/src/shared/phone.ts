import { foldDigits } from '@fanous/arabic/fold';

/** Whether a text can be a phone number: 7 to 15 digits, Arabic ones too, with spaces and signs between them. */
export function isPhone(text: string): boolean {
  const latin = foldDigits(text.trim());
  return /^[+]?[0-9 ()-]+$/.test(latin) && /^\d{7,15}$/.test(latin.replaceAll(/\D/g, ''));
}

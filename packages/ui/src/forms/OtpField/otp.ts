import { foldDigits } from '@fanous/arabic/fold';

/** Returns the digits of a text in Western form, at most `length`: a code is often copied with spaces or a hyphen. */
export const toOtpDigits = (text: string, length: number): string =>
  foldDigits(text).replaceAll(/\D/g, '').slice(0, length);

/** Returns the code after a paste. A whole code replaces what was typed; fewer digits are added to it. */
export function mergePastedCode(current: string, pasted: string, length: number): string {
  const digits = toOtpDigits(pasted, length);
  return digits.length === length ? digits : toOtpDigits(current + digits, length);
}

import { readFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Common passwords of Arabic-speaking and Egyptian users, which the list of the library lacks. */
const regionalFile = new URL('./commonPasswords.txt', import.meta.url);
const regionalPasswords = readFileSync(regionalFile, 'utf8').split('\n').filter(Boolean);

// A shorter entry would also reject a good password with many punctuation marks, of which it is all that remains.
const minEntryLength = 6;

const toLettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Without case, spaces and punctuation. */
const commonPasswords = new Set(
  [...regionalPasswords, ...dictionary['passwords-common']]
    .map((entry) => toLettersAndDigits(entry))
    .filter((entry) => entry.length >= minEntryLength),
);

/** Terms that people combine with a number for an account on this platform (`docs/security.md`). */
export const contextTerms =
  'fanous fanoos admin teacher student user course platform thanawya فانوس ادمن مدرس معلم طالب كورس منصة ثانوية'.split(
    ' ',
  );
const contextPattern = new RegExp(`^(?:(?:ال)?(?:${contextTerms.join('|')}))+$`, 'u');

/** Whether a normalized password is on the list of common ones, or has no other letters than those of these terms. */
export function isCommonPassword(password: string): boolean {
  const lettersAndDigits = toLettersAndDigits(password);
  return commonPasswords.has(lettersAndDigits) || contextPattern.test(lettersAndDigits.replace(/\p{N}+/gu, ''));
}

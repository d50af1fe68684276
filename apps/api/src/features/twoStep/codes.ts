import { foldDigits } from '@fanous/arabic/fold';
import { createHash, randomBytes } from 'node:crypto';

/** How many recovery codes an account gets. */
export const recoveryCodeCount = 10;

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** Creates a recovery code of 80 random bits: four groups of lower-case Base32, which has no 0, 1, 8 or 9. */
export function createRecoveryCode(): string {
  // 256 is a multiple of 32, so every character is equally likely.
  const characters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length] ?? '');
  return [0, 4, 8, 12].map((start) => characters.slice(start, start + 4).join('')).join('-');
}

/** Normalizes a code as people type it: digits of any script, upper case, spaces and hyphens. */
export const normalizeCode = (text: string): string =>
  foldDigits(text)
    .replaceAll(/[\s\u200e\u200f-]/g, '')
    .toLowerCase();

/** Whether a normalized code is one of an authenticator app. Otherwise it is a recovery code. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Hashes a normalized recovery code for the database. A fast hash is enough: 80 random bits cannot be guessed. */
export const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(code).digest();

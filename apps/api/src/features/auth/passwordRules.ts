import { readFileSync } from 'node:fs';

const commonFile = new URL('./commonPasswords.txt', import.meta.url);
const common = new Set(readFileSync(commonFile, 'utf8').split('\n').filter(Boolean));

/** Limits of a password (decision 31). */
export const passwordLength = { min: 8, max: 128 } as const;

/** Two ways of typing the same characters make the same password. */
export const normalisePassword = (password: string): string => password.normalize('NFKC');

/** Why a password is not accepted, or undefined when it is. */
export function passwordProblem(password: string): 'too_short' | 'too_long' | 'common_password' | undefined {
  const normal = normalisePassword(password);
  const length = Array.from(normal).length;
  if (length < passwordLength.min) return 'too_short';
  if (length > passwordLength.max) return 'too_long';
  const bare = normal.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return new Set(normal).size < 3 || common.has(bare) ? 'common_password' : undefined;
}

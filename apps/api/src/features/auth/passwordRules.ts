import { readFileSync } from 'node:fs';

const commonFile = new URL('./commonPasswords.txt', import.meta.url);
const common = new Set(readFileSync(commonFile, 'utf8').split('\n').filter(Boolean));

/** Kept in place of a hash where there is no password: nobody can sign in to such an account. */
export const noPassword = '!';

/** How long a password has to be and may be, in characters. */
export interface PasswordLength {
  min: number;
  max: number;
}

/** Two ways of typing the same characters make the same password. */
export const normalisePassword = (password: string): string => password.normalize('NFKC');

/** Why a password is not accepted, or undefined when it is. */
export function passwordProblem(
  password: string,
  { min, max }: PasswordLength,
): 'too_short' | 'too_long' | 'common_password' | undefined {
  const normal = normalisePassword(password);
  const length = Array.from(normal).length;
  if (length < min) return 'too_short';
  if (length > max) return 'too_long';
  const bare = normal.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return new Set(normal).size < 3 || common.has(bare) ? 'common_password' : undefined;
}

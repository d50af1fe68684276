import { isCommonPassword } from './commonPasswords.ts';

/** Stored instead of a hash for an account without a password: it cannot be signed in to. */
export const unusablePasswordHash = '!';

/** The allowed length of a password, in characters. */
export interface PasswordLength {
  min: number;
  max: number;
}

/** Normalizes a password, so that different encodings of the same characters are equal. */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/** Finds why a password is not accepted. */
export function findPasswordProblem(
  password: string,
  { min, max }: PasswordLength,
): 'too_short' | 'too_long' | 'common_password' | undefined {
  const normal = normalizePassword(password);
  const length = Array.from(normal).length;
  if (length < min) return 'too_short';
  if (length > max) return 'too_long';
  return new Set(normal).size < 3 || isCommonPassword(normal) ? 'common_password' : undefined;
}

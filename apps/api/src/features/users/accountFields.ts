import type { Role } from '../../db/tables.ts';
import { Problem } from '../../problems/problem.ts';
import type { FieldProblem } from '../../problems/problem.ts';
import { passwordProblem } from '../auth/passwordRules.ts';
import type { PasswordLength } from '../auth/passwordRules.ts';
import { normaliseEmail, normalisePhone } from './userFields.ts';

/** What a form may say of an account. */
export interface AccountForm {
  name?: string;
  email?: string;
  /** Null takes it away. */
  phone?: string | null;
  password?: string;
  password_confirmation?: string;
}

/** Refuses what is wrong with a form beyond what the contract can state. */
export function checkAccountForm(
  { phone, password, password_confirmation }: AccountForm,
  passwordLength: PasswordLength,
): void {
  const fields: Record<string, FieldProblem[]> = {};
  if (typeof phone === 'string' && normalisePhone(phone) === undefined) fields['phone'] = [{ code: 'phone' }];
  const weakness = password === undefined ? undefined : passwordProblem(password, passwordLength);
  if (weakness)
    fields['password'] = [{ code: weakness, limit: passwordLength[weakness === 'too_short' ? 'min' : 'max'] }];
  if (password !== password_confirmation)
    fields['password_confirmation'] = [
      { code: password_confirmation === undefined ? 'required' : 'password_mismatch' },
    ];
  if (Object.keys(fields).length > 0) throw new Problem(422, 'invalid', { fields });
}

/** The plain fields of a form that was checked, as they are kept; what was left out stays out. */
export function keptFields({ name, email, phone }: AccountForm) {
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email: normaliseEmail(email) }),
    ...(phone !== undefined && { phone: phone === null ? null : (normalisePhone(phone) ?? null) }),
  };
}

/** `student` is another word for `user` (decision 7). */
export const readRole = (role: Role | 'student'): Role => (role === 'student' ? 'user' : role);

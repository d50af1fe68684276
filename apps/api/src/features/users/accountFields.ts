import type { Role } from '../../db/tables.ts';
import { Problem } from '../../problems/problem.ts';
import type { FieldProblem } from '../../problems/problem.ts';
import { findPasswordProblem } from '../auth/passwordRules.ts';
import type { PasswordLength } from '../auth/passwordRules.ts';
import { normalizeEmail, parsePhone } from './userFields.ts';

/** The account fields of a form. */
export interface AccountForm {
  name?: string;
  email?: string;
  /** Null removes it. */
  phone?: string | null;
  /** What course pages say about a teacher. Null removes it. */
  biography?: string | null;
  password?: string;
  password_confirmation?: string;
}

/** Validates rules that the contract cannot express. */
export function validateAccountForm(
  { phone, password, password_confirmation }: AccountForm,
  passwordLength: PasswordLength,
): void {
  const fields: Record<string, FieldProblem[]> = {};
  if (typeof phone === 'string' && parsePhone(phone) === undefined) fields['phone'] = [{ code: 'phone' }];
  const weakness = password === undefined ? undefined : findPasswordProblem(password, passwordLength);
  if (weakness)
    fields['password'] = [{ code: weakness, limit: passwordLength[weakness === 'too_short' ? 'min' : 'max'] }];
  if (password !== password_confirmation)
    fields['password_confirmation'] = [
      { code: password_confirmation === undefined ? 'required' : 'password_mismatch' },
    ];
  if (Object.keys(fields).length > 0) throw new Problem(422, 'invalid', { fields });
}

/** Converts the fields of a validated form to columns. Omitted fields stay omitted. */
export function toAccountColumns({ name, email, phone, biography }: AccountForm) {
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email: normalizeEmail(email) }),
    ...(biography !== undefined && { biography }),
    ...(phone !== undefined && { phone: phone === null ? null : (parsePhone(phone) ?? null) }),
  };
}

/** Converts `student` to `user` (decision 7). */
export const toRole = (role: Role | 'student'): Role => (role === 'student' ? 'user' : role);

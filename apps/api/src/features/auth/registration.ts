import { Problem } from '../../problems/problem.ts';
import type { FieldProblem } from '../../problems/problem.ts';
import { normaliseEmail, normalisePhone } from '../users/userFields.ts';
import { passwordLength, passwordProblem } from './passwordRules.ts';

interface Registration {
  name: string;
  email: string;
  phone?: string;
  password: string;
  password_confirmation: string;
}

/** The account a registration asks for. Whatever role was sent is not looked at (decision 7). */
export function readRegistration({ name, email, phone, password, password_confirmation }: Registration) {
  const fields: Record<string, FieldProblem[]> = {};
  const digits = phone === undefined ? null : normalisePhone(phone);
  if (digits === undefined) fields['phone'] = [{ code: 'phone' }];
  const weakness = passwordProblem(password);
  if (weakness)
    fields['password'] = [{ code: weakness, limit: passwordLength[weakness === 'too_short' ? 'min' : 'max'] }];
  if (password !== password_confirmation) fields['password_confirmation'] = [{ code: 'password_mismatch' }];
  if (digits === undefined || Object.keys(fields).length > 0) throw new Problem(422, 'invalid', { fields });
  return { name, email: normaliseEmail(email), phone: digits, role: 'user' as const };
}

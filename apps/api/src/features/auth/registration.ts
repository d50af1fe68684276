import { checkAccountForm, keptFields } from '../users/accountFields.ts';
import type { AccountForm } from '../users/accountFields.ts';
import type { PasswordLength } from './passwordRules.ts';

/** The account a registration asks for. Whatever role was sent is not looked at (decision 7). */
export function readRegistration(form: AccountForm & { name: string; email: string }, passwordLength: PasswordLength) {
  checkAccountForm(form, passwordLength);
  const { name, email } = form;
  return { name, email, phone: null, ...keptFields(form), role: 'user' as const };
}

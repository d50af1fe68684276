import { validateAccountForm, toAccountColumns } from '../users/accountFields.ts';
import type { AccountForm } from '../users/accountFields.ts';
import type { PasswordLength } from './passwordRules.ts';

/** Reads the account of a registration. Ignores the role that was sent (decision 7). */
export function parseRegistration(form: AccountForm & { name: string; email: string }, passwordLength: PasswordLength) {
  validateAccountForm(form, passwordLength);
  const { name, email } = form;
  return { name, email, phone: null, ...toAccountColumns(form), role: 'user' as const };
}

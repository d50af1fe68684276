import type { Config } from '../../config.ts';
import type { Role } from '../../db/tables.ts';
import type { FieldCode } from '../../problems/messages.ts';

interface Account {
  role: Role;
  email: string;
}

/** Whether the operator narrowed the rights of this admin (decision 6): the e-mail is the mark. */
export const isLimitedAdmin = ({ role, email }: Account, config: Config): boolean =>
  role === 'admin' && isListed(email, config);

/** An admin who may do everything. */
export const isFullAdminAccount = (account: Account, config: Config): boolean =>
  account.role === 'admin' && !isLimitedAdmin(account, config);

/**
 * Why an account may not be given an e-mail, or undefined when it may. Listed e-mails are the operator's: only a full
 * admin hands them out, and an admin who has one cannot get rid of it, since the limit would go with it.
 */
export function emailProblem(
  email: string,
  { from, byFullAdmin }: { from?: Account; byFullAdmin: boolean },
  config: Config,
): FieldCode | undefined {
  if (email === from?.email) return undefined;
  const isBound = from !== undefined && isListed(from.email, config) && (from.role === 'admin' || !byFullAdmin);
  if (isBound && !(byFullAdmin && isListed(email, config))) return 'email_fixed';
  return isListed(email, config) && !byFullAdmin ? 'email_taken' : undefined;
}

const isListed = (email: string, { limitedAdminEmails }: Config) => limitedAdminEmails.includes(email);

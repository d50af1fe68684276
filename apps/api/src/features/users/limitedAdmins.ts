import type { Config } from '../../config.ts';
import type { Role } from '../../db/tables.ts';
import type { FieldCode } from '../../problems/messages.ts';

interface Account {
  role: Role;
  email: string;
}

/** Whether an admin has limited rights (decision 6), by e-mail. */
export const isLimitedAdmin = ({ role, email }: Account, config: Config): boolean =>
  role === 'admin' && isLimitedEmail(email, config);

/** Whether an account is an admin with all rights. */
export const isFullAdminAccount = (account: Account, config: Config): boolean =>
  account.role === 'admin' && !isLimitedAdmin(account, config);

/**
 * Finds why an account may not get an e-mail. Only a full admin may assign an e-mail of LIMITED_ADMIN_EMAILS. A limited admin
 * may not change it, because that would remove the limit.
 */
export function findEmailProblem(
  email: string,
  { from, byFullAdmin }: { from?: Account; byFullAdmin: boolean },
  config: Config,
): FieldCode | undefined {
  if (email === from?.email) return undefined;
  const isBound = from !== undefined && isLimitedEmail(from.email, config) && (from.role === 'admin' || !byFullAdmin);
  if (isBound && !(byFullAdmin && isLimitedEmail(email, config))) return 'email_fixed';
  return isLimitedEmail(email, config) && !byFullAdmin ? 'email_taken' : undefined;
}

const isLimitedEmail = (email: string, { limitedAdminEmails }: Config) => limitedAdminEmails.includes(email);

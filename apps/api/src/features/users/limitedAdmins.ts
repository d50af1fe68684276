import type { Config } from '../../config.ts';
import type { Role } from '../../db/tables.ts';
import type { FieldProblemCode } from '../../problems/messages.ts';

interface Account {
  role: Role;
  email: string;
}

/** Whether an admin has limited rights (decision 6), by e-mail. */
export const isLimitedAdminAccount = ({ role, email }: Account, config: Config): boolean =>
  role === 'admin' && isLimitedEmail(email, config);

/** Whether an account is an admin with all rights. */
export const isFullAdminAccount = (account: Account, config: Config): boolean =>
  account.role === 'admin' && !isLimitedAdminAccount(account, config);

/**
 * Finds why an account may not get an e-mail. Only a full admin may assign an e-mail of LIMITED_ADMIN_EMAILS. A limited admin
 * may not change it, because that would remove the limit.
 */
export function findReservedEmailProblem(
  email: string,
  { currentAccount, isByFullAdmin }: { currentAccount?: Account; isByFullAdmin: boolean },
  config: Config,
): FieldProblemCode | undefined {
  if (email === currentAccount?.email) return undefined;
  const isBound =
    currentAccount !== undefined &&
    isLimitedEmail(currentAccount.email, config) &&
    (currentAccount.role === 'admin' || !isByFullAdmin);
  if (isBound && !(isByFullAdmin && isLimitedEmail(email, config))) return 'email_fixed';
  return isLimitedEmail(email, config) && !isByFullAdmin ? 'email_taken' : undefined;
}

const isLimitedEmail = (email: string, { limitedAdminEmails }: Config) => limitedAdminEmails.includes(email);

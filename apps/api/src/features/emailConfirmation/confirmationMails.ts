import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MailConfig } from '../../config/mail.ts';
import type { Db } from '../../db/database.ts';
import { runTransactionWithRetries } from '../../db/transaction.ts';
import type { Mail, MailLanguage } from '../../mail/mail.ts';
import { renderMail } from '../../mail/renderMail.ts';
import { Problem } from '../../problems/problem.ts';
import { getMailLanguage } from '../auth/passwordMails.ts';
import { countAttemptOrThrow } from '../auth/throttle.repository.ts';
import { getConfirmationMailLimits } from './confirmationMailLimits.ts';
import type { ConfirmationAccount } from './confirmationMailLimits.ts';
import { linkLifetimeHours, replaceEmailConfirmationLink } from './emailConfirmationLinks.repository.ts';

/** The page of the app that confirms an e-mail (`paths` of packages/features). */
const confirmEmailPath = '/confirm-email';

/** Counts a mail with a link. Throws 429 above a limit. */
export async function countConfirmationMail(app: FastifyInstance, account: ConfirmationAccount): Promise<void> {
  for (const limit of getConfirmationMailLimits(account)) await countAttemptOrThrow(app, limit);
}

/** Sends a link to an account, in the background. The mail was counted before. */
export function sendConfirmationMail(
  { db, mailQueue }: FastifyInstance,
  mail: MailConfig,
  account: ConfirmationAccount,
  request: FastifyRequest,
): void {
  const language = getMailLanguage(request);
  mailQueue.add('email_confirmation', () => createConfirmationMail(db, mail, account, language));
}

/** Sends a link to the e-mail of a new account, or to a new e-mail. Above the limit none is sent: the user can ask for one later. */
export function sendFirstConfirmationMail(
  app: FastifyInstance,
  account: ConfirmationAccount,
  request: FastifyRequest,
): void {
  const { mail } = app.config;
  if (!mail) return;
  const language = getMailLanguage(request);
  app.mailQueue.add('email_confirmation', async () => {
    const isAllowed = await isBelowLimits(app, account);
    return isAllowed ? createConfirmationMail(app.db, mail, account, language) : undefined;
  });
}

async function isBelowLimits(app: FastifyInstance, account: ConfirmationAccount): Promise<boolean> {
  try {
    await countConfirmationMail(app, account);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return false;
    throw error;
  }
}

/**
 * Creates the mail with a link. Returns undefined if the account has another e-mail meanwhile, or is confirmed. The secret is in the part
 * after `#`, which browsers send to no server.
 */
async function createConfirmationMail(
  db: Db,
  { publicUrl }: MailConfig,
  { id, email }: ConfirmationAccount,
  language: MailLanguage,
): Promise<Mail | undefined> {
  const token = await runTransactionWithRetries(db, async (db) => {
    // A change of the e-mail waits for this lock, and then ends the link.
    const user = await db
      .selectFrom('users')
      .where('id', '=', id)
      .where('email', '=', email)
      .where('email_confirmed_at', 'is', null)
      .select('id')
      .forShare()
      .executeTakeFirst();
    return user && replaceEmailConfirmationLink(db, user.id);
  });
  if (token === undefined) return undefined;
  const url = `${publicUrl}${confirmEmailPath}#${token}`;
  return { to: email, ...renderMail({ kind: 'email_confirmation', url, language, number: linkLifetimeHours }) };
}

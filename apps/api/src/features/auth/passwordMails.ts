import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MailConfig } from '../../config/mail.ts';
import type { Db } from '../../db/database.ts';
import { runTransactionWithRetries } from '../../db/transaction.ts';
import type { Mail, MailLanguage } from '../../mail/mail.ts';
import { renderMail } from '../../mail/renderMail.ts';
import { getPreferredDigits, getPreferredLanguage } from '../../problems/language.ts';
import { unusablePasswordHash } from './passwordRules.ts';
import { addPasswordResetLink, linkLifetimeMinutes } from './passwordResetLinks.repository.ts';

/** The page of the app for a new password (`paths` of packages/features). Without a secret it sends a link. */
const resetPasswordPath = '/reset-password';

/** Gets the language of the page that sent a request. */
export function getMailLanguage({ headers }: FastifyRequest): MailLanguage {
  const header = headers['accept-language'];
  return { language: getPreferredLanguage(header), digits: getPreferredDigits(header) };
}

/**
 * Creates the mail with a link for a new password. Returns undefined if no account that can sign in has this e-mail. The secret is in the
 * part after `#`, which browsers send to no server.
 */
export async function createPasswordResetMail(
  db: Db,
  { publicUrl }: MailConfig,
  { email, language }: { email: string; language: MailLanguage },
): Promise<Mail | undefined> {
  const link = await runTransactionWithRetries(db, async (db) => {
    // A change of the e-mail waits for this lock, and then ends the link.
    const user = await db
      .selectFrom('users')
      .where('email', '=', email)
      .where('password_hash', '<>', unusablePasswordHash)
      .select('id')
      .forShare()
      .executeTakeFirst();
    return user && addPasswordResetLink(db, user.id);
  });
  if (!link) return undefined;
  const url = `${publicUrl}${resetPasswordPath}#${link.token}`;
  return { to: email, ...renderMail({ kind: 'password_reset', url, language, number: linkLifetimeMinutes }) };
}

/** Sends a notice to an account whose password was changed. `request` is that of the user, if the user changed it. */
export function sendPasswordChangedMail(
  { mailQueue, config: { mail } }: FastifyInstance,
  email: string,
  request: FastifyRequest | undefined,
): void {
  if (!mail) return;
  const language = request && getMailLanguage(request);
  const url = `${mail.publicUrl}${resetPasswordPath}`;
  mailQueue.add('password_changed', async () => ({
    to: email,
    ...renderMail({ kind: 'password_changed', url, language }),
  }));
}

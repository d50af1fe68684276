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
export const resetPasswordPath = '/reset-password';

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

/** Tells the owner of an account that its password was changed. `request` is that of the user, if the user changed it. */
export function sendPasswordChangedMail(
  app: FastifyInstance,
  email: string,
  request: FastifyRequest | undefined,
): void {
  sendChangeMail(app, { kind: 'password_changed', email, path: resetPasswordPath, request });
}

/**
 * Tells the owner of an account that its e-mail or password was changed. The mails go to the e-mail before the change: someone who stole
 * the account and changes both must not be the only one who gets them.
 */
export function sendAccountChangedMails(
  app: FastifyInstance,
  before: { email: string },
  changes: { email?: string | undefined; password_hash?: string | undefined },
  request: FastifyRequest | undefined,
): void {
  const { email } = before;
  if (changes.password_hash !== undefined) sendPasswordChangedMail(app, email, request);
  if (changes.email !== undefined && changes.email !== email)
    sendChangeMail(app, { kind: 'email_changed', email, path: '/', request });
}

interface ChangeMail {
  kind: 'password_changed' | 'email_changed' | 'passkey_added';
  email: string;
  path: string;
  request: FastifyRequest | undefined;
}

/** Notifies the owner of an account of a change. `request` is the request of the owner, if the owner made the change. */
export function sendChangeMail(
  { mailQueue, config: { mail } }: FastifyInstance,
  { kind, email, path, request }: ChangeMail,
): void {
  if (!mail) return;
  const language = request && getMailLanguage(request);
  const url = `${mail.publicUrl}${path}`;
  mailQueue.add(kind, async () => ({ to: email, ...renderMail({ kind, url, language }) }));
}

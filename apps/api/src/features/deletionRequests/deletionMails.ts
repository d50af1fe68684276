import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MailKind } from '../../mail/mail.ts';
import { renderMail } from '../../mail/renderMail.ts';
import { getMailLanguage, resetPasswordPath } from '../auth/passwordMails.ts';

/** The page of the app on which users read what became of their request (`paths` of packages/features). */
const ownDataPath = '/dashboard/profile/data';

const pathByKind = { deletion_requested: resetPasswordPath, deletion_refused: ownDataPath, account_deleted: '/' };

/** Tells a user about the request to delete the account. `request` is that of the user, if the user sent it. */
export function sendDeletionMail(
  { mailQueue, config: { mail } }: FastifyInstance,
  kind: Extract<MailKind, keyof typeof pathByKind>,
  email: string,
  request: FastifyRequest | undefined,
): void {
  if (!mail) return;
  const language = request && getMailLanguage(request);
  const url = `${mail.publicUrl}${pathByKind[kind]}`;
  mailQueue.add(kind, async () => ({ to: email, ...renderMail({ kind, url, language }) }));
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MailKind } from '../../mail/mail.ts';
import { renderMail } from '../../mail/renderMail.ts';
import { getMailLanguage, resetPasswordPath } from '../auth/passwordMails.ts';

/** Tells the owner of an account about a change of its two-step verification. `request` is that of the user, if the user made the change. */
export function sendTwoStepMail(
  { mailQueue, config: { mail } }: FastifyInstance,
  kind: Extract<MailKind, 'two_step_on' | 'two_step_off' | 'recovery_codes_replaced' | 'recovery_code_used'>,
  email: string,
  request: FastifyRequest | undefined,
): void {
  if (!mail) return;
  const language = request && getMailLanguage(request);
  const url = `${mail.publicUrl}${resetPasswordPath}`;
  mailQueue.add(kind, async () => ({ to: email, ...renderMail({ kind, url, language }) }));
}

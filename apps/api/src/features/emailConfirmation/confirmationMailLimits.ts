import type { AttemptLimit } from '../auth/attemptLimits.ts';

const mailsPerDay = 10;

/** The account that gets a link, and its e-mail. */
export interface ConfirmationAccount {
  id: number;
  email: string;
}

/**
 * Gets the limits of mails with a link. A new e-mail may get one immediately, so that a corrected address does not wait. The daily limit keeps
 * an account from sending mails to many addresses.
 */
export function getConfirmationMailLimits({ id, email }: ConfirmationAccount): AttemptLimit[] {
  return [
    { kind: 'confirmation-mail', subject: `${id} ${email}`, maxAttempts: 1, windowSeconds: 60 },
    { kind: 'confirmation-mail-day', subject: String(id), maxAttempts: mailsPerDay, windowSeconds: 86_400 },
  ];
}

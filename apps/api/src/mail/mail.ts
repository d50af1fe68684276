import type { Digits, Language } from '../problems/language.ts';

/** Why a mail is sent. A label of the metrics. */
export const mailKinds = [
  'password_reset',
  'password_changed',
  'email_changed',
  'email_confirmation',
  'new_device',
  'two_step_on',
  'two_step_off',
  'recovery_codes_replaced',
  'recovery_code_used',
  'passkey_added',
  'deletion_requested',
  'deletion_refused',
  'account_deleted',
] as const;

export type MailKind = (typeof mailKinds)[number];

/** A mail that is ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The language of a mail. */
export interface MailLanguage {
  language: Language;
  digits: Digits;
}

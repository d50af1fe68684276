import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config/mail.ts';

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, dnsTimeout: 5_000, socketTimeout: 20_000 };

/** Creates the connection to the mail server. It connects for each mail: there are few, and servers end idle connections. */
export function createSmtpTransport({ host, port, isSecure, requiresTls, credentials, from }: MailConfig) {
  return createTransport(
    {
      host,
      port,
      secure: isSecure,
      requireTLS: requiresTls,
      // Without this it would use TLS where it is offered, and fail if the certificate is not valid, as on many own machines.
      ignoreTLS: !isSecure && !requiresTls,
      ...(credentials && { auth: { user: credentials.user, pass: credentials.password } }),
      ...timeouts,
      // Templates contain no paths and no URLs to load.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    // RFC 3834: out-of-office replies are not sent to automatic mails.
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
}

import type { SettingsReader } from './settings.ts';

/** The mail server, and who sends the mails. */
export interface MailConfig {
  host: string;
  port: number;
  /** Whether the connection begins with TLS (`smtps`). */
  isSecure: boolean;
  /** Whether an unencrypted connection has to switch to TLS before a mail is sent. */
  requiresTls: boolean;
  credentials: { user: string; password: string } | undefined;
  /** `name@example.com`, or `Name <name@example.com>`. */
  from: string;
  /** The URL of the site, for links. */
  publicUrl: string;
}

const smtpUrlFormat =
  'an address like smtp://user:password@mail.example.com:587 or smtps://user:password@mail.example.com:465';

/** Reads the mail settings. Returns undefined if the server sends no mail. */
export function readMailConfig(settings: SettingsReader, publicUrl: string | undefined): MailConfig | undefined {
  const smtpUrl = settings.readUrl('SMTP_URL', ['smtp', 'smtps']);
  const from = settings.readText('MAIL_FROM');
  if (smtpUrl === undefined) {
    if (from !== undefined) settings.rejectMissing(['SMTP_URL'], 'MAIL_FROM');
    return undefined;
  }
  if (from === undefined || publicUrl === undefined) {
    const missing = { MAIL_FROM: from, PUBLIC_URL: publicUrl };
    const names = Object.entries(missing).flatMap(([name, value]) => (value === undefined ? [name] : []));
    return settings.rejectMissing(names, 'SMTP_URL');
  }
  if (!/^(?:[^\s@<>,]+@[^\s@<>,]+|[^<>\r\n,;]+ <[^\s@<>,]+@[^\s@<>,]+>)$/.test(from))
    settings.rejectValue('MAIL_FROM', 'an e-mail address, or a name with an address like Fanous <mail@example.com>');
  return { ...parseSmtpUrl(settings, smtpUrl), from, publicUrl };
}

function parseSmtpUrl(settings: SettingsReader, text: string) {
  const url = new URL(text);
  const isSecure = url.protocol === 'smtps:';
  const isPlainAllowed = url.search === '?requireTLS=false';
  const isComplete = url.hostname !== '' && ['', '/'].includes(url.pathname) && (url.search === '' || isPlainAllowed);
  if (!isComplete || (url.username === '') !== (url.password === '')) settings.rejectValue('SMTP_URL', smtpUrlFormat);
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    // Otherwise someone in between could remove the offer of TLS, and read the links. The machine itself needs no TLS.
    requiresTls: !isSecure && !isPlainAllowed && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname),
    credentials: url.username === '' ? undefined : decodeCredentials(settings, url),
  };
}

function decodeCredentials(settings: SettingsReader, { username, password }: URL) {
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return settings.rejectValue('SMTP_URL', smtpUrlFormat);
  }
}

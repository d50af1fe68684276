import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server on a free port. It stores mails instead of delivering them. */
export interface MailServer {
  /** The value of `SMTP_URL`. */
  url: string;
  /** Returns the first unread mail to an address. Waits for it if it is not there yet. */
  readMail: (address: string) => Promise<Email>;
  /** Addresses of the mails that no test has read. */
  listUnread: () => string[];
  close: () => Promise<void>;
}

interface MailServerOptions {
  /** Requires this user name and password. */
  credentials?: { user: string; password: string };
  /** Addresses that the server does not accept. */
  refusedAddresses?: readonly string[];
}

/** Starts a mail server without TLS. */
export async function startMailServer({
  credentials,
  refusedAddresses = [],
}: MailServerOptions = {}): Promise<MailServer> {
  const unread: { address: string; mail: Email }[] = [];
  const waiting: { address: string; resolve: (mail: Email) => void }[] = [];
  const storeMail = async (stream: Readable, recipients: readonly { address: string }[]) => {
    const mail = await PostalMime.parse(await buffer(stream));
    for (const { address } of recipients) {
      const at = waiting.findIndex((one) => one.address === address);
      if (at === -1) unread.push({ address, mail });
      else waiting.splice(at, 1)[0]?.resolve(mail);
    }
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: credentials === undefined,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isCorrect = username === credentials?.user && password === credentials?.password;
      done(isCorrect ? null : new Error('Wrong credentials'), { user: username });
    },
    onRcptTo: ({ address }, _session, done) => {
      if (!refusedAddresses.includes(address)) return done();
      done(Object.assign(new Error(`No mailbox for ${address}`), { responseCode: 550 }));
    },
    onData: (stream, { envelope }, done) => {
      callbackify(storeMail)(stream, envelope.rcptTo, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const userInfo = credentials
    ? `${encodeURIComponent(credentials.user)}:${encodeURIComponent(credentials.password)}@`
    : '';
  return {
    url: `smtp://${userInfo}127.0.0.1:${port}`,
    readMail: (address) => {
      const at = unread.findIndex((one) => one.address === address);
      const found = at === -1 ? undefined : unread.splice(at, 1)[0];
      return found
        ? Promise.resolve(found.mail)
        : new Promise((resolve) => {
            waiting.push({ address, resolve });
          });
    },
    listUnread: () => unread.map(({ address }) => address),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

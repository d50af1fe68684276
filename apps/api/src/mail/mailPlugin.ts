import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { MailQueue } from './mailQueue.ts';
import { createSmtpTransport } from './smtpTransport.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mailQueue: MailQueue;
  }
  interface FastifyRequest {
    /** Runs when the response was sent, so that its time does not show what this work does. */
    runAfterResponse: (() => void) | undefined;
  }
}

/** Adds the queue of mails, and work after a response. */
export const mailPlugin = plugin(
  async (app: FastifyInstance) => {
    const transport = app.config.mail && createSmtpTransport(app.config.mail);
    const trace = <T>(send: () => Promise<T>) =>
      app.tracing ? app.tracing.trace('send mail', { kind: 'client' }, send) : send();
    const mailQueue = new MailQueue({
      send: transport && ((mail) => trace(() => transport.sendMail(mail))),
      log: app.log,
      onResult: (kind, result) => app.metrics.mails.inc({ kind, result }),
    });
    app.decorate('mailQueue', mailQueue);
    app.decorateRequest('runAfterResponse', undefined);
    app.addHook('onResponse', async (request) => request.runAfterResponse?.());
    app.addHook('onClose', () => mailQueue.close());
  },
  { name: 'mail' },
);

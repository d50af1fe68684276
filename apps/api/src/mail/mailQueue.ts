import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { Mail, MailKind } from './mail.ts';

const maxConcurrentMails = 2;
const maxQueuedMails = 1_000;
const closeTimeoutMs = 5_000;
const defaultRetryDelaysMs = [10_000, 60_000, 300_000];

/** How a mail ended: sent, refused because of its recipient, or failed. */
export type MailResult = 'sent' | 'refused' | 'failed';

interface MailQueueOptions {
  /** Sends a mail. Undefined if the server sends no mail. */
  send: ((mail: Mail) => Promise<unknown>) | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  onResult: (kind: MailKind, result: MailResult) => void;
  retryDelaysMs?: readonly number[];
}

/**
 * Sends mails in the background, so that no request waits for the mail server or fails with it. The queue is in memory: who gets no
 * link asks again. Logs contain no addresses, no texts of the mail server (they quote addresses) and no contents.
 */
export class MailQueue {
  readonly #options: MailQueueOptions;
  readonly #limit = pLimit(maxConcurrentMails);
  readonly #mails = new Set<Promise<void>>();
  readonly #closing = new AbortController();

  constructor(options: MailQueueOptions) {
    this.#options = options;
  }

  /** Whether the server sends mail. */
  get isEnabled(): boolean {
    return this.#options.send !== undefined;
  }

  /** The number of mails that are being sent. */
  get runningCount(): number {
    return this.#limit.activeCount;
  }

  /** The number of mails that wait, also for another attempt. */
  get waitingCount(): number {
    return this.#mails.size - this.#limit.activeCount;
  }

  /** Adds a mail. `createMail` runs in the background as well, and returns undefined if there is none to send. */
  add(kind: MailKind, createMail: () => Promise<Mail | undefined>): void {
    const { send, log, onResult } = this.#options;
    if (!send) return;
    if (this.#mails.size >= maxQueuedMails || this.#closing.signal.aborted) {
      log.error({ kind }, 'a mail was not sent: the queue is full or closed');
      onResult(kind, 'failed');
      return;
    }
    const work = this.#createAndSend(kind, createMail, send)
      .catch((error: unknown) => {
        log.error({ kind, err: error }, 'a mail could not be created');
        onResult(kind, 'failed');
      })
      .finally(() => this.#mails.delete(work));
    this.#mails.add(work);
  }

  /** Tries the remaining mails once more, and logs how many were not sent. */
  async close(): Promise<void> {
    this.#closing.abort();
    const timeout = new AbortController();
    const timer = wait(closeTimeoutMs, undefined, { signal: timeout.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.#mails), timer]);
    timeout.abort();
    if (this.#mails.size > 0)
      this.#options.log.error({ count: this.#mails.size }, 'mails were not sent before the end');
  }

  async #createAndSend(
    kind: MailKind,
    createMail: () => Promise<Mail | undefined>,
    send: NonNullable<MailQueueOptions['send']>,
  ): Promise<void> {
    const mail = await this.#limit(createMail);
    if (!mail) return;
    const { log, onResult, retryDelaysMs = defaultRetryDelaysMs } = this.#options;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#limit(() => send(mail));
        onResult(kind, 'sent');
        return;
      } catch (error) {
        const reason = { kind, attempt, ...readSmtpReason(error) };
        if (isRejectedRecipient(error)) {
          log.warn(reason, 'the mail server rejected the recipient');
          onResult(kind, 'refused');
          return;
        }
        const delayMs = retryDelaysMs[attempt - 1];
        if (isPermanent(error) || delayMs === undefined || this.#closing.signal.aborted) {
          log.error(reason, 'a mail was not sent');
          onResult(kind, 'failed');
          return;
        }
        log.warn({ ...reason, retryAfterSeconds: delayMs / 1_000 }, 'a mail will be sent again');
        // Closing ends the wait early.
        await wait(delayMs, undefined, { signal: this.#closing.signal, ref: false }).catch(() => undefined);
      }
    }
  }
}

/** Reads the codes of an error. Its message may contain addresses. */
function readSmtpReason(error: unknown): { code?: unknown; responseCode?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    code: 'code' in error ? error.code : error.name,
    ...('responseCode' in error && { responseCode: error.responseCode }),
  };
}

/** Whether the server rejected the mail permanently. Another attempt would have the same result. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = readSmtpReason(error);
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500;
}

/** Whether only this recipient is wrong. If the server rejects the sender or the text, all mails fail, and the operator must know. */
const isRejectedRecipient = (error: unknown): boolean =>
  isPermanent(error) && error instanceof Error && 'command' in error && error.command === 'RCPT TO';

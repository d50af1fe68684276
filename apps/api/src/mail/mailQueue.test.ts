import { expect, test, vi } from 'vitest';
import type { Mail } from './mail.ts';
import { MailQueue } from './mailQueue.ts';
import type { MailResult } from './mailQueue.ts';

const mail: Mail = { to: 'mona@example.com', subject: 'Subject', text: 'Text', html: '<p>Text</p>' };

/** Creates a queue whose attempts have these results, and a promise of how the first mail ends. */
function createQueue(attempts: (Error | undefined)[], retryDelaysMs: number[] = [0, 0]) {
  const send = vi.fn<(mail: Mail) => Promise<void>>(async () => {
    const error = attempts.shift();
    if (error) throw error;
  });
  const logged: string[] = [];
  const addLine = (...details: unknown[]) => void logged.push(JSON.stringify(details));
  let onResult: (result: MailResult) => void = () => {};
  const result = new Promise<MailResult>((resolve) => {
    onResult = resolve;
  });
  const queue = new MailQueue({
    send,
    log: { warn: addLine, error: addLine },
    onResult: (_kind, one) => onResult(one),
    retryDelaysMs,
  });
  return { queue, send, result, logged };
}

const createSmtpError = (code: string, responseCode?: number, command?: string) =>
  Object.assign(new Error(`${responseCode} <mona@example.com> is not known here`), { code, responseCode, command });

test('a mail is sent again after an error', async () => {
  const { queue, send, result } = createQueue([createSmtpError('ECONNECTION'), createSmtpError('EENVELOPE', 451)]);
  queue.add('password_reset', async () => mail);
  expect(await result).toBe('sent');
  expect(send.mock.calls).toEqual([[mail], [mail], [mail]]);
});

test('after the last attempt a mail is given up, and the log has no address', async () => {
  const error = createSmtpError('ECONNECTION');
  const { queue, send, result, logged } = createQueue([error, error, error]);
  queue.add('password_reset', async () => mail);
  expect(await result).toBe('failed');
  expect(send).toHaveBeenCalledTimes(3);
  expect(logged).toHaveLength(3);
  expect(logged.join('')).toContain('ECONNECTION');
  expect(logged.join('')).not.toContain('mona');
});

test('a mail whose recipient the server rejects is not sent again', async () => {
  const { queue, send, result, logged } = createQueue([createSmtpError('EENVELOPE', 550, 'RCPT TO')]);
  queue.add('password_changed', async () => mail);
  expect(await result).toBe('refused');
  expect(send).toHaveBeenCalledTimes(1);
  expect(logged.join('')).not.toContain('mona');
});

test('a mail whose sender the server rejects has failed, which raises the alert', async () => {
  const { queue, send, result } = createQueue([createSmtpError('EENVELOPE', 553, 'MAIL FROM')]);
  queue.add('password_changed', async () => mail);
  expect(await result).toBe('failed');
  expect(send).toHaveBeenCalledTimes(1);
});

test('closing tries waiting mails once more, and takes no new ones', async () => {
  const { queue, send, result } = createQueue([createSmtpError('ECONNECTION'), undefined], [86_400_000]);
  queue.add('password_reset', async () => mail);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect([queue.waitingCount, queue.runningCount]).toEqual([1, 0]);
  await queue.close();
  expect(await result).toBe('sent');
  queue.add('password_reset', async () => mail);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a mail that cannot be created is counted, and none to send is not an error', async () => {
  const { queue, send, result } = createQueue([]);
  queue.add('password_reset', async () => undefined);
  queue.add('password_reset', async () => {
    throw new Error('The database is down');
  });
  expect(await result).toBe('failed');
  expect(send).not.toHaveBeenCalled();
});

test('without a mail server nothing is created', () => {
  const createMail = vi.fn<() => Promise<Mail>>(async () => mail);
  const queue = new MailQueue({ send: undefined, log: { warn: () => {}, error: () => {} }, onResult: () => {} });
  queue.add('password_reset', createMail);
  expect(createMail).not.toHaveBeenCalled();
});

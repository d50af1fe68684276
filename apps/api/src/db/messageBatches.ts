import type { PGlite } from '@electric-sql/pglite';

type Protocol = Pick<PGlite, 'execProtocolStream' | 'waitReady'>;

// Parse, bind, describe, execute and close wait for the message that ends their group.
const waiting = new Set(Array.from('PBDEC', (letter) => letter.charCodeAt(0)));

/**
 * Hands PGlite the messages of a query as one: `pg` sends four or five, and each call into the database costs as much as
 * a short query does.
 */
export function batchingMessages(lite: Protocol): Protocol {
  let batch: Uint8Array[] = [];
  return {
    waitReady: lite.waitReady,
    execProtocolStream: async (message, options) => {
      batch.push(message);
      if (waiting.has(message[0] ?? 0)) return [];
      const whole = Buffer.concat(batch);
      batch = [];
      return lite.execProtocolStream(whole, options);
    },
  };
}

import type { PGlite } from '@electric-sql/pglite';

type Protocol = Pick<PGlite, 'execProtocolStream' | 'waitReady'>;

// Parse, bind, describe, execute and close wait for the last message of their group.
const batchedMessageTypes = new Set(Array.from('PBDEC', (letter) => letter.charCodeAt(0)));

/**
 * Sends all messages of a query to PGlite in one call: `pg` sends four or five, and each call takes as long as a short query.
 */
export function withMessageBatches(lite: Protocol): Protocol {
  let batch: Uint8Array[] = [];
  return {
    waitReady: lite.waitReady,
    execProtocolStream: async (message, options) => {
      batch.push(message);
      if (batchedMessageTypes.has(message[0] ?? 0)) return [];
      const messages = Buffer.concat(batch);
      batch = [];
      return lite.execProtocolStream(messages, options);
    },
  };
}

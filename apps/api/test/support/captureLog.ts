import { Writable } from 'node:stream';
import { readConfig } from '../../src/config.ts';
import type { Config } from '../../src/config.ts';
import { createLoggerOptions } from '../../src/logger.ts';

/** Creates the logger of a production server that keeps its lines in memory. */
export function captureLog(logLevel: Config['logLevel']) {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  const options = createLoggerOptions({ ...readConfig({}), logLevel }, false);
  return { logger: { ...(options as object), stream }, getText: () => text };
}

import type { S3Client } from '@aws-sdk/client-s3';
import type { Tracing } from '../tracing/tracing.ts';

/** Adds a span for each command of a client. The name of the span does not contain the key of a file. */
export function traceCommands({ middlewareStack }: Pick<S3Client, 'middlewareStack'>, tracing: Tracing): void {
  middlewareStack.add(
    (next, { commandName = 'Command' }) =>
      (command) =>
        tracing.trace(`S3/${commandName.replace(/Command$/, '')}`, { kind: 'client' }, () => next(command)),
    { step: 'initialize', name: 'traceCommands' },
  );
}

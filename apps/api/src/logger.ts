import { randomUUID } from 'node:crypto';
import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

/**
 * Structured logs, one line for each request with its id. What could be a secret is never in them: no body is logged,
 * headers are left out, and of an address only the path.
 */
export function loggerOptions(config: Config, isTerminal: boolean): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    redact: ['*.password', '*.password_confirmation', '*.token', '*.access_token', '*.authorization', 'authorization'],
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: pathOf(url), ip }),
      res: ({ statusCode }) => ({ statusCode }),
      err: safeError,
    },
    ...(isTerminal && {
      transport: {
        target: 'pino-pretty',
        options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname,reqId', singleLine: true },
      },
    }),
  };
}

/** Drivers hang the values of the query on their errors; those stay out. */
function safeError(error: Error & { code?: string }) {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack ?? '' };
}

/** Ids that cannot be guessed or sent by the caller. */
export const requestId = (): string => randomUUID();

const pathOf = (url: string) => url.split('?')[0];

/** Writes the one line: who asked for what from where, how it ended and how long it took. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line at the end says it all.
  }

  override routeNotFound(): void {
    // So does it here, without the query.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { method, url, ip } = request;
    const ms = Math.round(reply.elapsedTime);
    const line = { method, path: pathOf(url), ip, status: reply.statusCode, ms };
    if (error) request.log.error({ ...line, err: error }, 'request failed');
    else request.log.info(line, 'request');
  }
}

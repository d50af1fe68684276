import { randomUUID } from 'node:crypto';
import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

// A `code` is hidden only in a body, because errors have one, too.
const secretNames = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'access_token',
  'body.code',
  'secret',
];

/** The paths of secrets of headers and bodies in a logged object, up to three levels deep. */
const redactedPaths = secretNames.flatMap((name) => {
  const isQuoted = name.startsWith('[');
  return [name, ...['*', '*.*'].map((parent) => (isQuoted ? `${parent}${name}` : `${parent}.${name}`))];
});

/**
 * Creates options for structured logs: one line for each request, with its id. They contain no secrets: no bodies, no headers,
 * and of a URL only the path.
 */
export function createLoggerOptions(config: Config, isTerminal: boolean): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    redact: redactedPaths,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: getPath(url), ip }),
      res: ({ statusCode }) => ({ statusCode }),
      err: serializeError,
    },
    ...(isTerminal && {
      transport: {
        target: 'pino-pretty',
        options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname,reqId', singleLine: true },
      },
    }),
  };
}

/** Omits the query values that database drivers add to their errors. */
function serializeError(error: Error & { code?: string }) {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack ?? '' };
}

/** Creates an id that a client can neither guess nor choose. */
export const createRequestId = (): string => randomUUID();

const getPath = (url: string) => url.split('?')[0];

/** Logs one line for each request: method, path, address, status and duration. */
export class RequestLogController extends LogController {
  override incomingRequest(): void {
    // One line at the end is enough.
  }

  override routeNotFound(): void {
    // The default line would contain the query.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { method, url, ip } = request;
    const ms = Math.round(reply.elapsedTime);
    const line = { method, path: getPath(url), ip, status: reply.statusCode, ms };
    if (error) request.log.error({ ...line, err: error }, 'request failed');
    else request.log.info(line, 'request');
  }
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../startupError.ts';
import { diskProblem } from './diskProblem.ts';
import { preferredDigits, preferredLanguage } from './language.ts';
import type { Digits, Language } from './language.ts';
import { fieldMessages, formatMessage, problemMessages } from './messages.ts';
import { Problem, notFound } from './problem.ts';

/** Answers every failure in one shape, in the reader's language, and logs what is ours to mend. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = error instanceof Problem ? error : translate(error);
    if (problem.status >= 500)
      request.log[error instanceof Problem ? 'warn' : 'error']({ err: error }, 'request failed');
    // Answered well enough, but a handler should have seen it coming.
    else if (!(error instanceof Problem) && problem.code === 'conflict')
      request.log.warn({ err: error }, 'the database refused a request');
    return sendProblem(problem, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(notFound(), request, reply));
}

/** Writes a failure as `{ code, message, errors?, current? }`. */
export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const header = request.headers['accept-language'];
  const language = preferredLanguage(header);
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  return reply
    .code(problem.status)
    .header('content-language', language)
    .type('application/json; charset=utf-8')
    .send(Buffer.from(JSON.stringify(problemBody(problem, language, preferredDigits(header)))));
}

/** The one shape of every failure. */
export function problemBody(problem: Problem, language: Language, digits?: Digits) {
  const locale = { language, ...(digits && { digits }) };
  const message = formatMessage(problemMessages[problem.code], locale, problem.retryAfter ?? problem.count);
  const body: { code: string; message: string; errors?: Record<string, string[]>; current?: object } = {
    code: problem.code,
    message,
    ...(problem.current && { current: problem.current }),
  };
  if (problem.fields) {
    const lines = Object.entries(problem.fields).map(([field, problems]): [string, string[]] => [
      field,
      problems.map(({ code, limit, names }) => formatMessage(fieldMessages[code], locale, limit, names)),
    ]);
    body.errors = Object.fromEntries(lines);
  }
  return body;
}

/** What frameworks and drivers throw, as a failure of ours. */
function translate(error: FastifyError): Problem {
  const ofDatabase = databaseProblem(errorCode(error) ?? '');
  if (ofDatabase) return ofDatabase;
  const ofDisk = diskProblem(error);
  if (ofDisk) return ofDisk;
  if (isDatabaseAway(error)) return new Problem(503, 'unavailable', { retryAfter: 5 });
  switch (error.statusCode) {
    case 413:
      return new Problem(413, 'too_large');
    case 415:
      return new Problem(415, 'unsupported_media_type');
    case 404:
      return notFound();
    case 429:
      return new Problem(429, 'too_many_requests');
    case 503:
      return new Problem(503, 'unavailable', { retryAfter: 5 });
    default: {
      const isCallers = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
      return isCallers ? new Problem(400, 'malformed') : new Problem(500, 'internal');
    }
  }
}

/** The net below the handlers' own checks: what the database refuses is still no failure of the server. */
function databaseProblem(code: string): Problem | undefined {
  // 22: a value that no column can hold. 23: what it points to is gone, or has come, meanwhile. 40: two got in each other's way.
  if (/^22[0-9A-Z]{3}$/.test(code)) return new Problem(400, 'malformed');
  return /^(23|40)[0-9A-Z]{3}$/.test(code) ? new Problem(409, 'conflict') : undefined;
}

const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', '53300', '57014']);

function isDatabaseAway(error: Error): boolean {
  const code = errorCode(error) ?? '';
  // 08: connection lost; 28, 3D: it no longer knows us or our database; 57P: it is going down or starting.
  if (awayCodes.has(code) || /^(08|28|3D|57P)/.test(code)) return true;
  return /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
}

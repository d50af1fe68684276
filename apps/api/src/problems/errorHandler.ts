import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findErrorCode } from '../startupError.ts';
import { findDiskProblem } from './diskProblem.ts';
import { getPreferredDigits, getPreferredLanguage } from './language.ts';
import type { Digits, Language } from './language.ts';
import { fieldMessages, formatMessage, problemMessages } from './messages.ts';
import { Problem, createNotFoundProblem } from './problem.ts';

/** Sends every error in one format, in the user's language. Logs errors of the server. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = error instanceof Problem ? error : toProblem(error);
    if (problem.status >= 500)
      request.log[error instanceof Problem ? 'warn' : 'error']({ err: error }, 'request failed');
    // The response is correct, but a handler should have checked this.
    else if (!(error instanceof Problem) && problem.code === 'conflict')
      request.log.warn({ err: error }, 'the database refused a request');
    app.refusalLog.count(request, problem);
    return sendProblem(problem, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(createNotFoundProblem(), request, reply));
}

/** Sends a problem as `{ code, message, errors?, current? }`. */
export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const header = request.headers['accept-language'];
  const language = getPreferredLanguage(header);
  request.server.metrics.problems.inc({ code: problem.code, status: problem.status });
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds));
  return reply
    .code(problem.status)
    .header('content-language', language)
    .type('application/json; charset=utf-8')
    .send(Buffer.from(JSON.stringify(toProblemBody(problem, language, getPreferredDigits(header)))));
}

/** Creates the body of an error response. */
export function toProblemBody(problem: Problem, language: Language, digits?: Digits) {
  const locale = { language, ...(digits && { digits }) };
  const message = formatMessage(
    problemMessages[problem.code],
    locale,
    problem.retryAfterSeconds ?? problem.messageNumber,
  );
  const body: { code: string; message: string; errors?: Record<string, string[]>; current?: object } = {
    code: problem.code,
    message,
    ...(problem.currentResource && { current: problem.currentResource }),
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

/** Converts errors of Fastify and of database drivers to problems. */
function toProblem(error: FastifyError): Problem {
  const ofDatabase = toDatabaseProblem(findErrorCode(error) ?? '');
  if (ofDatabase) return ofDatabase;
  const ofDisk = findDiskProblem(error);
  if (ofDisk) return ofDisk;
  if (isDatabaseUnavailable(error)) return new Problem(503, 'unavailable', { retryAfterSeconds: 5 });
  switch (error.statusCode) {
    case 413:
      return new Problem(413, 'too_large');
    case 415:
      return new Problem(415, 'unsupported_media_type');
    case 404:
      return createNotFoundProblem();
    case 429:
      return new Problem(429, 'too_many_requests');
    case 503:
      return new Problem(503, 'unavailable', { retryAfterSeconds: 5 });
    default: {
      const isClientError = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
      return isClientError ? new Problem(400, 'malformed') : new Problem(500, 'internal');
    }
  }
}

/** Converts database errors that a handler did not check. They are not failures of the server. */
function toDatabaseProblem(code: string): Problem | undefined {
  // 22: invalid value for a column. 23: constraint violation, after a change by another request. 40: conflicting transactions.
  if (/^22[0-9A-Z]{3}$/.test(code)) return new Problem(400, 'malformed');
  return /^(23|40)[0-9A-Z]{3}$/.test(code) ? new Problem(409, 'conflict') : undefined;
}

const unavailableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', '53300', '57014']);
// Errors of `pg` without a code.
const unavailableMessage =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/;

function isDatabaseUnavailable(error: Error): boolean {
  const code = findErrorCode(error) ?? '';
  // 08: connection lost; 28, 3D: unknown user or database; 57P: shutting down or starting.
  if (unavailableCodes.has(code) || /^(08|28|3D|57P)/.test(code)) return true;
  return unavailableMessage.test(error.message);
}

import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { sendProblem, toProblemBody } from './errorHandler.ts';
import { getPreferredDigits, getPreferredLanguage } from './language.ts';
import { Problem } from './problem.ts';

// Errors of Node's parser and of the router, before any route or hook. They get the same format as all others.

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Responds to a URL that the router cannot parse. */
export function handleRouterError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const problem = error.statusCode === 414 ? new Problem(414, 'too_large') : new Problem(400, 'malformed');
  void sendProblem(problem, request, reply.headers(headers));
}

/** Responds to bytes that Node cannot parse. There is no request object yet. */
export function handleClientError(error: ConnectionError, socket: Socket): void {
  const response = (socket as { _httpMessage?: ServerResponse | null })._httpMessage;
  if (error.code === 'ECONNRESET' || !socket.writable || response?.headersSent) {
    socket.destroy();
    return;
  }
  const acceptLanguage = /\r\naccept-language:([^\r\n]*)/i.exec(readPacket(error.rawPacket))?.[1];
  writeToSocket(socket, toParserProblem(error.code), acceptLanguage);
}

/** Sends 429 and closes the connection, for an address with too many open connections. */
export function rejectTooManyConnections(socket: Socket): void {
  socket.on('error', () => socket.destroy());
  // Do not read the request: it could have any length.
  socket.pause();
  writeToSocket(socket, new Problem(429, 'too_many_requests', { retryAfterSeconds: 10 }));
  socket.once('finish', () => socket.destroy());
}

function writeToSocket(socket: Socket, problem: Problem, acceptLanguage?: string): void {
  const language = getPreferredLanguage(acceptLanguage);
  const body = JSON.stringify(toProblemBody(problem, language, getPreferredDigits(acceptLanguage)));
  const lines = Object.entries({
    ...headers,
    'content-language': language,
    'content-length': String(Buffer.byteLength(body)),
    ...(problem.retryAfterSeconds !== undefined && { 'retry-after': String(problem.retryAfterSeconds) }),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}\r\n`;
  socket.end(`${status}${lines.join('')}\r\n${body}`);
}

/** Sends our format for errors that Node would send without a body. */
export function registerFallbackErrors(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    writeProblem(new Problem(417, 'malformed'), request, response);
  });
  // HTTP/1.1 requires a Host header (RFC 9112 §3.2). `requireHostHeader: false` leaves the check to us.
  app.addHook('onRequest', async ({ raw, headers: { host } }) => {
    if (host === undefined && raw.httpVersion === '1.1') throw new Problem(400, 'malformed');
  });
}

/** Stops reading a request, sends the problem unless a response has begun, and closes the connection. */
export function abortRequest(problem: Problem, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.headersSent) request.raw.destroy();
  else {
    reply.hijack();
    writeProblem(problem, request.raw, reply.raw, () => request.raw.destroy());
  }
}

function writeProblem(problem: Problem, request: IncomingMessage, response: ServerResponse, done?: () => void): void {
  const header = request.headers['accept-language'];
  const language = getPreferredLanguage(header);
  const body = Buffer.from(JSON.stringify(toProblemBody(problem, language, getPreferredDigits(header))));
  const own = { 'content-language': language, 'content-length': body.length, connection: 'close' };
  response.writeHead(problem.status, { ...headers, ...own }).end(body, done);
}

// The type is wrong: it is a buffer, or undefined if nothing was received.
const readPacket = (packet: unknown): string => (Buffer.isBuffer(packet) ? packet.toString('latin1') : '');

function toParserProblem(code: string | undefined): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Problem(431, 'too_large');
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new Problem(413, 'too_large');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem(408, 'timeout');
    default:
      return new Problem(400, 'malformed');
  }
}

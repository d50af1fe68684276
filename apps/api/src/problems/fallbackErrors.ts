import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { sendProblem, problemBody } from './errorHandler.ts';
import { preferredDigits, preferredLanguage } from './language.ts';
import { Problem } from './problem.ts';

// What is refused before any route and any hook, by Node's parser or by the router: said in our shape all the same.

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Answers an address that the router cannot read. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const problem = error.statusCode === 414 ? new Problem(414, 'too_large') : new Problem(400, 'malformed');
  void sendProblem(problem, request, reply.headers(headers));
}

/** Answers what Node's parser gives up on; there is no request yet, only what has come over the wire. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  const answer = (socket as { _httpMessage?: ServerResponse | null })._httpMessage;
  if (error.code === 'ECONNRESET' || !socket.writable || answer?.headersSent) {
    socket.destroy();
    return;
  }
  const wanted = /\r\naccept-language:([^\r\n]*)/i.exec(readPacket(error.rawPacket))?.[1];
  writeToSocket(socket, problemOf(error.code), wanted);
}

/** Answers and closes a connection of an address that has too many open. */
export function refuseConnection(socket: Socket): void {
  socket.on('error', () => socket.destroy());
  // The request is not read: it could be of any length.
  socket.pause();
  writeToSocket(socket, new Problem(429, 'too_many_requests', { retryAfter: 10 }));
  socket.once('finish', () => socket.destroy());
}

function writeToSocket(socket: Socket, problem: Problem, acceptLanguage?: string): void {
  const language = preferredLanguage(acceptLanguage);
  const body = JSON.stringify(problemBody(problem, language, preferredDigits(acceptLanguage)));
  const lines = Object.entries({
    ...headers,
    'content-language': language,
    'content-length': String(Buffer.byteLength(body)),
    ...(problem.retryAfter !== undefined && { 'retry-after': String(problem.retryAfter) }),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}\r\n`;
  socket.end(`${status}${lines.join('')}\r\n${body}`);
}

/** Answers what Node would answer by itself, without a body. */
export function registerFallbackErrors(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    writeBare(new Problem(417, 'malformed'), request, response);
  });
  // Node is told to let it pass, and would else refuse it itself (RFC 9112 §3.2).
  app.addHook('onRequest', async ({ raw, headers: { host } }) => {
    if (host === undefined && raw.httpVersion === '1.1') throw new Problem(400, 'malformed');
  });
}

/** Stops reading a request: answers the problem unless a response is already on its way, and closes the connection. */
export function abortRequest(problem: Problem, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.headersSent) request.raw.destroy();
  else {
    reply.hijack();
    writeBare(problem, request.raw, reply.raw, () => request.raw.destroy());
  }
}

function writeBare(problem: Problem, request: IncomingMessage, response: ServerResponse, done?: () => void): void {
  const header = request.headers['accept-language'];
  const language = preferredLanguage(header);
  const body = Buffer.from(JSON.stringify(problemBody(problem, language, preferredDigits(header))));
  const own = { 'content-language': language, 'content-length': body.length, connection: 'close' };
  response.writeHead(problem.status, { ...headers, ...own }).end(body, done);
}

// Its type says otherwise, but it is a buffer, and missing when nothing has come.
const readPacket = (packet: unknown): string => (Buffer.isBuffer(packet) ? packet.toString('latin1') : '');

function problemOf(code: string | undefined): Problem {
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

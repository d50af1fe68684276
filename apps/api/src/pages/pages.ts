import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problems/problem.ts';
import { preferredLanguage } from '../problems/language.ts';
import { Turns } from '../turns.ts';
import type { Reader, Renderer } from './renderer.ts';

/** A page as it is kept: the same document for every reader of a language. */
export interface KeptPage {
  status: number;
  location?: string | undefined;
  html: string;
  /** The part of the content policy that lets its style attributes be. */
  stylePolicy: string;
  length: number;
}

// Drawing is the work of one thread; what waits for data while others are drawn is only memory.
const atOnce = 8;
const mostWaiting = 64;
const patienceMs = 8_000;

/** Answers addresses with pages: drawn where anyone may see them, else the document that lets the browser do it. */
export function sendPages(app: FastifyInstance, renderer: Renderer) {
  const turns = new Turns(atOnce, mostWaiting);

  const draw = (address: string, { language, digits }: Reader, ip: string): Promise<KeptPage> =>
    turns.take(async () => {
      const fetch = (request: Request) => askOwnApi(app, request, ip);
      const signal = AbortSignal.timeout(patienceMs);
      const drawing = renderer.render({ address, language, digits, fetch, signal });
      const { status, location, html, styles } = await Promise.race([drawing, ended(signal)]);
      const stylePolicy = styles.length > 0 ? `;style-src-attr 'unsafe-hashes' ${styles.join(' ')}` : '';
      return { status, location, html, stylePolicy, length: html.length };
    });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { cookie, 'accept-language': wanted } = request.headers;
    const reader = renderer.readReader(cookie, preferredLanguage(wanted));
    const address = renderer.addressOf(request.url);
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-language')
      .header('content-language', reader.language);
    const shell = () => renderer.dress(renderer.shell(reader.language), reader);
    if (address === undefined) return reply.send(shell());
    try {
      // Numbers are text, so digits are part of the page; theme and hints are not.
      const key = `${reader.language} ${reader.digits} ${address}`;
      const page = await app.pages.get(key, () => draw(address, reader, request.ip));
      if (page.location !== undefined) return reply.redirect(page.location, page.status);
      const policy = String(reply.getHeader('content-security-policy') ?? '');
      return reply
        .code(page.status)
        .header('content-security-policy', policy + page.stylePolicy)
        .send(renderer.dress(page.html, reader));
    } catch (error) {
      const status = statusOf(error);
      if (status === 500) request.log.error({ err: error }, 'a page could not be rendered');
      return reply.code(status).send(shell());
    }
  };
}

/** What waits for data that never comes must not keep its place. */
const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Problem(503, 'unavailable')));
  });

/** The browser tries again by itself in every case; the status is for whoever else asks. */
function statusOf(error: unknown): number {
  if (error instanceof Problem) return error.status;
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status !== 'number') return 500;
  // What the API refused, the browser's own page explains.
  return status >= 400 && status < 500 ? 200 : 503;
}

/** Asks our own API without a socket, on the account of whoever asked for the page, and as nobody. */
async function askOwnApi(app: FastifyInstance, request: Request, ip: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { statusCode, rawPayload, headers } = await app.inject({
    url: pathname + search,
    remoteAddress: ip,
    headers: {
      accept: 'application/json',
      'accept-language': request.headers.get('accept-language') ?? 'ar',
    },
  });
  const type = { 'content-type': String(headers['content-type']) };
  return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: type });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problems/problem.ts';
import { Turns } from '../turns.ts';
import { Copies, packingOf } from './compressedPages.ts';
import type { Reader, Renderer } from './loadRenderer.ts';
import { savesData } from './savesData.ts';

/** A page as it is kept: the same document for every reader of a language. */
export interface KeptPage {
  status: number;
  location?: string | undefined;
  copies: Copies;
  /** The part of the content policy that lets its style attributes be. */
  stylePolicy: string;
  /** About what it takes, with its copies. */
  length: number;
}

// Two bytes a letter, and as much again for its packed copies: a fifth of it each, and seldom more than four are asked for.
const copiesWeigh = 4;

// Drawing is the work of one thread; what waits for data while others are drawn is only memory.
const atOnce = 8;
const mostWaiting = 64;
const patienceMs = 8_000;

/** Answers addresses with pages: drawn where anyone may see them, else the document that lets the browser do it. */
export function sendPages(app: FastifyInstance, renderer: Renderer) {
  const turns = new Turns(atOnce, mostWaiting);

  const shells = { ar: new Copies(renderer.shell('ar')), en: new Copies(renderer.shell('en')) };

  const draw = (address: string, { language, digits }: Reader, hasSplash: boolean, ip: string): Promise<KeptPage> =>
    turns.take(async () => {
      const fetch = (request: Request) => askOwnApi(app, request, ip);
      const signal = AbortSignal.timeout(patienceMs);
      const drawing = renderer.render({ address, language, digits, hasSplash, fetch, signal });
      const { status, location, html, styles } = await Promise.race([drawing, ended(signal)]);
      const stylePolicy = styles.length > 0 ? `;style-src-attr 'unsafe-hashes' ${styles.join(' ')}` : '';
      return { status, location, copies: new Copies(html), stylePolicy, length: copiesWeigh * html.length };
    });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const reader = renderer.readReader(request.headers.cookie);
    const address = renderer.addressOf(request.url);
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-encoding, save-data, ect')
      .header('content-language', reader.language);
    const send = async (copies: Copies) => {
      const packing = packingOf(request.headers['accept-encoding']);
      const { body, etag } = await copies.get(renderer.lookOf(reader), packing, renderer.dress);
      reply.header('etag', etag);
      // What the browser has is what it would get; the page still says who may do what in it.
      if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
      if (packing) reply.header('content-encoding', packing);
      return reply.send(body);
    };
    if (address === undefined) return send(shells[reader.language]);
    try {
      // Numbers are text, so digits are part of the page; theme and hints are not.
      const hasSplash = renderer.hasSplash(address, reader) && !savesData(request.headers);
      const key = `${reader.language} ${reader.digits} ${hasSplash} ${address}`;
      const page = await app.pages.get(key, () => draw(address, reader, hasSplash, request.ip));
      if (page.location !== undefined) return reply.redirect(page.location, page.status);
      const policy = String(reply.getHeader('content-security-policy') ?? '');
      if (hasSplash) reply.header('set-cookie', renderer.seenCookie);
      reply.code(page.status).header('content-security-policy', policy + page.stylePolicy);
      return await send(page.copies);
    } catch (error) {
      const status = statusOf(error);
      if (status === 500) request.log.error({ err: error }, 'a page could not be rendered');
      reply.code(status);
      return send(shells[reader.language]);
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

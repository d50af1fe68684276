import type { Renderer, VisitorPreferences } from '@fanous/api-client/rendering';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problems/problem.ts';
import { Semaphore } from '../semaphore.ts';
import { PageVariants } from './pageVariants.ts';
import { prefersReducedData } from './prefersReducedData.ts';

/** A page as it is cached: the same document for every visitor with one language and one kind of digits. */
export interface CachedPage {
  status: number;
  redirectUrl?: string | undefined;
  variants: PageVariants;
  /** The part of the content security policy that allows its style attributes. */
  stylePolicy: string;
  /** About how many bytes it takes, with its encoded forms. */
  estimatedBytes: number;
}

// Two bytes per character, and as much again for the compressed copies: each is a fifth of the page, and few pages have more than four.
const bytesPerCharacter = 4;

// Rendering uses one thread; pages that wait for data use only memory.
const maxRendering = 8;
const maxWaiting = 64;
const renderTimeoutMs = 8_000;

/** Creates the handler for pages. It sends public pages rendered, and for others a document that the browser renders. */
export function createPageHandler(app: FastifyInstance, renderer: Renderer) {
  const semaphore = new Semaphore(maxRendering, maxWaiting);

  const shells = { ar: new PageVariants(renderer.getShell('ar')), en: new PageVariants(renderer.getShell('en')) };

  const render = (
    path: string,
    { language, digits }: VisitorPreferences,
    hasSplash: boolean,
    ip: string,
  ): Promise<CachedPage> =>
    semaphore.run(async () => {
      const fetch = (request: Request) => callOwnApi(app, request, ip);
      const signal = AbortSignal.timeout(renderTimeoutMs);
      const rendering = renderer.render({ path, language, digits, hasSplash, fetch, signal });
      const { status, location, html, styleHashes } = await Promise.race([rendering, rejectOnAbort(signal)]);
      const stylePolicy = styleHashes.length > 0 ? `;style-src-attr 'unsafe-hashes' ${styleHashes.join(' ')}` : '';
      return {
        status,
        redirectUrl: location,
        variants: new PageVariants(html),
        stylePolicy,
        estimatedBytes: bytesPerCharacter * html.length,
      };
    });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const preferences = renderer.readPreferences(request.headers.cookie);
    const path = renderer.getServerRenderedUrl(request.url);
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-encoding, save-data, ect')
      .header('content-language', preferences.language);
    const send = async (pages: PageVariants) => {
      const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
      const attributes = renderer.getHtmlAttributes(preferences);
      const { body, etag } = await pages.getEncoded(attributes, encoding, renderer.applyHtmlAttributes);
      reply.header('etag', etag);
      // The browser has this content already; the headers still carry the content security policy.
      if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
      if (encoding) reply.header('content-encoding', encoding);
      return reply.send(body);
    };
    if (path === undefined) return send(shells[preferences.language]);
    try {
      // Digits are part of the rendered page. Theme and sign-in hint are attributes of `<html>`.
      const hasSplash = renderer.needsSplash(path, preferences) && !prefersReducedData(request.headers);
      const key = `${preferences.language} ${preferences.digits} ${hasSplash} ${path}`;
      const page = await app.pageCache.getOrLoad(key, () => render(path, preferences, hasSplash, request.ip));
      if (page.redirectUrl !== undefined) return reply.redirect(page.redirectUrl, page.status);
      const policy = String(reply.getHeader('content-security-policy') ?? '');
      if (hasSplash) reply.header('set-cookie', renderer.splashSeenCookie);
      reply.code(page.status).header('content-security-policy', policy + page.stylePolicy);
      return await send(page.variants);
    } catch (error) {
      const status = toStatus(error);
      if (status === 500) request.log.error({ err: error }, 'a page could not be rendered');
      reply.code(status);
      return send(shells[preferences.language]);
    }
  };
}

/** Rejects on abort, so that a page whose data never arrives releases its place. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Problem(503, 'unavailable')));
  });

/** Converts an error to a status for clients that are not browsers. The browser always renders the page itself. */
function toStatus(error: unknown): number {
  if (error instanceof Problem) return error.status;
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status !== 'number') return 500;
  // The browser renders a page that explains the API's error.
  return status >= 400 && status < 500 ? 200 : 503;
}

/** Calls our own API without a socket and without a session. Rate limits count for the visitor's address. */
async function callOwnApi(app: FastifyInstance, request: Request, ip: string): Promise<Response> {
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

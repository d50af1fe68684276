import type { Renderer, StyleHashes, VisitorPreferences } from '@fanous/api-client/rendering';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRateLimitProblem, Problem } from '../problems/problem.ts';
import { Semaphore } from '../semaphore.ts';
import { recordTopics } from '../topics/topicRecorder.ts';
import { mergeTopics } from '../topics/topics.ts';
import type { ResponseTopics } from '../topics/topics.ts';
import type { PageWithTopics } from './pageCache.ts';
import { PageVariants } from './pageVariants.ts';
import { prefersReducedData } from './prefersReducedData.ts';

/** A document in all its variants. */
interface SendableDocument {
  variants: PageVariants;
  styleHashes: StyleHashes;
}

/** A page as it is cached: the same document for every visitor with one language and one kind of digits. */
export interface CachedPage extends SendableDocument {
  status: number;
  redirectUrl?: string | undefined;
  /** About how many bytes it takes, with its encoded forms. */
  estimatedBytes: number;
}

// Each compressed copy is about a quarter of the page's characters, and few pages have more than four.
const bytesPerCharacter = 1;

// Rendering uses one thread; pages that wait for data use only memory.
const maxRendering = 8;
const maxWaiting = 64;
const renderTimeoutMs = 8_000;

// A browser that renders a page itself makes about three requests for its data.
const requestsPerRendering = 3;

/** Creates the handler for pages. It sends public pages rendered, and for others a document that the browser renders. */
export function createPageHandler(app: FastifyInstance, renderer: Renderer) {
  const semaphore = new Semaphore(maxRendering, maxWaiting);
  app.metrics.addGauge({
    name: 'fanous_page_renderings',
    help: 'Pages that are being rendered, and those that wait for it.',
    labelNames: ['state'],
    read: () => [
      { labels: { state: 'running' }, value: semaphore.runningCount },
      { labels: { state: 'waiting' }, value: semaphore.waitingCount },
    ],
  });
  const countRendering = app.createRateLimit({ max: Math.ceil(app.config.rateLimitMax / requestsPerRendering) });

  // There is one for each route and language.
  const shells = new Map<string, SendableDocument>();
  const getShell = (target: string, preferences: VisitorPreferences): SendableDocument => {
    const { key, createHtml, ...styleHashes } = renderer.getShellDocument(target, preferences);
    const shell = shells.get(key) ?? { variants: new PageVariants(createHtml()), styleHashes };
    shells.set(key, shell);
    return shell;
  };

  const render = (
    path: string,
    { language, digits }: VisitorPreferences,
    hasSplash: boolean,
  ): Promise<PageWithTopics<CachedPage>> =>
    semaphore.run(async () => {
      const endTimer = app.metrics.renderDuration.startTimer();
      let result = 'error';
      try {
        const topics: ResponseTopics[] = [];
        const fetch = async (request: Request) => {
          const recorded = await recordTopics(() => callOwnApi(app, request));
          topics.push(recorded.topics);
          return recorded.response;
        };
        const signal = AbortSignal.timeout(renderTimeoutMs);
        const renderPage = () => renderer.render({ path, language, digits, hasSplash, fetch, signal });
        const rendering = app.tracing
          ? app.tracing.trace('render page', { kind: 'internal' }, renderPage)
          : renderPage();
        const { status, location, html, ...styleHashes } = await Promise.race([rendering, rejectOnAbort(signal)]);
        const page = {
          status,
          redirectUrl: location,
          variants: new PageVariants(html),
          styleHashes,
          estimatedBytes: bytesPerCharacter * html.length,
        };
        result = 'ok';
        return { page, topics: mergeTopics(topics) };
      } finally {
        endTimer({ result });
      }
    });

  /**
   * Counts a rendering for the visitor who causes it, before it starts. Its calls of our own API are not counted: other visitors
   * wait for the same rendering, and must not get an error because of one visitor.
   */
  const enforceLimit = async (request: FastifyRequest) => {
    const limit = await countRendering(request);
    if (!limit.isAllowed && limit.isExceeded) throw createRateLimitProblem(limit.ttl);
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const preferences = renderer.readPreferences(request.headers.cookie);
    const path = renderer.getCanonicalPath(request.url, preferences);
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-encoding, save-data, ect')
      .header('content-language', preferences.language);
    const send = async ({ variants, styleHashes }: SendableDocument, isOutdated = false) => {
      const policy = String(reply.getHeader('content-security-policy') ?? '');
      reply.header('content-security-policy', allowStyles(policy, styleHashes));
      const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
      const attributes = renderer.getHtmlAttributes(preferences) + (isOutdated ? ' data-outdated=""' : '');
      const apply = (html: string) => {
        const document = renderer.replaceHtmlAttributes(html, attributes);
        return isOutdated
          ? document.replace('id="outdated" role="status" hidden', 'id="outdated" role="status"')
          : document;
      };
      const { body, etag } = await variants.getEncoded(attributes, encoding, apply);
      reply.header('etag', etag);
      // The browser has this content already; the headers still carry the content security policy.
      if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
      if (encoding) reply.header('content-encoding', encoding);
      return reply.send(body);
    };
    if (path === undefined) return send(getShell(request.url, preferences));
    try {
      // Digits are part of the rendered page. Theme and sign-in hint are attributes of `<html>`.
      const hasSplash = renderer.needsSplash(path, preferences) && !prefersReducedData(request.headers);
      const key = `${preferences.language} ${preferences.digits} ${hasSplash} ${path}`;
      const { page, isOutdated } = await app.pageCache.getOrRender(key, {
        render: () => render(path, preferences, hasSplash),
        enforceLimit: () => enforceLimit(request),
        // Missing pages have endless addresses.
        shouldCache: ({ status }) => status < 400,
        // An error of the renderer must be seen, not hidden behind the last page.
        canSendOutdated: (error) => toStatus(error) === 503,
      });
      if (page.redirectUrl !== undefined) return reply.redirect(page.redirectUrl, page.status);
      reply.headers(renderer.getFontHeaders(preferences.language, request.headers.cookie));
      if (hasSplash) reply.header('set-cookie', renderer.splashSeenCookie);
      reply.code(page.status);
      return await send(page, isOutdated);
    } catch (error) {
      const status = toStatus(error);
      if (status === 500) request.log.error({ err: error }, 'a page could not be rendered');
      reply.code(status);
      if (error instanceof Problem && error.retryAfterSeconds !== undefined)
        reply.header('retry-after', String(error.retryAfterSeconds));
      return send(getShell(request.url, preferences));
    }
  };
}

/** Allows the styles of a page in a content security policy. */
function allowStyles(policy: string, { styleElementHashes, styleAttributeHashes }: StyleHashes): string {
  const withElements = policy.replace(/style-src [^;]*/, (sources) => [sources, ...styleElementHashes].join(' '));
  return styleAttributeHashes.length > 0
    ? `${withElements};style-src-attr 'unsafe-hashes' ${styleAttributeHashes.join(' ')}`
    : withElements;
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

/** Calls our own API without a socket and without a session. */
async function callOwnApi(app: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { statusCode, rawPayload, headers } = await app.inject({
    url: pathname + search,
    headers: {
      accept: 'application/json',
      'accept-language': request.headers.get('accept-language') ?? 'ar',
    },
  });
  const type = { 'content-type': String(headers['content-type']) };
  return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: type });
}

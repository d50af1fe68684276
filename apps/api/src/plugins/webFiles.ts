import fastifyStatic from '@fastify/static';
import type { SendOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Config } from '../config.ts';
import { createPageHandler } from '../ssr/pageHandler.ts';
import { loadRenderer } from '../ssr/loadRenderer.ts';
import { createNotFoundProblem } from '../problems/problem.ts';
import { getWildcardParam } from './getWildcardParam.ts';
import { registerImageRoute, registerSignedMediaRoute } from './storedFiles.ts';

const demoFolder = join(import.meta.dirname, '../demo');
const cacheForever: SendOptions = { maxAge: '1y', immutable: true };

// Our pages may frame the demo player. It loads only its clip.
const demoPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Serves everything except the API: the built app, stored files, and the demo's player, clips and pages. */
export const webFilesPlugin = plugin(
  async (app: FastifyInstance) => {
    const { config } = app;
    await app.register(fastifyStatic, { serve: false, root: config.dataDir, preCompressed: true });
    registerImageRoute(app);
    registerSignedMediaRoute(app);
    if (usesDemoPages(config)) serveDemo(app);
    await serveApp(app, config.webDir);
  },
  { name: 'web-files' },
);

const usesDemoPages = ({ demo, platform }: Config) =>
  demo || [...Object.values(platform.players), platform.appDownload?.url].some((url) => url?.startsWith('/demo/'));

function serveDemo(app: FastifyInstance): void {
  for (const part of ['player', 'media', 'app'])
    app.get(`/demo/${part}/*`, (request, reply) =>
      reply
        .header('content-security-policy', demoPolicy)
        .header('x-frame-options', 'SAMEORIGIN')
        .sendFile(getWildcardParam(request), join(demoFolder, part), { maxAge: '1h' }),
    );
}

/** Serves the app's files. The app also responds to every other URL that a browser opens as a page. */
async function serveApp(app: FastifyInstance, folder: string): Promise<void> {
  const files = new Set(listFiles(folder));
  const renderer = await loadRenderer(app.config);
  const sendShell = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').sendFile('index.html', folder, { cacheControl: false });
  if (renderer || app.replicaReads) app.publicChanges.subscribeWhenReady();
  const page = renderer
    ? createPageHandler(app, renderer)
    : (_: FastifyRequest, reply: FastifyReply) => sendShell(reply);

  app.get('/*', (request, reply) => {
    const name = getWildcardParam(request);
    // A browser that cached the service worker would not find the next version.
    if (files.has(name) && name === 'sw.js')
      return reply.header('cache-control', 'no-cache').sendFile(name, folder, { cacheControl: false });
    if (files.has(name) && name !== 'index.html')
      return reply.sendFile(name, folder, name.startsWith('assets/') ? cacheForever : { maxAge: 0 });
    if (!files.has('index.html') || !isPageRequest(request, name)) throw createNotFoundProblem();
    return page(request, reply);
  });
}

function isPageRequest({ headers }: FastifyRequest, name: string): boolean {
  const isApi = /^(api|storage|demo|assets)(\/|$)/.test(name);
  const isFile = /(^|\/)\.|\.\w{1,8}$/.test(name);
  // Many link-preview clients send `*/*`.
  return !isApi && !isFile && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

// Files of the build that are not public: dot files, the renderer, and compressed copies.
const internalFile = /(^|\/)\.|^server\/|\.(br|gz)$/;

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((name) => !internalFile.test(name));
  } catch {
    return [];
  }
}

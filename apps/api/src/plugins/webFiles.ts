import fastifyStatic from '@fastify/static';
import type { SendOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Config } from '../config.ts';
import { createPageHandler } from '../ssr/pageHandler.ts';
import { loadRenderer } from '../ssr/loadRenderer.ts';
import { notFound } from '../problems/problem.ts';
import { getWildcardParam } from './getWildcardParam.ts';
import { serveImages, serveMedia } from './storedFiles.ts';

const demoFolder = join(import.meta.dirname, '../demo');
const forever: SendOptions = { maxAge: '1y', immutable: true };

// Our own player may sit in a frame of our own pages, and loads nothing but its clip.
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

/** Serves what is not API: the built app, stored files, and the demo's own player, clips and pages. */
export const webFiles = plugin(
  async (app: FastifyInstance) => {
    const { config } = app;
    await app.register(fastifyStatic, { serve: false, root: config.dataDir, preCompressed: true });
    serveImages(app);
    serveMedia(app);
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

/** The app's files by name; every other address that a browser opens as a page is the app's to answer. */
async function serveApp(app: FastifyInstance, folder: string): Promise<void> {
  const files = new Set(listFiles(folder));
  const renderer = await loadRenderer(app.config);
  const plain = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').sendFile('index.html', folder, { cacheControl: false });
  const page = renderer ? createPageHandler(app, renderer) : (_: FastifyRequest, reply: FastifyReply) => plain(reply);

  app.get('/*', (request, reply) => {
    const name = getWildcardParam(request);
    if (files.has(name) && name !== 'index.html')
      return reply.sendFile(name, folder, name.startsWith('assets/') ? forever : { maxAge: 0 });
    if (!files.has('index.html') || !isPage(request, name)) throw notFound();
    return page(request, reply);
  });
}

function isPage({ headers }: FastifyRequest, name: string): boolean {
  const isApi = /^(api|storage|demo|assets)(\/|$)/.test(name);
  const isFile = /(^|\/)\.|\.\w{1,8}$/.test(name);
  // Many who fetch a page to show a link to it take anything.
  return !isApi && !isFile && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

// What the build notes for itself, what renders pages, and the packed form of what is sent under its own name.
const isOurs = /(^|\/)\.|^server\/|\.(br|gz)$/;

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((name) => !isOurs.test(name));
  } catch {
    return [];
  }
}

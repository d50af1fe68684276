import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type * as EntryServer from '../apps/platform/src/server/entry-server.tsx';

interface Asked {
  originalUrl?: string | undefined;
  headers: { cookie?: string | undefined; 'accept-language'?: string | undefined };
}

interface Drawn {
  status: number;
  location?: string | undefined;
  html: string;
  cookie?: string | undefined;
}

/** Lets the development server render pages as the real one does, from the sources as they are now. */
export const devPages = (api: string): Plugin => ({
  name: 'dev-pages',
  apply: 'serve',
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      const answer = async () => {
        try {
          const { status, location, html, cookie } = await draw(server, api, request);
          const seen = cookie === undefined ? {} : { 'set-cookie': cookie };
          const head = location === undefined ? { 'content-type': 'text/html; charset=utf-8', ...seen } : { location };
          response.writeHead(status, head).end(html);
        } catch (error) {
          next(error);
        }
      };
      void answer();
    });
  },
});

async function draw(server: ViteDevServer, api: string, { originalUrl: url = '/', headers }: Asked): Promise<Drawn> {
  const source = await readFile(path.join(server.config.root, 'index.html'), 'utf8');
  const template = await server.transformIndexHtml(url, source);
  const entry = (await server.ssrLoadModule('/src/server/entry-server.tsx')) as typeof EntryServer;
  const renderer = await entry.createRenderer({ template, manifest: {}, origin: '' });
  const reader = entry.readReader(headers.cookie);
  const dress = (html: string) => entry.dress(html, entry.lookOf(reader));
  const shell = (status: number) => ({ status, html: dress(renderer.shell(reader.language)) });
  const address = renderer.addressOf(url);
  if (address === undefined) return shell(200);
  const ask = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(api + pathname + search, { headers: request.headers });
  };
  try {
    const signal = AbortSignal.timeout(30_000);
    const hasSplash = renderer.hasSplash(address, reader);
    const page = await renderer.render({ address, ...reader, hasSplash, fetch: ask, signal });
    return { ...page, html: dress(page.html), ...(hasSplash && { cookie: entry.seenCookie }) };
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error);
    server.config.logger.error(`${url} could not be rendered: ${String(error instanceof Error ? error.stack : error)}`);
    return shell(500);
  }
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RendererModule } from '@fanous/api-client/rendering';
import type { Plugin, ViteDevServer } from 'vite';

interface PageRequest {
  originalUrl?: string | undefined;
  headers: { cookie?: string | undefined };
}

interface PageResponse {
  status: number;
  location?: string | undefined;
  html: string;
  cookie?: string | undefined;
}

/** Creates a Vite plugin that renders pages in the development server as the API server does, from the current sources. */
export const createDevPagesPlugin = (api: string): Plugin => ({
  name: 'dev-pages',
  apply: 'serve',
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      const respond = async () => {
        try {
          const { status, location, html, cookie } = await renderPage(server, api, request);
          const cookieHeader = cookie === undefined ? {} : { 'set-cookie': cookie };
          const head =
            location === undefined ? { 'content-type': 'text/html; charset=utf-8', ...cookieHeader } : { location };
          response.writeHead(status, head).end(html);
        } catch (error) {
          next(error);
        }
      };
      void respond();
    });
  },
});

async function renderPage(
  server: ViteDevServer,
  api: string,
  { originalUrl: url = '/', headers }: PageRequest,
): Promise<PageResponse> {
  const source = await readFile(path.join(server.config.root, 'index.html'), 'utf8');
  const template = await server.transformIndexHtml(url, source);
  // Vite loads the module from its source, so it has this type.
  const { createRenderer } = (await server.ssrLoadModule('/src/server/entry-server.tsx')) as RendererModule;
  const renderer = await createRenderer({ template, manifest: {}, styles: {}, origin: '' });
  const preferences = renderer.readPreferences(headers.cookie);
  const withAttributes = (html: string) =>
    renderer.replaceHtmlAttributes(html, renderer.getHtmlAttributes(preferences));
  const createShell = (status: number) => ({
    status,
    html: withAttributes(renderer.getShellDocument(url, preferences).createHtml()),
  });
  const canonicalPath = renderer.getCanonicalPath(url, preferences);
  if (canonicalPath === undefined) return createShell(200);
  const callApi = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(api + pathname + search, { headers: request.headers });
  };
  try {
    const signal = AbortSignal.timeout(30_000);
    const hasSplash = renderer.needsSplash(canonicalPath, preferences);
    const page = await renderer.render({ path: canonicalPath, ...preferences, hasSplash, fetch: callApi, signal });
    return { ...page, html: withAttributes(page.html), ...(hasSplash && { cookie: renderer.splashSeenCookie }) };
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error);
    server.config.logger.error(`${url} could not be rendered: ${String(error instanceof Error ? error.stack : error)}`);
    return createShell(500);
  }
}

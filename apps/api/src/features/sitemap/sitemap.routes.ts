import type { FastifyInstance } from 'fastify';
import { ResponseCache } from '../../responseCache.ts';
import { createNotFoundProblem } from '../../problems/problem.ts';
import { listSitemapPaths, countCourses } from './sitemap.repository.ts';

// Below the maximum of 50,000 URLs in a sitemap (sitemaps.org), with room for other pages.
const coursesPerSitemap = 40_000;
const cacheMs = 60_000;

const disallowedPaths = ['/api/', '/dashboard', '/setup', '/media/', '/single/*/Quiz/'];

/**
 * Serves `/robots.txt` and `/sitemap.xml`. A long sitemap has several parts. Sitemaps need absolute URLs, so there is none without
 * `PUBLIC_URL`: the host of a request may be forged, and these files are cached for all.
 */
export async function sitemapRoutes(app: FastifyInstance): Promise<void> {
  // Cached by time: every subscription is a change, and search engines do not need newer data.
  const cache = new ResponseCache<string>(({ length }) => length, { milliseconds: cacheMs, entries: 20 });
  const origin = app.config.publicUrl;

  app.get('/robots.txt', async (_request, reply) => {
    const lines = ['User-agent: *', ...disallowedPaths.map((path) => `Disallow: ${path}`), 'Allow: /'];
    if (origin !== undefined) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });

  app.get<{ Querystring: { part?: string } }>('/sitemap.xml', async (request, reply) => {
    if (origin === undefined) throw createNotFoundProblem();
    const { part } = request.query;
    const xml = await cache.getOrLoad(part ?? '', async () => {
      const parts = Math.max(1, Math.ceil((await countCourses(app.db)) / coursesPerSitemap));
      if (part === undefined && parts > 1) return renderSitemapIndex(origin, parts);
      const partNumber = Number(part ?? '1');
      if (!Number.isInteger(partNumber) || partNumber < 1 || partNumber > parts) throw createNotFoundProblem();
      return renderSitemap(origin, await listSitemapPaths(app.db, partNumber, coursesPerSitemap));
    });
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${cacheMs / 1_000}`)
      .send(xml);
  });
}

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const xmlNamespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function renderSitemapIndex(origin: string, parts: number): string {
  const maps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${origin}/sitemap.xml?part=${index + 1}</loc></sitemap>`,
  );
  return `${xmlDeclaration}<sitemapindex ${xmlNamespace}>\n${maps.join('\n')}\n</sitemapindex>\n`;
}

function renderSitemap(origin: string, addresses: string[]): string {
  const urls = addresses.map((address) => `<url><loc>${escape(origin + address)}</loc></url>`);
  return `${xmlDeclaration}<urlset ${xmlNamespace}>\n${urls.join('\n')}\n</urlset>\n`;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

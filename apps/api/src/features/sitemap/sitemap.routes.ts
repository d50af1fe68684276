import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ResponseCache } from '../../responseCache.ts';
import { notFound } from '../../problems/problem.ts';
import { addressesOf, countCourses } from './sitemap.repository.ts';

// The most that one sitemap may list (sitemaps.org), less what stands beside the courses.
const perMap = 40_000;
const keptFor = 60_000;

const closed = ['/api/', '/dashboard', '/login', '/signup', '/setup', '/media/', '/single/*/Quiz/'];

/** Tells search engines what there is to find: `/robots.txt` and `/sitemap.xml`, in parts where it is long. */
export async function sitemapRoutes(app: FastifyInstance): Promise<void> {
  // Written anew for each change would be at each subscription: a search engine can wait for a minute.
  const kept = new ResponseCache<string>(({ length }) => length, { milliseconds: keptFor, entries: 20 });
  // Only an absolute address says which site is meant; without a configured one it is the one that was asked.
  const originOf = ({ protocol, host }: FastifyRequest) => app.config.publicUrl ?? `${protocol}://${host}`;

  app.get('/robots.txt', async (request, reply) => {
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /'];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n\nSitemap: ${originOf(request)}/sitemap.xml\n`);
  });

  app.get<{ Querystring: { part?: string } }>('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    const { part } = request.query;
    const xml = await kept.get(`${origin} ${part ?? ''}`, async () => {
      const parts = Math.max(1, Math.ceil((await countCourses(app.db)) / perMap));
      if (part === undefined && parts > 1) return index(origin, parts);
      const at = Number(part ?? '1');
      if (!Number.isInteger(at) || at < 1 || at > parts) throw notFound();
      return urlset(origin, await addressesOf(app.db, at, perMap));
    });
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${keptFor / 1_000}`)
      .send(xml);
  });
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function index(origin: string, parts: number): string {
  const maps = Array.from(
    { length: parts },
    (_, at) => `<sitemap><loc>${origin}/sitemap.xml?part=${at + 1}</loc></sitemap>`,
  );
  return `${head}<sitemapindex ${schema}>\n${maps.join('\n')}\n</sitemapindex>\n`;
}

function urlset(origin: string, addresses: string[]): string {
  const urls = addresses.map((address) => `<url><loc>${escape(origin + address)}</loc></url>`);
  return `${head}<urlset ${schema}>\n${urls.join('\n')}\n</urlset>\n`;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

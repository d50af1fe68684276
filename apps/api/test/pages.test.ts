import { rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFakeWebDir, getRenderingNumber } from './support/fakeWebDir.ts';
import { addCourse, addPerson } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// How pages are sent, with a fake renderer whose documents contain the render request.

let folder: string;
let server: TestApp;
let admin: Person;
const logged: string[] = [];

beforeAll(async () => {
  folder = createFakeWebDir();
  server = await createTestApp({
    environment: { WEB_DIR: folder, PUBLIC_URL: 'https://fanous.example' },
    logger: { level: 'error', stream: { write: (line: string) => logged.push(line) } },
  });
  admin = await addPerson(server.db, 'admin');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html', ...headers } });

test('a public page is rendered with data of our API, in the visitor’s language', async () => {
  await addCourse(server.db, admin.id, { name: 'الجبر' });
  const arabic = await get('/fresh/1');
  expect(arabic.body).toMatch(/<html lang="ar">.*status=200.*الجبر/);
  expect(arabic.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'ar',
    'cache-control': 'no-cache',
  });
  expect(String(arabic.headers['vary'])).toBe('cookie, accept-encoding, save-data, ect');
  // A new visitor gets Arabic, independent of the browser's language (decision 49). A cookie stores the choice.
  expect((await get('/fresh/1', { 'accept-language': 'en-GB,ar;q=0.5' })).body).toContain('lang="ar"');
  expect((await get('/fresh/1', { cookie: 'a=1; lang=en' })).body).toContain('lang="en"');
});

test('the policy allows only the styles of the page', async () => {
  const policy = String((await get('/fresh/2')).headers['content-security-policy']);
  expect(policy).toMatch(
    /script-src 'self';style-src 'self' [^;]*'sha256-element';.*style-src-attr 'unsafe-hashes' 'sha256-abc'$/,
  );
  expect(policy).not.toContain('unsafe-inline');
});

test('pages are rendered without a session', async () => {
  const session = { authorization: `Bearer ${admin.token}`, cookie: `auth=${admin.token}; theme=dark` };
  const { body } = await get('/private-data', session);
  expect(body).toContain('status=401');
  expect(body).not.toContain(admin.token);
});

test('visitors with one language share a document with their own theme, and a change removes it from the cache', async () => {
  const [light, dark] = await Promise.all([get('/shared'), get('/shared', { cookie: 'theme=dark' })]);
  expect(getRenderingNumber(dark.body)).toBe(getRenderingNumber(light.body));
  expect([light.body, dark.body].map((body) => body.includes('data-theme="dark"'))).toEqual([false, true]);
  expect(getRenderingNumber((await get('/shared?utm_source=x')).body)).toBe(getRenderingNumber(light.body));

  const made = await server.call('POST', '/main-categories', { token: admin.token, form: { name: 'قسم جديد' } });
  expect(made.status).toBe(201);
  expect(getRenderingNumber((await get('/shared')).body)).not.toBe(getRenderingNumber(light.body));
});

test('while the database is away, visitors get the last page with a note', async () => {
  const page = await get('/kept');
  expect([page.statusCode, page.body.includes('hidden')]).toEqual([200, true]);
  const state = globalThis as { isDatabaseAway?: boolean };
  state.isDatabaseAway = true;
  server.app.pageCache.markChanged('everything');
  const outdated = await get('/kept');
  expect(outdated.statusCode).toBe(200);
  expect(getRenderingNumber(outdated.body)).toBe(getRenderingNumber(page.body));
  expect(outdated.body).toContain('data-outdated=""');
  expect(outdated.body).toContain('<p id="outdated" role="status">');
  expect((await get('/never-rendered')).statusCode).toBe(503);
  state.isDatabaseAway = false;
  // Past the pause after a failed rendering.
  vi.useFakeTimers({ now: Date.now() + 6_000, toFake: ['Date'] });
  const current = await get('/kept');
  expect(getRenderingNumber(current.body)).not.toBe(getRenderingNumber(page.body));
  expect(current.body).not.toContain('data-outdated');
  vi.useRealTimers();
});

test('the intro is only on the first home page of a session', async () => {
  const [first, later] = await Promise.all([get('/'), get('/', { cookie: 'splash=seen' })]);
  expect([first.body, later.body].map((body) => /splash=(\w+)/.exec(body)?.[1])).toEqual(['true', 'false']);
  expect(first.headers['set-cookie']).toBe('splash=seen; Path=/');
  expect(later.headers['set-cookie']).toBeUndefined();
  const other = await get('/shared');
  expect(other.body).toContain('splash=false');
  expect(other.headers['set-cookie']).toBeUndefined();
});

test('the intro is not sent with save-data or a slow connection', async () => {
  for (const [name, value] of [
    ['save-data', 'on'],
    ['ect', '2g'],
    ['ect', 'slow-2g'],
  ] as const) {
    const page = await get('/', { [name]: value });
    expect(page.body).toContain('splash=false');
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers['vary']).toContain('save-data, ect');
  }
  expect((await get('/', { 'save-data': 'off', ect: '4g' })).body).toContain('splash=true');
});

test('a page is compressed if supported, and 304 if unchanged', async () => {
  const plain = await get('/packed', { cookie: 'theme=dark' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [accepted, packing] of [
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.8, br;q=0', 'gzip'],
  ] as const) {
    const packed = await get('/packed', { cookie: 'theme=dark', 'accept-encoding': accepted });
    expect(packed.headers['content-encoding']).toBe(packing);
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
    expect(unpack[packing](packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.headers['etag']).toBe(plain.headers['etag']);
  }
  const known = { 'if-none-match': String(plain.headers['etag']) };
  const again = await get('/packed', { ...known, cookie: 'theme=dark' });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['content-security-policy']).toContain('sha256-abc');
  // Another theme is another document.
  expect((await get('/packed', known)).statusCode).toBe(200);
});

test('parallel visitors get their own language, digits and theme', async () => {
  const readers = Array.from({ length: 200 }, (_, at) => ({
    language: at % 2 ? 'ar' : 'en',
    theme: at % 3 ? 'dark' : 'light',
    digits: at % 5 ? 'latn' : 'arab',
    page: at % 7,
  }));
  const answers = await Promise.all(
    readers.map(async ({ language, theme, digits, page }) => {
      const { body } = await get(`/many/${page}`, { cookie: `lang=${language}; theme=${theme}; digits=${digits}` });
      return [`lang="${language}"`, `data-theme="${theme}"`, `digits=${digits}`, `/many/${page}`].every((part) =>
        body.includes(part),
      );
    }),
  );
  expect(answers.filter((isCorrect) => !isCorrect)).toEqual([]);
});

test('redirects and missing pages keep their status', async () => {
  const moved = await get('/moved');
  expect([moved.statusCode, moved.headers['location']]).toEqual([301, '/there']);
  expect((await get('/missing')).statusCode).toBe(404);
});

test('pages that need sign-in are rendered by the browser', async () => {
  const { statusCode, body } = await get('/dashboard/my-courses', { cookie: 'theme=dark; lang=en' });
  expect([statusCode, body]).toEqual([200, '<!doctype html><html lang="en" data-theme="dark">shell en</html>']);
});

test('the policy allows the styles of shells, also if the browser has them or the page failed', async () => {
  const first = await get('/dashboard/my-courses');
  const again = await get('/dashboard/my-courses', { 'if-none-match': String(first.headers['etag']) });
  const failed = await get('/refused/502');
  expect([first, again, failed].map(({ statusCode }) => statusCode)).toEqual([200, 304, 503]);
  for (const { headers } of [first, again, failed])
    expect(headers['content-security-policy']).toMatch(/style-src 'self' [^;]*'sha256-shell'/);
});

test('a rendering error is logged and not cached, and the browser renders the page', async () => {
  logged.length = 0;
  const failed = await get('/broken');
  expect([failed.statusCode, failed.body]).toEqual([500, '<!doctype html><html lang="ar">shell ar</html>']);
  expect(logged.join()).toContain('a page could not be rendered');
  expect(logged.join()).toContain('broken on purpose');
  await get('/broken');
  expect(logged).toHaveLength(2);
});

test('the browser explains errors of the API', async () => {
  logged.length = 0;
  const refused = await get('/refused/422');
  expect([refused.statusCode, refused.body]).toEqual([200, '<!doctype html><html lang="ar">shell ar</html>']);
  expect((await get('/refused/502')).statusCode).toBe(503);
  expect(logged).toEqual([]);
});

test('with too many requests, browsers render the pages', async () => {
  const flood = Array.from({ length: 80 }, (_, at) => get(`/slow/${at}`));
  const first = await Promise.race(flood);
  expect([first.statusCode, first.body]).toEqual([503, '<!doctype html><html lang="ar">shell ar</html>']);
  (globalThis as { releasePages?: () => void }).releasePages?.();
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(72);
});

test('link-preview clients get the page', async () => {
  expect((await get('/fresh/3', { accept: '*/*' })).statusCode).toBe(200);
  expect((await get('/fresh/3', { accept: 'application/json' })).statusCode).toBe(404);
  expect((await get('/server/entry-server.js')).body).not.toContain('createRenderer');
});

test('search engines get a sitemap and a robots.txt', async () => {
  const robots = await server.app.inject({ url: '/robots.txt' });
  expect(robots.body).toContain('Disallow: /dashboard');
  expect(robots.body).toContain('Sitemap: https://fanous.example/sitemap.xml');
  await addCourse(server.db, admin.id, { slug: 'only-one' });
  const map = await server.app.inject({ url: '/sitemap.xml' });
  expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(map.body).toContain('<loc>https://fanous.example/</loc>');
  expect(map.body).toMatch(/<loc>https:\/\/fanous\.example\/sub-categories\/\d+<\/loc>/);
  expect(map.body).toContain('<loc>https://fanous.example/single/only-one</loc>');
  expect((await server.app.inject({ url: '/sitemap.xml?part=2' })).statusCode).toBe(404);
});

test('without PUBLIC_URL no file for search engines contains the host of the request', async () => {
  const other = await createTestApp();
  const headers = { host: 'evil.example' };
  const robots = await other.app.inject({ url: '/robots.txt', headers });
  expect(robots.body).toContain('Disallow: /dashboard');
  expect(robots.body).not.toContain('evil.example');
  expect(robots.body).not.toContain('Sitemap');
  expect((await other.app.inject({ url: '/sitemap.xml', headers })).statusCode).toBe(404);
  await other.close();
});

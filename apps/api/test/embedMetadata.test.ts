import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openTestDatabase } from './support/database.ts';
import { addPerson, type Person } from './support/fixtures.ts';
import { type OembedServer, startOembedServer } from './support/oembedServer.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// What sites say about linked videos. A local server answers in their place.

let sites: OembedServer;
let database: Database;
let server: TestApp;
let admin: Person;

const found = (body: object) => ({ status: 200, body: JSON.stringify({ type: 'video', ...body }) });
/** The responses by the end of the address of the page. */
const responses: Record<string, { status: number; body: string; headers?: Record<string, string> }> = {
  'watch?v=titled00000': found({ title: '  حل المعادلة\n<b>التربيعية</b> ', html: '<iframe>' }),
  'vimeo.com/76979871/8272103f6e': found({ title: 'Algebra', duration: 1510.4 }),
  'vimeo.com/76979872': found({ title: 'Endless', duration: 1e9 }),
  'video/x8abcde': found({ title: 'Dailymotion' }),
  'watch?v=private0000': { status: 401, body: 'Unauthorized' },
  'watch?v=forbidden00': { status: 403, body: 'Forbidden' },
  'watch?v=deleted0000': { status: 404, body: 'Not Found' },
  'watch?v=broken00000': { status: 500, body: '' },
  'watch?v=html0000000': { status: 200, body: 'Forbidden' },
  'watch?v=null0000000': { status: 200, body: 'null' },
  'watch?v=untitled000': found({ title: ' ' }),
  'watch?v=long0000000': found({ title: 'x', html: 'x'.repeat(70_000) }),
  'watch?v=redirect000': { status: 302, body: '', headers: { location: '/youtube?url=watch?v=titled00000' } },
};

beforeAll(async () => {
  sites = await startOembedServer((pageUrl, response) => {
    const answer = Object.entries(responses).find(([end]) => pageUrl.endsWith(end))?.[1];
    // Other videos never get an answer.
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  database = await openTestDatabase();
  server = await createTestApp({
    database,
    environment: { EMBED_METADATA: '1', EMBED_METADATA_URL: `${sites.origin}/` },
  });
  admin = await addPerson(server.db, 'admin');
});
afterAll(async () => {
  await server.close();
  await database.close();
  await sites.close();
});
beforeEach(() => {
  sites.requests.length = 0;
  sites.headers.length = 0;
});

const ask = async (url: string, { call } = server) => {
  const { status, body } = await call('GET', `/embed-metadata?url=${encodeURIComponent(url)}`, { token: admin.token });
  expect(status).toBe(200);
  return body;
};
const unknown = { status: 'unknown' };

test.each([
  [
    'https://youtu.be/titled00000?si=tracking&t=90',
    { status: 'found', title: 'حل المعادلة <b>التربيعية</b>', duration: null },
    '/youtube?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Dtitled00000',
  ],
  [
    '<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;badge=0"></iframe>',
    { status: 'found', title: 'Algebra', duration: 1510 },
    '/vimeo?format=json&url=https%3A%2F%2Fvimeo.com%2F76979871%2F8272103f6e',
  ],
  [
    'https://vimeo.com/76979872?h=../../elsewhere',
    { status: 'found', title: 'Endless', duration: null },
    '/vimeo?format=json&url=https%3A%2F%2Fvimeo.com%2F76979872',
  ],
  [
    'https://geo.dailymotion.com/player/xfh28.html?video=x8abcde',
    { status: 'found', title: 'Dailymotion', duration: null },
    '/dailymotion?format=json&url=https%3A%2F%2Fwww.dailymotion.com%2Fvideo%2Fx8abcde&player=xfh28',
  ],
])('the title of %s', async (link, body, request) => {
  expect(await ask(link)).toEqual(body);
  expect(sites.requests.map(({ pathname, search }) => pathname + search)).toEqual([request]);
});

test('the request says nothing about the caller', async () => {
  await ask('https://vimeo.com/76979871/8272103f6e?caller=1');
  await ask('https://youtu.be/deleted0000');
  const [headers] = sites.headers;
  expect(Object.keys(headers ?? {}).toSorted()).not.toContain('authorization');
  expect(JSON.stringify(headers)).not.toContain(admin.token);
  expect(headers).not.toHaveProperty('x-forwarded-for');
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('referer');
});

test.each(['private0000', 'forbidden00', 'deleted0000'])('the video %s is not found', async (id) => {
  expect(await ask(`https://www.youtube.com/watch?v=${id}`)).toEqual({ status: 'not_found' });
});

test.each(['broken00000', 'html0000000', 'null0000000', 'untitled000', 'long0000000', 'redirect000', 'silent00000'])(
  'the answer of %s says nothing',
  async (id) => {
    const start = Date.now();
    expect(await ask(`https://www.youtube.com/watch?v=${id}`)).toEqual(unknown);
    expect(Date.now() - start).toBeLessThan(10_000);
    // A redirect is not followed.
    expect(sites.requests).toHaveLength(1);
  },
  20_000,
);

test('titles are kept, and what a site did not say is asked again', async () => {
  responses['watch?v=twice000000'] = found({ title: 'First' });
  const link = 'https://youtu.be/twice000000';
  await Promise.all([ask(link), ask(link)]);
  responses['watch?v=twice000000'] = found({ title: 'Second' });
  expect(await ask(`${link}?t=5`)).toMatchObject({ title: 'First' });
  expect(sites.requests).toHaveLength(1);

  responses['watch?v=later000000'] = { status: 503, body: '' };
  expect(await ask('https://youtu.be/later000000')).toEqual(unknown);
  responses['watch?v=later000000'] = found({ title: 'Later' });
  expect(await ask('https://youtu.be/later000000')).toMatchObject({ title: 'Later' });
});

test.each([
  'lesson-1',
  'https://evil.example/watch?v=titled00000',
  'https://www.youtube.com.evil.example/watch?v=titled00000',
  'http://127.0.0.1:1/admin',
  'https://drive.google.com/file/d/1a2b3c4d5e6f7g8h9i0j/view',
  'https://www.youtube.com/@channel',
])('no site is asked about %s', async (link) => {
  expect(await ask(link)).toEqual(unknown);
  expect(sites.requests).toEqual([]);
});

test('a link is required', async () => {
  const { status } = await server.call('GET', '/embed-metadata', { token: admin.token });
  expect(status).toBe(422);
});

test.each<Record<string, string>>([{ EMBED_METADATA: '0' }, { EMBED_PROVIDERS: 'vimeo' }])(
  'with %j no site is asked',
  async (more) => {
    const other = await createTestApp({
      environment: { EMBED_METADATA: '1', EMBED_METADATA_URL: sites.origin, ...more },
      database,
    });
    expect(await ask('https://youtu.be/titled00000', other)).toEqual(unknown);
    expect(sites.requests).toEqual([]);
    await other.close();
  },
);

test('a site that cannot be reached says nothing', async () => {
  const closed = await startOembedServer(() => {});
  await closed.close();
  const other = await createTestApp({
    database,
    environment: { EMBED_METADATA: '1', EMBED_METADATA_URL: closed.origin },
  });
  expect(await ask('https://youtu.be/titled00000', other)).toEqual(unknown);
  await other.close();
});

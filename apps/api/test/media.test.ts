import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LinkLifetime, MediaLinkSigner, toDownloadFilename } from '../src/storage/mediaLinks.ts';
import type { Person } from './support/fixtures.ts';
import { addCourse, addPerson } from './support/fixtures.ts';
import { createOldOfficeFile, createTestFile, readMp4, createPdf } from './support/sampleFiles.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

const linkLife = new LinkLifetime(600);

// Private files: signed links, their expiry, and range requests.

let server: TestApp;
let admin: Person;
let link: string;
let clip: string;
let document: string;
let courseId: string;
const content = createPdf(5_000);
const title = 'مذكرة: الوحدة «الأولى» (1)';

beforeAll(async () => {
  server = await createTestApp();
  admin = await addPerson(server.db, 'admin');
  courseId = String((await addCourse(server.db, admin.id)).id);
  link = (await add<{ url: string }>('/pdfs', { title, url: createTestFile('a.pdf', content) })).url;
  clip = await record(readMp4());
  document = await record(createOldOfficeFile('WordDocument'));
});
afterAll(() => server.close());

async function add<T>(path: string, form: Record<string, string | ReturnType<typeof createTestFile>>): Promise<T> {
  const given = { course_id: courseId, ...form };
  return (await server.call<T>('POST', path, { token: admin.token, form: given })).body;
}
const record = async (bytes: Buffer) =>
  (await add<{ record_url: string }>('/records', { title: 'تسجيل', record_url: createTestFile('x', bytes) }))
    .record_url;
const open = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers });

describe('a signed link', () => {
  test('opens the file without a token, with its type and title', async () => {
    const { statusCode, rawPayload, headers } = await open(link);
    expect([statusCode, rawPayload.equals(content)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
      etag: expect.any(String),
    });
    const name = encodeURIComponent('مذكرة الوحدة «الأولى» (1).pdf').replaceAll('(', '%28').replaceAll(')', '%29');
    expect(headers['content-disposition']).toBe(`inline; filename="file.pdf"; filename*=UTF-8''${name}`);
  });

  test('plays a clip inline, and downloads a document', async () => {
    expect((await open(clip)).headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': expect.stringMatching(/^inline/),
    });
    expect((await open(document)).headers).toMatchObject({
      'content-type': 'application/msword',
      'content-disposition': expect.stringMatching(/^attachment; filename="file.doc"/),
    });
  });

  test('supports HEAD and conditional requests', async () => {
    const head = await open(link, {}, 'HEAD');
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(content.length));
    expect((await open(link, { 'if-none-match': String(head.headers.etag) })).statusCode).toBe(304);
  });

  test.each([
    ['bytes=0-99', 206, 0, 100],
    ['bytes=100-', 206, 100, undefined],
    ['bytes=-50', 206, -50, undefined],
  ])('sends the range %s', async (range, status, from, to) => {
    const { statusCode, rawPayload, headers } = await open(link, { range });
    const part = content.subarray(from, to);
    expect([statusCode, rawPayload.equals(part)]).toEqual([status, true]);
    expect(headers['content-range']).toMatch(new RegExp(`^bytes \\d+-\\d+/${content.length}$`));
  });

  test('rejects a range outside of the file', async () => {
    const { statusCode, headers } = await open(link, { range: 'bytes=999999-' });
    expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
  });

  test.each<[string, (link: URL) => void]>([
    ['without a signature', (url) => url.searchParams.delete('sig')],
    ['without anything', (url) => (url.search = '')],
    ['for longer', (url) => url.searchParams.set('exp', String(linkLife.getExpiryUnixSeconds() + 300))],
    ['without an end', (url) => url.searchParams.delete('exp')],
    ['under another name', (url) => url.searchParams.set('name', 'x.html')],
    ['with a forged signature', (url) => url.searchParams.set('sig', 'x'.repeat(43))],
    ['with two signatures', (url) => url.searchParams.append('sig', 'x')],
    ['to another file', (url) => (url.pathname = '/media/pdfs/x.pdf')],
    ['out of the folder', (url) => (url.pathname = '/media/pdfs/..%2f..%2fpublic/x.pdf')],
  ])('opens nothing %s', async (_what, tamper) => {
    const url = new URL(link, 'http://x');
    tamper(url);
    const { statusCode, body } = await open(url.pathname + url.search);
    expect([statusCode, JSON.parse(body)]).toEqual([
      403,
      { code: 'link_ended', message: 'انتهت صلاحية هذا الرابط. افتح الملف من صفحة الدورة من جديد.' },
    ]);
  });

  test('is the only way to open the file', async () => {
    const path = new URL(link, 'http://x').pathname.replace('/media/', '');
    for (const place of [
      path,
      `private/${path}`,
      `../private/${path}`,
      `%2e%2e/private/${path}`,
      `..%2fprivate/${path}`,
    ])
      expect([place, (await open(`/storage/${place}`)).statusCode]).toEqual([place, 404]);
  });

  test('of a deleted file is 404', async () => {
    const gone = await add<{ id: number; url: string }>('/pdfs', {
      title: 'x',
      url: createTestFile('a.pdf', createPdf()),
    });
    await server.call('DELETE', `/pdfs/${gone.id}`, { token: admin.token });
    expect((await open(gone.url)).statusCode).toBe(404);
  });
});

test('a link is valid for 10 to 15 minutes, and does not change for five', () => {
  const start = Date.UTC(2026, 0, 1, 12);
  for (const minutes of [0, 1, 2.5, 4.9]) {
    const now = start + minutes * 60_000;
    expect(linkLife.getExpiryUnixSeconds(now)).toBe(start / 1_000 + 900);
    expect(linkLife.getExpiryUnixSeconds(now) * 1_000 - now).toBeGreaterThan(10 * 60_000);
  }
  expect(linkLife.getExpiryUnixSeconds(start + 300_000)).toBe(start / 1_000 + 1_200);
});

test('a link is valid for 1 to 1.5 times the setting', () => {
  const start = Date.UTC(2026, 0, 1, 12);
  for (const seconds of [60, 61, 3_600]) {
    const life = new LinkLifetime(seconds);
    for (let late = 0; late < seconds; late += 7) {
      const left = life.getExpiryUnixSeconds(start + late * 1_000) - (start / 1_000 + late);
      expect(left).toBeGreaterThanOrEqual(seconds);
      expect(left).toBeLessThanOrEqual(Math.ceil(seconds / 2) * 3);
    }
  }
});

test('an expired link and a link with another secret are invalid', () => {
  const links = new MediaLinkSigner('secret', linkLife);
  const query = (made: string) => Object.fromEntries(new URL(made, 'http://x').searchParams);
  const made = query(links.createLink('private/a.pdf', { filename: 'a.pdf', mediaType: 'application/pdf' }));
  expect(links.findSecondsLeft('private/a.pdf', made)).toBeGreaterThan(599);
  expect(new MediaLinkSigner('other', linkLife).findSecondsLeft('private/a.pdf', made)).toBeUndefined();
  const past = new MediaLinkSigner('secret', linkLife);
  const end = Number(made['exp']);
  expect(past.findSecondsLeft('private/a.pdf', made, end * 1_000 - 1)).toBe(1);
  expect(past.findSecondsLeft('private/a.pdf', made, end * 1_000)).toBeUndefined();
});

test.each([
  ['مذكرة', 'مذكرة.pdf'],
  ['a/b\\c:d', 'a b c d.pdf'],
  ['..\n', '...pdf'],
  ['\u202Egnp.exe', 'gnp.exe.pdf'],
  ['///', 'file.pdf'],
])('the title %j becomes the filename %s', (given, name) => expect(toDownloadFilename(given, 'pdfs/1.pdf')).toBe(name));

test.each(['x.svg', 'x.html', 'x.js', 'x.webp.html', '.x.webp', 'a/../x.webp', 'x'])(
  'nothing called %s is handed out as an image',
  async (name) => expect((await open(`/storage/images/${name}`)).statusCode).toBe(404),
);

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCourse, addPerson, addVideo } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { createUncheckedRunTransaction } from './support/runTransaction.ts';
import { createTestFile, readMp4, createPdf, createPhoto } from './support/sampleFiles.ts';
import { listenOnFreePort } from './support/listen.ts';
import { createTestBucket } from './support/testBucket.ts';
import { createTusClient } from './support/tusClient.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// Files in a bucket of an S3-compatible server.

const directory = mkdtempSync(join(tmpdir(), 'bucket-'));
let bucket: S3rver;
let server: TestApp;
let admin: Person;
let course_id: string;
/** Whether the bucket joins the pieces of a file. */
let canJoinPieces = true;

beforeAll(async () => {
  bucket = createTestBucket(directory, 'fanous-files');
  bucket.middleware.unshift(async (context, next) => {
    const joinsPieces = context.method === 'POST' && context.query['uploadId'] !== undefined;
    if (canJoinPieces || !joinsPieces) return next();
    Object.assign(context, { status: 403, type: 'application/xml', body: '<Error><Code>AccessDenied</Code></Error>' });
    return undefined;
  });
  const { port } = await bucket.run();
  server = await createTestApp({
    environment: {
      S3_BUCKET: 'fanous-files',
      S3_ENDPOINT: `http://localhost:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  });
  admin = await addPerson(server.db, 'admin');
  course_id = String((await addCourse(server.db, admin.id)).id);
});
afterAll(async () => {
  await server.close();
  await bucket.close();
  rmSync(directory, { recursive: true });
});

const getPort = () => (server.app.server.address() as AddressInfo).port;
const stored = () =>
  readdirSync(join(directory, 'fanous-files'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('._S3rver_object'))
    .map((name) => name.replace('._S3rver_object', ''));
const storedVideos = () => stored().filter((name) => name.startsWith('private/videos/'));
const post = <T>(path: string, form: Record<string, string | ReturnType<typeof createTestFile>>) =>
  server.call<T & { id: number }>('POST', path, { token: admin.token, form });

test('captions come from the origin of the server, because browsers load them from no other one', async () => {
  const video = await addVideo(server.db, Number(course_id));
  const content = Buffer.from('WEBVTT\n\n00:00.000 --> 00:04.000\nأهلًا بكم.\n');
  const { status, body } = await server.call<{ url: string }>('PUT', `/videos/${video}/captions/ar`, {
    token: admin.token,
    form: { file: createTestFile('lesson.vtt', content) },
  });
  expect([status, body.url]).toEqual([200, expect.stringMatching(/^\/media\/captions\//)]);
  const { statusCode, headers, rawPayload } = await server.app.inject(body.url);
  expect([statusCode, headers['content-type'], rawPayload.equals(content)]).toEqual([
    200,
    'text/vtt; charset=utf-8',
    true,
  ]);
  expect((await server.app.inject(body.url.replace(/sig=.*/, 'sig=x'))).statusCode).toBe(403);
  expect(stored().filter((name) => name.startsWith('private/captions/'))).toHaveLength(1);
  await server.call('DELETE', `/videos/${video}`, { token: admin.token });
  expect(stored().filter((name) => name.startsWith('private/captions/'))).toEqual([]);
});

test('the first page of a summary comes from the origin of the server, because pages load images from no other one', async () => {
  const content = readFileSync(new URL('../src/demo/media/lecture-summary.pdf', import.meta.url));
  const pdf = createTestFile('summary.pdf', content);
  const { body: summary } = await post('/summaries', { course_id, lecture_name: 'قانون أوم', pdf });
  const { body } = await server.call<{ summaries: { thumbnail_path: string }[] }>('GET', `/courses/${course_id}`, {
    token: admin.token,
  });
  const path = body.summaries[0]?.thumbnail_path ?? '';
  expect(path).toMatch(/^\/media\/summaries\//);
  const { statusCode, headers } = await server.app.inject(path);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  await server.call('DELETE', `/summaries/${summary.id}`, { token: admin.token });
  expect(stored().filter((name) => name.startsWith('private/summaries/'))).toEqual([]);
});

test('a PDF can be stored, opened by a signed link, replaced and deleted', async () => {
  const content = createPdf(1_500_000);
  const { status, body } = await post<{ url: string }>('/pdfs', {
    course_id,
    title: 'مذكرة',
    url: createTestFile('a.pdf', content),
  });
  expect(status).toBe(201);
  expect(stored()).toEqual([expect.stringMatching(/^private\/pdfs\/[0-9a-f-]{36}\.pdf$/)]);
  const reply = await fetch(body.url);
  expect([reply.status, Buffer.from(await reply.arrayBuffer()).equals(content)]).toEqual([200, true]);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(reply.headers.get('content-disposition')).toBe(
    `inline; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('مذكرة.pdf')}`,
  );
  const part = await fetch(body.url, { headers: { range: 'bytes=0-99' } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
  expect(server.app.config.s3?.origin).toBe(new URL(body.url).origin);

  const [first] = stored();
  await post(`/pdfs/${body.id}`, { url: createTestFile('b.pdf', createPdf(70)) });
  expect(stored()).toHaveLength(1);
  expect(stored()).not.toContain(first);
  expect((await fetch(body.url)).status).toBe(404);
  await server.call('DELETE', `/pdfs/${body.id}`, { token: admin.token });
  expect(stored()).toEqual([]);
});

test('the bucket serves private files, not this server', async () => {
  const form = { course_id, title: 'تسجيل', record_url: createTestFile('a.mp4', readMp4()) };
  const { body } = await post<{ record_url: string }>('/records', form);
  const { pathname, searchParams } = new URL(body.record_url);
  expect(searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
  expect((await server.app.inject(`/media/${pathname.split('/private/')[1]}`)).statusCode).toBe(404);
  await server.call('DELETE', `/records/${body.id}`, { token: admin.token });
});

test('a link does not change for a while', async () => {
  const { storage } = server.app;
  const options = { filename: 'a.pdf', mediaType: 'application/pdf' };
  const url = new URL(await storage.createLink('private/a.pdf', options));
  expect(url.searchParams.get('X-Amz-Expires')).toBe('900');
  expect(url.searchParams.get('X-Amz-Date')).toMatch(/T\d\d[0-5][05]00Z$/);
});

test('this server serves images of the bucket', async () => {
  const path = join(server.config.dataDir, 'photo');
  const content = await createPhoto('png');
  writeFileSync(path, content);
  const rest = { mediaType: 'image/png', extension: 'png', filename: 'x', hash: '' } as const;
  const upload = { path, size: content.length, ...rest };
  const image = await server.app.files.saveImage(
    createUncheckedRunTransaction(server.db),
    upload,
    async (_db, name) => name,
  );
  for (const name of [image, image.replace('.webp', '-320.webp')]) {
    const { statusCode, headers, rawPayload } = await server.app.inject(`/storage/${name}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  }
  expect((await server.app.inject('/storage/images/none.webp')).statusCode).toBe(404);
});

test('an unreachable bucket is 503 and leaves no row', async () => {
  const away = await createTestApp({
    environment: {
      S3_BUCKET: 'fanous-files',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    },
  });
  const person = await addPerson(away.db, 'admin');
  const id = (await addCourse(away.db, person.id)).id;
  const form = { course_id: String(id), title: 'x', url: createTestFile('a.pdf', createPdf()) };
  const { status, body } = await away.call<ProblemBody>('POST', '/pdfs', { token: person.token, form });
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(await away.db.selectFrom('pdfs').selectAll().execute()).toEqual([]);
  await away.close();
});

test('a video that arrives in pieces is stored in the bucket, and is deleted with its video', async () => {
  const content = readMp4();
  const tus = createTusClient(server, await listenOnFreePort(server), admin.token);
  const upload_id = await tus.begin(content.length, 'video/mp4');
  expect((await tus.patch(upload_id, 0, content.subarray(0, 100_000))).headers.get('upload-offset')).toBe('100000');
  expect((await tus.head(upload_id)).headers.get('upload-offset')).toBe('100000');
  const form = { course_id, title: 'درس', upload_id };
  expect((await post('/videos', form)).status).toBe(422);
  expect((await tus.patch(upload_id, 100_000, content.subarray(100_000))).status).toBe(204);
  const { status, body } = await post<{ video_url: string }>('/videos', form);
  expect(status).toBe(201);
  const reply = await fetch(body.video_url, { headers: { range: 'bytes=1000-1999' } });
  expect([reply.status, Buffer.from(await reply.arrayBuffer()).equals(content.subarray(1000, 2000))]).toEqual([
    206,
    true,
  ]);
  expect(reply.headers.get('content-type')).toBe('video/mp4');
  await server.call('DELETE', `/videos/${body.id}`, { token: admin.token });
  expect(storedVideos()).toEqual([]);
});

test('a video whose pieces could not be joined at first is joined when it is saved', async () => {
  const content = readMp4();
  const tus = createTusClient(server, `http://127.0.0.1:${getPort()}`, admin.token);
  const upload_id = await tus.begin(content.length, 'video/mp4');
  canJoinPieces = false;
  expect((await tus.patch(upload_id, 0, content)).status).toBe(500);
  canJoinPieces = true;
  expect((await tus.head(upload_id)).headers.get('upload-offset')).toBe(String(content.length));
  const { status, body } = await post<{ video_url: string }>('/videos', { course_id, title: 'درس', upload_id });
  expect(status).toBe(201);
  const file = await fetch(body.video_url);
  expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
  await server.call('DELETE', `/videos/${body.id}`, { token: admin.token });
  expect(storedVideos()).toEqual([]);
});

test('an unfinished upload and one of another type leave nothing in the bucket', async () => {
  const tus = createTusClient(server, `http://127.0.0.1:${getPort()}`, admin.token);
  const unfinished = await tus.begin(10_000, 'video/mp4');
  await tus.patch(unfinished, 0, Buffer.alloc(5_000));
  expect(storedVideos()).toHaveLength(2);
  await server.call('DELETE', `/video-uploads/${unfinished}`, { token: admin.token });
  expect(storedVideos()).toEqual([]);
  const wrong = await tus.begin(10_000, 'video/mp4');
  expect((await tus.patch(wrong, 0, createPdf(10_000).subarray(0, 10_000))).status).toBe(422);
  expect(storedVideos()).toEqual([]);
});

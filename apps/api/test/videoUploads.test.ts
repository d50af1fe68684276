import { once } from 'node:events';
import { readdirSync, statfsSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markMediaOrphaned } from '../src/storage/files.ts';
import { markAllPendingFilesOrphaned } from '../src/storage/orphanedFiles.repository.ts';
import { createTestApp } from './support/testApp.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { addCourse, addPerson, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { listenOnFreePort } from './support/listen.ts';
import { createPdf, readMp4, readWebm } from './support/sampleFiles.ts';
import { createTusClient } from './support/tusClient.ts';

// Uploads of video files by the tus protocol, and the videos that they become.

let server: TestApp;
let origin: string;
let admin: Person;
let otherAdmin: Person;
let student: Person;
let course_id: number;
let tus: ReturnType<typeof createTusClient>;

beforeAll(async () => {
  server = await createTestApp({ environment: { MAX_VIDEO_BYTES: '3000000' } });
  origin = await listenOnFreePort(server);
  admin = await addPerson(server.db, 'admin');
  otherAdmin = await addPerson(server.db, 'admin');
  student = await addPerson(server.db);
  course_id = (await addCourse(server.db, admin.id)).id;
  await enrolUser(server.db, student.id, course_id);
  tus = createTusClient(server, origin, admin.token);
});
afterAll(() => server.close());
beforeEach(async () => {
  const videos = await server.db.deleteFrom('videos').returning('file_key').execute();
  await markMediaOrphaned(
    server.db,
    videos.map(({ file_key }) => file_key),
  );
  await sql`update loose_files set remove_after = now()`.execute(server.db);
  await server.app.files.deleteOrphanedFiles();
});

interface VideoBody {
  id: number;
  url: string | null;
  video_type?: string;
  video_url?: string;
}

const stored = () =>
  readdirSync(join(server.config.dataDir, 'storage/private'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const uploads = () => server.db.selectFrom('video_uploads').select('id').execute();
const pendingFiles = () => server.db.selectFrom('loose_files').selectAll().execute();
const createVideo = <T = VideoBody & ProblemBody>(form: Record<string, string>, more = {}) =>
  server.call<T>('POST', '/videos', {
    token: admin.token,
    form: { course_id: String(course_id), title: 'الدرس الأول', ...form },
    ...more,
  });

test.each([
  ['video/mp4', readMp4],
  ['video/webm', readWebm],
] as const)('%s that arrives in two pieces becomes a video, and plays by ranges', async (mediaType, read) => {
  const content = read();
  const upload_id = await tus.begin(content.length, mediaType);
  expect((await tus.head(upload_id)).headers.get('upload-offset')).toBe('0');
  expect((await tus.patch(upload_id, 0, content.subarray(0, 1_000))).headers.get('upload-offset')).toBe('1000');
  const early = await createVideo({ upload_id }, { language: 'en' });
  expect([early.status, early.body.errors]).toEqual([
    422,
    { upload_id: ['The file is not uploaded completely. Save again to continue the upload.'] },
  ]);
  expect((await tus.patch(upload_id, 1_000, content.subarray(1_000))).status).toBe(204);

  const { status, body } = await createVideo({ upload_id });
  expect([status, body.url, body.video_type]).toEqual([201, null, mediaType]);
  expect([await uploads(), await pendingFiles(), stored()]).toEqual([[], [], [upload_id]]);

  const path = `/courses/${course_id}/videos/${body.id}`;
  const opened = await server.call<VideoBody>('GET', path, { token: student.token });
  const url = opened.body.video_url ?? '';
  const file = await fetch(origin + url);
  expect(file.headers.get('content-type')).toBe(mediaType);
  expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
  const range = await fetch(origin + url, { headers: { range: 'bytes=100-199' } });
  expect([range.status, Buffer.from(await range.arrayBuffer()).equals(content.subarray(100, 200))]).toEqual([
    206,
    true,
  ]);
  expect((await fetch(origin + url.replace(/sig=./, 'sig=_'))).status).toBe(403);

  const list = await server.call<{ videos: VideoBody[] }>('GET', `/courses/${course_id}/videos`, {
    token: student.token,
  });
  expect([list.body.videos[0]?.video_type, list.body.videos[0]?.video_url]).toEqual([mediaType, undefined]);
  await server.call('DELETE', `/videos/${body.id}`, { token: admin.token });
  expect([stored(), await pendingFiles()]).toEqual([[], []]);
});

test('after a lost connection the upload goes on where it stopped', async () => {
  const content = readMp4();
  const upload_id = await tus.begin(content.length, 'video/mp4');
  const half = Math.floor(content.length / 2);
  const socket = sendHalf(upload_id, content);
  await expect.poll(() => getStoredSize(upload_id)).toBe(half);
  socket.destroy();
  await expect.poll(async () => (await tus.head(upload_id)).headers.get('upload-offset')).toBe(String(half));
  expect((await tus.patch(upload_id, half, content.subarray(half))).status).toBe(204);
  expect((await createVideo({ upload_id })).status).toBe(201);
});

test('clients that leave before their request is checked keep no place', async () => {
  const content = readMp4();
  const upload_id = await tus.begin(content.length, 'video/mp4');
  // The database answers when they have gone.
  await server.db.transaction().execute(async (db) => {
    await sql`lock table video_uploads in access exclusive mode`.execute(db);
    // Twice as many as an account may send at the same time.
    for (let count = 0; count < 8; count += 1) {
      const socket = sendHalf(upload_id, content.subarray(0, 2));
      await once(server.app.server, 'request');
      socket.destroy();
      await once(socket, 'close');
    }
  });
  const getOffset = async () => Number((await tus.head(upload_id)).headers.get('upload-offset'));
  await expect
    .poll(async () => {
      const offset = await getOffset();
      return (await tus.patch(upload_id, offset, content.subarray(offset))).status;
    })
    .toBe(204);
});

/** Sends half of a file. The connection stays open. */
function sendHalf(id: string, content: Buffer) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(
    [
      `PATCH /api/video-uploads/${id} HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${admin.token}`,
      'tus-resumable: 1.0.0',
      'upload-offset: 0',
      'content-type: application/offset+octet-stream',
      `content-length: ${content.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(content.subarray(0, Math.floor(content.length / 2)));
  return socket;
}

const getStoredSize = (id: string) => statSync(join(server.config.dataDir, 'storage/private/videos', id)).size;

test('a wrong offset is refused, and changes nothing', async () => {
  const content = readMp4();
  const upload_id = await tus.begin(content.length, 'video/mp4');
  expect((await tus.patch(upload_id, 5, content)).status).toBe(409);
  expect((await tus.head(upload_id)).headers.get('upload-offset')).toBe('0');
  expect((await tus.patch(upload_id, 0, Buffer.concat([content, content]))).status).toBe(413);
});

test.each<[string, () => Buffer, 'video/mp4' | 'video/webm']>([
  ['a PDF', createPdf, 'video/mp4'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'video/webm'],
  ['an MP4 under the type of WebM', readMp4, 'video/webm'],
])('%s is refused in the user’s language, and deleted', async (_what, read, mediaType) => {
  const content = read();
  const upload_id = await tus.begin(content.length, mediaType);
  const response = await tus.patch(upload_id, 0, content);
  expect([response.status, response.headers.get('content-type')]).toEqual([422, 'application/json; charset=utf-8']);
  const sentence = 'محتوى هذا الملف ليس فيديو MP4 أو WebM. اختر ملفًا آخر، أو حوّله إلى MP4 أولًا.';
  expect(await response.json()).toMatchObject({ code: 'invalid', errors: { upload_id: [sentence] } });
  expect([stored(), await uploads(), await pendingFiles()]).toEqual([[], [], []]);
  const { status, body } = await createVideo({ upload_id });
  expect([status, body.errors]).toEqual([422, { upload_id: ['لم يعد الملف المرفوع موجودًا. ارفعه من جديد.'] }]);
});

test('a file above the limit is refused before it is sent', async () => {
  const { status, body } = await server.call<ProblemBody>('POST', '/video-uploads', {
    token: admin.token,
    json: { media_type: 'video/mp4', size: 3_000_001 },
    language: 'en',
  });
  expect([status, body.errors]).toEqual([
    413,
    { upload_id: ['The file is larger than allowed. The limit is 2.9 MB.'] },
  ]);
  expect(await pendingFiles()).toEqual([]);
});

test('only the account that began an upload can see, continue, delete or use it', async () => {
  const content = readMp4();
  const upload_id = await tus.begin(content.length, 'video/mp4');
  for (const [token, status] of [
    [otherAdmin.token, 404],
    [student.token, 403],
    ['none', 401],
  ] as const) {
    const other = createTusClient(server, origin, token);
    expect((await other.head(upload_id)).status).toBe(status);
    expect((await other.patch(upload_id, 0, content)).status).toBe(status);
    expect((await server.call('DELETE', `/video-uploads/${upload_id}`, { token })).status).toBe(status);
  }
  await tus.patch(upload_id, 0, content);
  const taken = await createVideo({ upload_id }, { token: otherAdmin.token });
  expect(taken.status).toBe(422);
  expect((await createVideo({ upload_id })).status).toBe(201);
});

test('the query of the address names no other upload', async () => {
  const content = readMp4();
  const own = await tus.begin(content.length, 'video/mp4');
  const other = await createTusClient(server, origin, otherAdmin.token).begin(content.length, 'video/mp4');
  expect((await tus.patch(`${own}?/${other}`, 0, content)).status).toBe(204);
  expect([getStoredSize(own), getStoredSize(other)]).toEqual([content.length, 0]);
});

test('an upload does not expire while it is received', async () => {
  const content = readMp4();
  const upload_id = await tus.begin(content.length, 'video/mp4');
  await sql`update loose_files set remove_after = now() + interval '1 minute'`.execute(server.db);
  await tus.patch(upload_id, 0, content.subarray(0, 1_000));
  const { rows } = await sql`select 1 from loose_files where remove_after > now() + interval '23 hours'`.execute(
    server.db,
  );
  expect(rows).toHaveLength(1);
});

test('a user sends a limited number of files at the same time', async () => {
  const content = readMp4();
  const ids = await Promise.all(Array.from({ length: 5 }, () => tus.begin(content.length, 'video/mp4')));
  const sockets = ids.slice(0, 4).map((id) => sendHalf(id, content));
  await expect.poll(() => ids.slice(0, 4).every((id) => getStoredSize(id) > 0)).toBe(true);
  const last = ids[4] ?? '';
  expect((await tus.patch(last, 0, content)).status).toBe(429);
  sockets.forEach((socket) => socket.destroy());
  await expect.poll(async () => (await tus.patch(last, 0, content)).status).toBe(204);
});

test('open uploads reserve their space on the disk', async () => {
  const { bavail, bsize } = statfsSync(server.config.dataDir);
  const gigabyte = 1024 ** 3;
  const room = 4 * gigabyte;
  const small = await createTestApp({
    environment: { MAX_VIDEO_BYTES: String(10 * gigabyte), DISK_RESERVE_BYTES: String(bavail * bsize - room) },
  });
  const { token } = await addPerson(small.db, 'admin');
  const begin = () =>
    small.call<{ id: string }>('POST', '/video-uploads', {
      token,
      json: { media_type: 'video/mp4', size: Math.floor(room * 0.6) },
    });
  const first = await begin();
  expect([first.status, (await begin()).status]).toEqual([201, 507]);
  expect(await small.db.selectFrom('loose_files').selectAll().execute()).toHaveLength(1);
  await small.call('DELETE', `/video-uploads/${first.body.id}`, { token });
  expect((await begin()).status).toBe(201);
  await small.close();
});

test('an admin who loses the rights cannot continue', async () => {
  const content = readMp4();
  const person = await addPerson(server.db, 'admin');
  const client = createTusClient(server, origin, person.token);
  const upload_id = await client.begin(content.length, 'video/mp4');
  await server.db.updateTable('users').set({ role: 'user' }).where('id', '=', person.id).execute();
  expect((await client.patch(upload_id, 0, content)).status).toBe(403);
});

test('an upload becomes the file of one video only, also if the first response was lost', async () => {
  const { id } = await addCourse(server.db, admin.id);
  const upload_id = await tus.send(readMp4(), 'video/mp4');
  const form = { course_id: String(id), upload_id };
  const [first, second] = await Promise.all([createVideo(form), createVideo(form)]);
  expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
  // The form was changed between two attempts.
  const third = await createVideo({ ...form, title: 'عنوان آخر', is_free: '1' });
  expect([third.status, third.body]).toEqual([201, expect.objectContaining({ id: first.body.id, title: 'عنوان آخر' })]);
  const videos = await server.db.selectFrom('videos').select(['title', 'is_free', 'file_key']).execute();
  expect(videos).toEqual([{ title: 'عنوان آخر', is_free: true, file_key: `videos/${upload_id}` }]);
  expect([stored(), await pendingFiles()]).toEqual([[upload_id], []]);
  const { videos_count } = await server.db
    .selectFrom('courses')
    .where('id', '=', id)
    .select('videos_count')
    .executeTakeFirstOrThrow();
  expect(videos_count).toBe(1);
  expect((await createVideo({ upload_id })).status).toBe(422);
});

test('a repeated update keeps the file', async () => {
  const { body } = await createVideo({ url: 'algebra-01', website_url: 'algebra-01' });
  const upload_id = await tus.send(readMp4(), 'video/mp4');
  const update = () => server.call('POST', `/videos/${body.id}`, { token: admin.token, form: { upload_id } });
  expect([(await update()).status, (await update()).status]).toEqual([200, 200]);
  expect([stored(), await pendingFiles()]).toEqual([[upload_id], []]);
});

test('a repeated call gets the same video', async () => {
  const upload_id = await tus.send(readMp4(), 'video/mp4');
  const headers = { 'idempotency-key': 'a-key-of-one-new-video' };
  const first = await createVideo({ upload_id }, { headers });
  const second = await createVideo({ upload_id }, { headers });
  expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
});

test('a video has either both URLs or a file', async () => {
  const { status, body } = await createVideo({ url: 'algebra-01' }, { language: 'en' });
  expect([status, body.errors]).toEqual([422, { website_url: ['This is required.'] }]);
  const none = await createVideo({}, { language: 'en' });
  expect(none.body.errors).toEqual({ url: ['This is required.'], website_url: ['This is required.'] });
});

test('a file replaces the URLs, another file and back', async () => {
  const { body } = await createVideo({ url: 'algebra-01', website_url: 'algebra-01' });
  const update = (form: Record<string, string>) =>
    server.call<VideoBody>('POST', `/videos/${body.id}`, { token: admin.token, form });
  const first = await tus.send(readMp4(), 'video/mp4');
  const withFile = await update({ upload_id: first });
  expect([withFile.body.url, withFile.body.video_type, stored()]).toEqual([null, 'video/mp4', [first]]);
  const second = await tus.send(readWebm(), 'video/webm');
  expect((await update({ upload_id: second })).body.video_type).toBe('video/webm');
  expect(stored()).toEqual([second]);
  expect((await update({ title: 'عنوان آخر' })).body.video_type).toBe('video/webm');
  expect((await update({ website_url: '' })).body.video_type).toBe('video/webm');
  expect((await update({ website_url: 'algebra-02' })).status).toBe(422);
  expect(stored()).toEqual([second]);
  const withLink = await update({ url: 'algebra-02', website_url: 'algebra-02' });
  expect([withLink.body.url, withLink.body.video_type, stored()]).toEqual(['algebra-02', undefined, []]);
});

test('an expired upload is deleted with its file, and cannot be used', async () => {
  const upload_id = await tus.send(readMp4(), 'video/mp4');
  await sql`update loose_files set remove_after = now()`.execute(server.db);
  expect((await tus.head(upload_id)).status).toBe(404);
  await server.app.files.deleteOrphanedFiles();
  expect([stored(), await uploads(), await pendingFiles()]).toEqual([[], [], []]);
  expect((await createVideo({ upload_id })).status).toBe(422);
});

test('an unfinished upload survives a restart of the server', async () => {
  const upload_id = await tus.begin(readMp4().length, 'video/mp4');
  await markAllPendingFilesOrphaned(server.db);
  await server.app.files.deleteOrphanedFiles();
  expect((await tus.head(upload_id)).status).toBe(200);
});

test('an upload can be given up', async () => {
  const upload_id = await tus.send(readMp4(), 'video/mp4');
  const path = `/video-uploads/${upload_id}`;
  expect((await server.call('DELETE', path, { token: admin.token })).status).toBe(204);
  expect([stored(), await uploads(), await pendingFiles()]).toEqual([[], [], []]);
  expect((await server.call('DELETE', path, { token: admin.token })).status).toBe(404);
});

test('deleting a course deletes the files of its videos', async () => {
  const other = await addCourse(server.db, admin.id);
  const upload_id = await tus.send(readMp4(), 'video/mp4');
  expect((await createVideo({ course_id: String(other.id), upload_id })).status).toBe(201);
  const losses = await server.call<{ files: number }>('GET', `/losses?of=courses&ids=${other.id}`, {
    token: admin.token,
  });
  expect(losses.body.files).toBe(1);
  await server.call('DELETE', `/courses/${other.id}`, { token: admin.token });
  expect(stored()).toEqual([]);
});

test('a server that uses another API offers no upload', async () => {
  const away = await createTestApp({ environment: { API_URL: 'https://api.example.com' } });
  const { body } = await away.call<{ limits: { video_bytes: unknown } }>('GET', '/settings');
  expect(body.limits.video_bytes).toBeNull();
  await away.close();
});

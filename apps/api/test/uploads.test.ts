import { sql } from 'kysely';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { insertPdf } from '../src/features/pdfs/pdfs.repository.ts';
import { detectFileType } from '../src/storage/fileTypes.ts';
import { insertPendingFileEntries } from '../src/storage/orphanedFiles.repository.ts';
import { testEngine } from './support/database.ts';
import type { Person } from './support/fixtures.ts';
import { addCourse, addPerson } from './support/fixtures.ts';
import { listenOnFreePort } from './support/listen.ts';
import { createUncheckedRunTransaction } from './support/runTransaction.ts';
import {
  createOldOfficeFile,
  createDocx,
  createTestFile,
  readMp3,
  readMp4,
  createPdf,
  createPhoto,
} from './support/sampleFiles.ts';
import type { ProblemBody, TestApp, TestFile } from './support/testApp.ts';
import { multipartBoundary, toMultipartBody, createTestApp } from './support/testApp.ts';

// Uploads: accepted and rejected files, and that no temporary file is left.

let server: TestApp;
let admin: Person;
let student: Person;
let courseId: string;

beforeAll(async () => {
  server = await createTestApp({ environment: { MAX_PDF_BYTES: '200000', MAX_JSON_BYTES: '20000' } });
  admin = await addPerson(server.db, 'admin');
  student = await addPerson(server.db);
  courseId = String((await addCourse(server.db, admin.id)).id);
});
afterAll(() => server.close());

/** Lists all files in a folder of the data folder. */
const filesIn = (folder: string) =>
  readdirSync(join(server.config.dataDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const left = () => [...filesIn('tmp'), ...filesIn('storage')];
const rows = () => server.db.selectFrom('pdfs').selectAll().execute();
const post = (form: Parameters<typeof toMultipartBody>[0], more = {}) =>
  server.call<ProblemBody>('POST', '/pdfs', { token: admin.token, form: { course_id: courseId, ...form }, ...more });

test('a file is stored under a new name, and its temporary copy is deleted', async () => {
  const content = createPdf(150_000);
  const { status, body } = await server.call<{ id: number; url: string }>('POST', '/pdfs', {
    token: admin.token,
    form: { course_id: courseId, title: 'مذكرة', url: createTestFile('../../../etc/مذكرة.exe', content) },
  });
  expect(status).toBe(201);
  const [stored] = filesIn('storage/private/pdfs');
  expect(stored).toMatch(/^[0-9a-f-]{36}\.pdf$/);
  expect(filesIn('tmp')).toEqual([]);
  const opened = await server.app.inject(body.url);
  expect([opened.statusCode, opened.rawPayload.equals(content)]).toEqual([200, true]);
  await server.call('DELETE', `/pdfs/${body.id}`, { token: admin.token });
  expect(left()).toEqual([]);
});

test.each<[string, Buffer | (() => Promise<Buffer>)]>([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a program', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['a PNG', () => createPhoto('png')],
  ['a PDF that does not begin as one', Buffer.concat([Buffer.from('<html>'), createPdf()])],
  ['a recording', readMp3()],
  ['nothing', Buffer.alloc(0)],
])('for a PDF field, %s is rejected in the user’s language', async (_what, given) => {
  const form = { title: 'مذكرة', url: createTestFile('a.pdf', typeof given === 'function' ? await given() : given) };
  const arabic = await post(form);
  expect([arabic.status, arabic.body.errors]).toEqual([422, { url: ['اختر ملف PDF.'] }]);
  const english = await post(form, { language: 'en' });
  expect(english.body.errors).toEqual({ url: ['Choose a PDF file.'] });
  expect([left(), await rows()]).toEqual([[], []]);
});

test('problems of the file and of the fields are reported together', async () => {
  const { status, body } = await post({ title: '', url: createTestFile('a.pdf', readMp3()), more: '1' });
  expect([status, body.errors]).toEqual([
    422,
    { title: ['هذا الحقل مطلوب.'], more: ['حقل غير معروف.'], url: ['اختر ملف PDF.'] },
  ]);
});

test('a valid file is deleted when another field or the guard rejects the form', async () => {
  const form = { title: '', url: createTestFile('a.pdf', createPdf()) };
  expect((await post(form)).status).toBe(422);
  expect(left()).toEqual([]);
  const summary = { course_id: courseId, lecture_name: 'x', pdf: createTestFile('a.pdf', createPdf()) };
  expect((await server.call('POST', '/summaries', { token: student.token, form: summary })).status).toBe(403);
  expect(left()).toEqual([]);
});

test('an empty file field is omitted', async () => {
  const { body } = await post({ title: 'مذكرة', url: createTestFile('', Buffer.alloc(0)) });
  expect(body.errors).toEqual({ url: ['هذا الحقل مطلوب.'] });
});

test('text in a file field is rejected', async () => {
  const { body } = await post({ title: 'مذكرة', url: '/etc/passwd' });
  expect(body.errors).toEqual({ url: ['أرفق ملفًا.'] });
});

test('a file field accepts one file', async () => {
  const form = toMultipartBody({ course_id: courseId, title: 'مذكرة', url: createTestFile('a.pdf', createPdf()) });
  const second = toMultipartBody({ url: createTestFile('b.pdf', createPdf()) });
  const end = Buffer.byteLength(`--${multipartBoundary}--\r\n`);
  const headers = { 'content-type': `multipart/form-data; boundary=${multipartBoundary}` };
  const payload = Buffer.concat([form.subarray(0, -end), second]);
  const reply = await server.call<ProblemBody>('POST', '/pdfs', { token: admin.token, headers, payload });
  expect([reply.status, reply.body.errors]).toEqual([422, { url: ['أرفق ملفًا واحدًا.'] }]);
  expect([left(), await rows()]).toEqual([[], []]);
});

test('a file in a plain field is rejected', async () => {
  const { status, body } = await post({
    title: 'مذكرة',
    url: createTestFile('a.pdf', createPdf()),
    extra: createTestFile('b.pdf', createPdf()),
  });
  expect([status, body.errors]).toEqual([422, { extra: ['حقل غير معروف.'] }]);
  expect(left()).toEqual([]);
});

test('one byte above the limit is 413 and names the limit', async () => {
  const fits = await post({ title: 'مذكرة', url: createTestFile('a.pdf', createPdf(200_000 - createPdf(0).length)) });
  expect(fits.status).toBe(201);
  const gone = await server.call('DELETE', `/pdfs/${String((fits.body as { id?: number }).id)}`, {
    token: admin.token,
  });
  expect(gone.status).toBe(204);
  const form = { title: 'مذكرة', url: createTestFile('a.pdf', createPdf(200_001 - createPdf(0).length)) };
  const arabic = await post(form);
  const sentence = 'الملف أكبر من المسموح به. الحد الأقصى 195.3 كيلوبايت.';
  expect([arabic.status, arabic.body]).toEqual([
    413,
    { code: 'file_too_large', message: sentence, errors: { url: [sentence] } },
  ]);
  const english = await post(form, { language: 'en' });
  expect(english.body.message).toBe('The file is larger than allowed. The limit is 195.3 KB.');
  expect([left(), await rows()]).toEqual([[], []]);
});

test('a form with a too large stated length is rejected before it is read', async () => {
  const { status, body } = await post({ title: 'مذكرة', url: createTestFile('a.pdf', createPdf(900_000)) });
  expect([status, body.code]).toEqual([413, 'file_too_large']);
});

test('access is checked before the file', async () => {
  const form = { course_id: courseId, title: 'x', url: createTestFile('a.pdf', Buffer.from('no PDF')) };
  expect((await server.call('POST', '/pdfs', { form })).status).toBe(401);
  expect((await server.call('POST', '/pdfs', { form, token: student.token })).status).toBe(403);
  expect((await server.call('POST', '/pdfs/999999', { form, token: admin.token })).status).toBe(404);
});

test('an error of the database before the file is not called a mistake of the form', async () => {
  const summary = { course_id: courseId, lecture_name: 'x', pdf: createTestFile('a.pdf', createPdf()) };
  await sql`alter table user_courses rename to user_courses_gone`.execute(server.db);
  try {
    const { status, body } = await server.call<ProblemBody>('POST', '/summaries', {
      token: student.token,
      form: summary,
    });
    expect([status, body.code]).toEqual([500, 'internal']);
  } finally {
    await sql`alter table user_courses_gone rename to user_courses`.execute(server.db);
  }
  expect(left()).toEqual([]);
});

test('an aborted upload leaves no file', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const form = toMultipartBody({
    course_id: courseId,
    title: 'مذكرة',
    url: createTestFile('a.pdf', createPdf(150_000)),
  });
  socket.write(
    [
      'POST /api/pdfs HTTP/1.1',
      'host: localhost',
      `authorization: Bearer ${admin.token}`,
      `content-type: multipart/form-data; boundary=${multipartBoundary}`,
      `content-length: ${form.length}`,
      '',
      '',
    ].join('\r\n'),
  );
  socket.write(form.subarray(0, 100_000));
  for (let tries = 0; filesIn('tmp').length === 0; tries += 1) {
    expect(tries).toBeLessThan(2000);
    await sleep(10);
  }
  socket.destroy();
  for (let tries = 0; left().length > 0; tries += 1) {
    expect(tries).toBeLessThan(2000);
    await sleep(10);
  }
  expect(await rows()).toEqual([]);
});

/** Sends a form that stalls in the middle of its file. */
function stall({ app }: TestApp, person: Person, path: string, form: Record<string, string | TestFile>) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const content = toMultipartBody(form);
  const head = [
    `POST /api${path} HTTP/1.1`,
    'host: localhost',
    'accept-language: en',
    `authorization: Bearer ${person.token}`,
    `content-type: multipart/form-data; boundary=${multipartBoundary}`,
    `content-length: ${content.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(content.subarray(0, 50_000));
  let answer = '';
  socket.on('data', (part) => (answer += String(part)));
  const end = new Promise<string>((resolve) => socket.on('close', () => resolve(answer)));
  return { socket, end, firstBytes: new Promise((resolve) => socket.once('data', (part) => resolve(String(part)))) };
}

async function listening(environment: Record<string, string>): Promise<TestApp> {
  const other = await createTestApp({ environment });
  await listenOnFreePort(other);
  return other;
}
const listTemporaryFiles = ({ config }: TestApp) =>
  readdirSync(join(config.dataDir, 'tmp'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    expect(tries).toBeLessThan(2000);
    await sleep(10);
  }
}

test('a stalled form gets 408, and its file and connection are removed', async () => {
  const other = await listening({ BODY_IDLE_SECONDS: '1' });
  const boss = await addPerson(other.db, 'admin');
  const { id } = await addCourse(other.db, boss.id);
  const stalled = stall(other, boss, '/pdfs', {
    course_id: String(id),
    title: 'x',
    url: createTestFile('a.pdf', createPdf(90_000)),
  });
  await until(() => listTemporaryFiles(other).length === 1);
  const answer = await stalled.end;
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain(
    '{"code":"timeout","message":"What you sent did not arrive completely. Check your internet connection, then try again."}',
  );
  await until(() => listTemporaryFiles(other).length === 0);
  await other.close();
});

test('stalled JSON gets 408', async () => {
  const other = await listening({ BODY_IDLE_SECONDS: '1' });
  const socket = connect((other.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"em',
  );
  let answer = '';
  socket.on('data', (part) => (answer += String(part)));
  await new Promise((resolve) => socket.on('close', resolve));
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  await other.close();
});

test('parallel uploads are limited per account, without blocking others', async () => {
  const other = await listening({ UPLOADS_PER_USER: '2' });
  const [boss, second] = [await addPerson(other.db, 'admin'), await addPerson(other.db, 'admin')];
  const { id } = await addCourse(other.db, boss.id);
  const form = { course_id: String(id), title: 'x', url: createTestFile('a.pdf', createPdf(90_000)) };
  const open = [stall(other, boss, '/pdfs', form), stall(other, boss, '/pdfs', form)];
  await until(() => listTemporaryFiles(other).length === 2);
  const send = (person: Person) => other.call<ProblemBody>('POST', '/pdfs', { token: person.token, form });
  const refused = await send(boss);
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'too_many_requests', '10']);
  expect((await send(second)).status).toBe(201);
  for (const { socket } of open) socket.destroy();
  await until(() => listTemporaryFiles(other).length === 0);
  for (let round = 0; round < 3; round += 1) expect((await send(boss)).status).toBe(201);
  await other.close();
});

test('a summary’s guard runs before the file is read', async () => {
  const other = await listening({});
  const boss = await addPerson(other.db, 'admin');
  const { id } = await addCourse(other.db, boss.id);
  const stranger = await addPerson(other.db);
  const lesson = { course_id: String(id), lecture_name: 'x', pdf: createTestFile('a.pdf', createPdf(90_000)) };
  for (const [person, form, status] of [
    [stranger, lesson, 403],
    [boss, { ...lesson, course_id: '999999' }, 404],
    [boss, { ...lesson, lecture_name: '' }, 422],
  ] as const) {
    const { firstBytes, socket } = stall(other, person, '/summaries', form);
    expect(await firstBytes).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(listTemporaryFiles(other)).toEqual([]);
    socket.destroy();
  }
  expect((await other.call('POST', '/summaries', { token: boss.token, form: lesson })).status).toBe(201);
  await other.close();
});

test('an incomplete form is rejected', async () => {
  const form = toMultipartBody({ course_id: courseId, title: 'مذكرة', url: createTestFile('a.pdf', createPdf(5_000)) });
  const headers = { 'content-type': `multipart/form-data; boundary=${multipartBoundary}` };
  const payload = form.subarray(0, 3_000);
  expect((await server.call('POST', '/pdfs', { token: admin.token, headers, payload })).status).toBe(400);
  expect(left()).toEqual([]);
});

test('a file is deleted when its row is rejected', async () => {
  const { status, body } = await server.call<ProblemBody>('POST', '/pdfs', {
    token: admin.token,
    form: { course_id: '999999', title: 'مذكرة', url: createTestFile('a.pdf', createPdf()) },
  });
  expect([status, body.errors]).toEqual([422, { course_id: ['هذه الدورة غير موجودة.'] }]);
  expect(left()).toEqual([]);
  expect(await server.db.selectFrom('loose_files').selectAll().execute()).toEqual([]);
});

test('files left by a crash are deleted at the next start', async () => {
  const { dataDir } = server.config;
  const key = 'private/pdfs/lost.pdf';
  const dead = join(dataDir, 'tmp', `${hostname().replaceAll(/[^\w-]/g, '_')}.4194305`);
  mkdirSync(dead);
  writeFileSync(join(dead, 'half'), 'half an upload');
  writeFileSync(join(dataDir, 'storage', key), 'a file whose row never came');
  await insertPendingFileEntries(server.db, [key]);
  // The embedded database has one server, so pending files are orphaned at the start. PostgreSQL waits for an hour.
  const due = new Date(Date.now() - 1).toISOString();
  if (testEngine === 'postgres') await server.db.updateTable('loose_files').set({ remove_after: due }).execute();
  const database = {
    db: server.db,
    engine: testEngine === 'postgres' ? testEngine : 'embedded',
    subscribe: server.app.subscribe,
    readPoolCounts: () => ({ open: 0, used: 0, waiting: 0 }),
    watchQueries: () => () => undefined,
    close: async () => undefined,
  } satisfies Database;
  const next = await createTestApp({ environment: { DATA_DIR: dataDir }, database });
  expect(existsSync(dead)).toBe(false);
  expect(left()).toEqual([]);
  await next.app.close();
});

test('a row cannot use a file that is being deleted', async () => {
  const path = join(server.config.dataDir, 'upload');
  writeFileSync(path, createPdf());
  const rest = { mediaType: 'application/pdf', extension: 'pdf', filename: 'a.pdf', hash: '' } as const;
  const upload = { path, size: 1, ...rest };
  const saved = server.app.files.saveMedia(
    createUncheckedRunTransaction(server.db),
    'pdfs',
    upload,
    async (db, file_key) => {
      await db.updateTable('loose_files').set({ is_going: true }).execute();
      return insertPdf(db, { course_id: Number(courseId), title: 'x', file_key });
    },
  );
  // Nothing is wrong with the request: it can be sent again.
  await expect(saved).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  expect([left(), await rows()]).toEqual([[], []]);
});

test('file types are detected by their bytes', async () => {
  const kinds: [string, Buffer][] = [
    ['pdf', createPdf()],
    ['doc', createOldOfficeFile('WordDocument')],
    ['undefined', createOldOfficeFile('Workbook')],
    ['docx', createDocx()],
    ['mp3', readMp3()],
    ['mp4', readMp4()],
    ['jpg', await createPhoto('jpeg')],
    ['png', await createPhoto('png')],
    ['webp', await createPhoto('webp')],
    ['avif', await createPhoto('avif')],
    ['gif', await createPhoto('gif')],
  ];
  for (const [kind, content] of kinds) {
    const path = join(server.config.dataDir, 'sample');
    writeFileSync(path, content);
    expect(String(await detectFileType(path))).toBe(kind);
  }
});

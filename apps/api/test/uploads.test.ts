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
import { expectFiles } from '../src/storage/orphanedFiles.repository.ts';
import { engine } from './support/database.ts';
import type { Person } from './support/fixtures.ts';
import { addCourse, addPerson } from './support/fixtures.ts';
import { listenAnywhere } from './support/listen.ts';
import { runWithoutViewer } from './support/runTransaction.ts';
import { cfb, docx, file, mp3, mp4, pdf, photo } from './support/sampleFiles.ts';
import type { ProblemBody, TestApp, TestFile } from './support/testApp.ts';
import { boundary, formOf, makeTestApp } from './support/testApp.ts';

// Files on their way in: what is taken, what is refused, and that nothing is left behind.

let server: TestApp;
let admin: Person;
let student: Person;
let courseId: string;

beforeAll(async () => {
  server = await makeTestApp({ environment: { MAX_PDF_BYTES: '200000', MAX_JSON_BYTES: '20000' } });
  admin = await addPerson(server.db, 'admin');
  student = await addPerson(server.db);
  courseId = String((await addCourse(server.db, admin.id)).id);
});
afterAll(() => server.close());

/** Every file below a folder of the data folder. */
const filesIn = (folder: string) =>
  readdirSync(join(server.config.dataDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const left = () => [...filesIn('tmp'), ...filesIn('storage')];
const rows = () => server.db.selectFrom('pdfs').selectAll().execute();
const post = (form: Parameters<typeof formOf>[0], more = {}) =>
  server.call<ProblemBody>('POST', '/pdfs', { token: admin.token, form: { course_id: courseId, ...form }, ...more });

test('a file is stored whole under a new name, and its temporary copy is gone', async () => {
  const content = pdf(150_000);
  const { status, body } = await server.call<{ id: number; url: string }>('POST', '/pdfs', {
    token: admin.token,
    form: { course_id: courseId, title: 'مذكرة', url: file('../../../etc/مذكرة.exe', content) },
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
  ['a PNG', () => photo('png')],
  ['a PDF that does not begin as one', Buffer.concat([Buffer.from('<html>'), pdf()])],
  ['a recording', mp3()],
  ['nothing', Buffer.alloc(0)],
])('where a PDF is asked for, %s is refused in the reader’s language', async (_what, given) => {
  const form = { title: 'مذكرة', url: file('a.pdf', typeof given === 'function' ? await given() : given) };
  const arabic = await post(form);
  expect([arabic.status, arabic.body.errors]).toEqual([422, { url: ['اختر ملف PDF.'] }]);
  const english = await post(form, { language: 'en' });
  expect(english.body.errors).toEqual({ url: ['Choose a PDF file.'] });
  expect([left(), await rows()]).toEqual([[], []]);
});

test('what is wrong with the file and with the fields is told at once', async () => {
  const { status, body } = await post({ title: '', url: file('a.pdf', mp3()), more: '1' });
  expect([status, body.errors]).toEqual([
    422,
    { title: ['هذا الحقل مطلوب.'], more: ['حقل غير معروف.'], url: ['اختر ملف PDF.'] },
  ]);
});

test('a sound file goes when the rest of the form, or the guard after it, refuses', async () => {
  const form = { title: '', url: file('a.pdf', pdf()) };
  expect((await post(form)).status).toBe(422);
  expect(left()).toEqual([]);
  const summary = { course_id: courseId, lecture_name: 'x', pdf: file('a.pdf', pdf()) };
  expect((await server.call('POST', '/summaries', { token: student.token, form: summary })).status).toBe(403);
  expect(left()).toEqual([]);
});

test('a field in which no file was chosen counts as left out', async () => {
  const { body } = await post({ title: 'مذكرة', url: file('', Buffer.alloc(0)) });
  expect(body.errors).toEqual({ url: ['هذا الحقل مطلوب.'] });
});

test('text is no file', async () => {
  const { body } = await post({ title: 'مذكرة', url: '/etc/passwd' });
  expect(body.errors).toEqual({ url: ['أرفق ملفًا.'] });
});

test('a field takes one file', async () => {
  const form = formOf({ course_id: courseId, title: 'مذكرة', url: file('a.pdf', pdf()) });
  const second = formOf({ url: file('b.pdf', pdf()) });
  const end = Buffer.byteLength(`--${boundary}--\r\n`);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const payload = Buffer.concat([form.subarray(0, -end), second]);
  const reply = await server.call<ProblemBody>('POST', '/pdfs', { token: admin.token, headers, payload });
  expect([reply.status, reply.body.errors]).toEqual([422, { url: ['أرفق ملفًا واحدًا.'] }]);
  expect([left(), await rows()]).toEqual([[], []]);
});

test('a file in a field that takes none is refused', async () => {
  const { status, body } = await post({ title: 'مذكرة', url: file('a.pdf', pdf()), extra: file('b.pdf', pdf()) });
  expect([status, body.errors]).toEqual([422, { extra: ['حقل غير معروف.'] }]);
  expect(left()).toEqual([]);
});

test('one byte over the limit is 413 and names the limit', async () => {
  const fits = await post({ title: 'مذكرة', url: file('a.pdf', pdf(200_000 - pdf(0).length)) });
  expect(fits.status).toBe(201);
  const gone = await server.call('DELETE', `/pdfs/${String((fits.body as { id?: number }).id)}`, {
    token: admin.token,
  });
  expect(gone.status).toBe(204);
  const form = { title: 'مذكرة', url: file('a.pdf', pdf(200_001 - pdf(0).length)) };
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

test('a form that says it is far too large is refused before it is read', async () => {
  const { status, body } = await post({ title: 'مذكرة', url: file('a.pdf', pdf(900_000)) });
  expect([status, body.code]).toEqual([413, 'file_too_large']);
});

test('who may not is told so before the file is looked at', async () => {
  const form = { course_id: courseId, title: 'x', url: file('a.pdf', Buffer.from('no PDF')) };
  expect((await server.call('POST', '/pdfs', { form })).status).toBe(401);
  expect((await server.call('POST', '/pdfs', { form, token: student.token })).status).toBe(403);
  expect((await server.call('POST', '/pdfs/999999', { form, token: admin.token })).status).toBe(404);
});

test('an upload that breaks off leaves nothing', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const form = formOf({ course_id: courseId, title: 'مذكرة', url: file('a.pdf', pdf(150_000)) });
  socket.write(
    [
      'POST /api/pdfs HTTP/1.1',
      'host: localhost',
      `authorization: Bearer ${admin.token}`,
      `content-type: multipart/form-data; boundary=${boundary}`,
      `content-length: ${form.length}`,
      '',
      '',
    ].join('\r\n'),
  );
  socket.write(form.subarray(0, 100_000));
  for (let tries = 0; filesIn('tmp').length === 0; tries += 1) {
    expect(tries).toBeLessThan(200);
    await sleep(10);
  }
  socket.destroy();
  for (let tries = 0; left().length > 0; tries += 1) {
    expect(tries).toBeLessThan(200);
    await sleep(10);
  }
  expect(await rows()).toEqual([]);
});

/** Begins a form and stops in the middle of its file, as a line that went dead does. */
function stall({ app }: TestApp, person: Person, path: string, form: Record<string, string | TestFile>) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const content = formOf(form);
  const head = [
    `POST /api${path} HTTP/1.1`,
    'host: localhost',
    'accept-language: en',
    `authorization: Bearer ${person.token}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
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
  const other = await makeTestApp({ environment });
  await listenAnywhere(other);
  return other;
}
const tmpOf = ({ config }: TestApp) =>
  readdirSync(join(config.dataDir, 'tmp'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    expect(tries).toBeLessThan(500);
    await sleep(10);
  }
}

test('a form that stops arriving is answered, and its file and connection go', async () => {
  const other = await listening({ BODY_IDLE_SECONDS: '1' });
  const boss = await addPerson(other.db, 'admin');
  const { id } = await addCourse(other.db, boss.id);
  const stalled = stall(other, boss, '/pdfs', { course_id: String(id), title: 'x', url: file('a.pdf', pdf(90_000)) });
  await until(() => tmpOf(other).length === 1);
  const answer = await stalled.end;
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain(
    '{"code":"timeout","message":"What you sent did not arrive completely. Check your internet connection, then try again."}',
  );
  await until(() => tmpOf(other).length === 0);
  await other.close();
});

test('JSON that stops arriving is answered, too', async () => {
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

test('an account sends so many files at the same moment, and others are not held up by it', async () => {
  const other = await listening({ UPLOADS_PER_USER: '2' });
  const [boss, second] = [await addPerson(other.db, 'admin'), await addPerson(other.db, 'admin')];
  const { id } = await addCourse(other.db, boss.id);
  const form = { course_id: String(id), title: 'x', url: file('a.pdf', pdf(90_000)) };
  const open = [stall(other, boss, '/pdfs', form), stall(other, boss, '/pdfs', form)];
  await until(() => tmpOf(other).length === 2);
  const send = (person: Person) => other.call<ProblemBody>('POST', '/pdfs', { token: person.token, form });
  const refused = await send(boss);
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'too_many_requests', '10']);
  expect((await send(second)).status).toBe(201);
  for (const { socket } of open) socket.destroy();
  await until(() => tmpOf(other).length === 0);
  for (let round = 0; round < 3; round += 1) expect((await send(boss)).status).toBe(201);
  await other.close();
});

test('whose summary it may not be is told before the file has come', async () => {
  const other = await listening({});
  const boss = await addPerson(other.db, 'admin');
  const { id } = await addCourse(other.db, boss.id);
  const stranger = await addPerson(other.db);
  const lesson = { course_id: String(id), lecture_name: 'x', pdf: file('a.pdf', pdf(90_000)) };
  for (const [person, form, status] of [
    [stranger, lesson, 403],
    [boss, { ...lesson, course_id: '999999' }, 404],
    [boss, { ...lesson, lecture_name: '' }, 422],
  ] as const) {
    const { firstBytes, socket } = stall(other, person, '/summaries', form);
    expect(await firstBytes).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(tmpOf(other)).toEqual([]);
    socket.destroy();
  }
  expect((await other.call('POST', '/summaries', { token: boss.token, form: lesson })).status).toBe(201);
  await other.close();
});

test('a form that ends too early is refused', async () => {
  const form = formOf({ course_id: courseId, title: 'مذكرة', url: file('a.pdf', pdf(5_000)) });
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const payload = form.subarray(0, 3_000);
  expect((await server.call('POST', '/pdfs', { token: admin.token, headers, payload })).status).toBe(400);
  expect(left()).toEqual([]);
});

test('a file whose row is refused is removed', async () => {
  const { status, body } = await server.call<ProblemBody>('POST', '/pdfs', {
    token: admin.token,
    form: { course_id: '999999', title: 'مذكرة', url: file('a.pdf', pdf()) },
  });
  expect([status, body.errors]).toEqual([422, { course_id: ['هذه الدورة غير موجودة.'] }]);
  expect(left()).toEqual([]);
  expect(await server.db.selectFrom('loose_files').selectAll().execute()).toEqual([]);
});

test('what a crash left behind is gone after the next start', async () => {
  const { dataDir } = server.config;
  const key = 'private/pdfs/lost.pdf';
  const dead = join(dataDir, 'tmp', `${hostname().replaceAll(/[^\w-]/g, '_')}.4194305`);
  mkdirSync(dead);
  writeFileSync(join(dead, 'half'), 'half an upload');
  writeFileSync(join(dataDir, 'storage', key), 'a file whose row never came');
  await expectFiles(server.db, [key]);
  // The embedded database has one server, so nobody can be writing it still; others wait for the hour to pass.
  const due = new Date(Date.now() - 1).toISOString();
  if (engine === 'postgres') await server.db.updateTable('loose_files').set({ remove_after: due }).execute();
  const database = { db: server.db, engine: engine === 'postgres' ? engine : 'embedded', close: async () => undefined };
  const next = await makeTestApp({ environment: { DATA_DIR: dataDir }, database: database as Database });
  expect(existsSync(dead)).toBe(false);
  expect(left()).toEqual([]);
  await next.app.close();
});

test('a file that is being removed is not taken by a row any more', async () => {
  const path = join(server.config.dataDir, 'upload');
  writeFileSync(path, pdf());
  const rest = { mediaType: 'application/pdf', extension: 'pdf', filename: 'a.pdf', hash: '' } as const;
  const upload = { path, size: 1, ...rest };
  const saved = server.app.files.saveMedia(runWithoutViewer(server.db), 'pdfs', upload, async (db, file_key) => {
    await db.updateTable('loose_files').set({ is_going: true }).execute();
    return insertPdf(db, { course_id: Number(courseId), title: 'x', file_key });
  });
  await expect(saved).rejects.toThrow('removed before its row was in');
  expect([left(), await rows()]).toEqual([[], []]);
});

test('the kinds are told apart by their bytes', async () => {
  const kinds: [string, Buffer][] = [
    ['pdf', pdf()],
    ['doc', cfb('WordDocument')],
    ['undefined', cfb('Workbook')],
    ['docx', docx()],
    ['mp3', mp3()],
    ['mp4', mp4()],
    ['jpg', await photo('jpeg')],
    ['png', await photo('png')],
    ['webp', await photo('webp')],
    ['avif', await photo('avif')],
    ['gif', await photo('gif')],
  ];
  for (const [kind, content] of kinds) {
    const path = join(server.config.dataDir, 'sample');
    writeFileSync(path, content);
    expect(String(await detectFileType(path))).toBe(kind);
  }
});

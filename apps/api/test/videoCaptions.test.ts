import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStoredFileKeys } from '../src/backup/storedFileKeys.ts';
import { addCourse, addPerson, addVideo, enrolUser, type Person } from './support/fixtures.ts';
import { createTestFile } from './support/sampleFiles.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// The captions of videos: one WebVTT file for each language.

let server: TestApp;
let admin: Person;
let student: Person;
let notSubscribed: Person;
let course: { id: number; slug: string };

beforeAll(async () => {
  server = await createTestApp({ environment: { FREE_VIDEOS_WITHOUT_ACCOUNT: '1' } });
  admin = await addPerson(server.db, 'admin');
  student = await addPerson(server.db);
  notSubscribed = await addPerson(server.db);
  course = await addCourse(server.db, admin.id);
  await enrolUser(server.db, student.id, course.id);
});
afterAll(() => server.close());

interface Captions {
  language: string;
  url: string;
  size: number;
}
interface VideoBody {
  captions?: Captions[];
}
type Language = 'ar' | 'en' | 'fr';

const arabic = 'WEBVTT\n\n00:00.000 --> 00:04.000\nأهلًا بكم في درس اليوم.\n';
const english = 'WEBVTT\n\n1\n00:00:00.000 --> 00:00:04.000 line:80%\n<v Teacher>Welcome to today’s lesson.</v>\n';
const vtt = (content: string | Buffer) => createTestFile('lesson.vtt', Buffer.from(content));

const save = (id: number, language: string, content: string | Buffer, { token } = admin, messageLanguage = 'en') =>
  server.call<Captions & ProblemBody>('PUT', `/videos/${id}/captions/${language}`, {
    token,
    form: { file: vtt(content) },
    language: messageLanguage,
  });
const remove = (id: number, language: Language, { token } = admin) =>
  server.call<ProblemBody>('DELETE', `/videos/${id}/captions/${language}`, { token });
const read = (id: number, { token } = student) =>
  server.call<VideoBody & ProblemBody>('GET', `/courses/${course.id}/videos/${id}`, { token });
const getLanguages = async (id: number) => (await read(id)).body.captions?.map(({ language }) => language);
const storedFiles = () => {
  const folder = join(server.config.dataDir, 'storage/private/captions');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const open = (url: string) => server.app.inject(url);

test('an admin adds captions, subscribers get signed links to WebVTT, and lists do not have them', async () => {
  const id = await addVideo(server.db, course.id);
  expect((await read(id)).body.captions).toEqual([]);
  const { status, body } = await save(id, 'en', english);
  expect([status, body.language, body.size]).toEqual([200, 'en', Buffer.byteLength(english)]);
  expect((await save(id, 'ar', arabic)).status).toBe(200);

  const { captions = [] } = (await read(id)).body;
  expect(captions.map(({ language }) => language)).toEqual(['ar', 'en']);
  const { statusCode, headers, payload } = await open(captions[0]?.url ?? '');
  expect([statusCode, headers['content-type'], payload]).toEqual([200, 'text/vtt; charset=utf-8', arabic]);
  expect(captions[0]?.url).toMatch(/^\/media\/captions\/[\w-]+\.vtt\?/);
  expect((await open((captions[0]?.url ?? '').replace(/sig=.*/, 'sig=x'))).statusCode).toBe(403);

  for (const path of [`/courses/${course.id}/videos`, `/courses/${course.slug}`])
    expect((await server.call('GET', path, { token: student.token })).text).not.toContain('captions');
});

test('a new file replaces the old one, which is deleted', async () => {
  const id = await addVideo(server.db, course.id);
  await save(id, 'ar', arabic);
  const before = storedFiles();
  const { body } = await save(id, 'ar', arabic.replace('اليوم', 'الغد'));
  expect((await open(body.url)).payload).toContain('درس الغد');
  expect(await getLanguages(id)).toEqual(['ar']);
  expect(storedFiles()).toHaveLength(before.length);
  expect(storedFiles()).not.toEqual(before);
});

test('deleting one language keeps the other, and deletes the file', async () => {
  const id = await addVideo(server.db, course.id);
  await save(id, 'ar', arabic);
  await save(id, 'en', english);
  const before = storedFiles().length;
  expect((await remove(id, 'ar')).status).toBe(204);
  expect(await getLanguages(id)).toEqual(['en']);
  expect(storedFiles()).toHaveLength(before - 1);
  expect((await remove(id, 'ar')).status).toBe(404);
});

test('the files go with their video and with its course', async () => {
  const elsewhere = await addCourse(server.db, admin.id);
  const [first, second] = [await addVideo(server.db, elsewhere.id), await addVideo(server.db, elsewhere.id)];
  const before = storedFiles();
  await save(first, 'ar', arabic);
  await save(second, 'ar', arabic);
  await save(second, 'en', english);
  const { body: losses } = await server.call<{ files: number }>('GET', `/losses?of=courses&ids=${elsewhere.id}`, {
    token: admin.token,
  });
  expect(losses.files).toBe(3);
  expect(storedFiles()).toHaveLength(before.length + 3);
  expect((await server.call('DELETE', `/videos/${first}`, { token: admin.token })).status).toBe(204);
  expect(storedFiles()).toHaveLength(before.length + 2);
  expect((await server.call('DELETE', `/courses/${elsewhere.id}`, { token: admin.token })).status).toBe(204);
  expect(storedFiles().toSorted()).toEqual(before.toSorted());
});

test('a backup and the doctor know the files', async () => {
  const id = await addVideo(server.db, course.id);
  const { body } = await save(id, 'fr', arabic);
  const key = /\/media\/(.*)\?/.exec(body.url)?.[1];
  expect(await listStoredFileKeys(server.db)).toContain(`private/${key}`);
});

test('users who may play the video get its captions', async () => {
  const id = await addVideo(server.db, course.id);
  await save(id, 'ar', arabic);
  const publicPath = `/public/courses/${course.slug}/videos/${id}`;
  const refused = [await read(id, notSubscribed), await server.call<VideoBody>('GET', publicPath)];
  expect(refused.map(({ status, body }) => [status, body.captions])).toEqual([
    [403, undefined],
    [403, undefined],
  ]);
  await server.call('POST', `/videos/${id}`, { token: admin.token, form: { is_free: '1' } });
  const [free, visited] = [await read(id, notSubscribed), await server.call<VideoBody>('GET', publicPath)];
  expect([free.body.captions?.length, visited.body.captions?.length]).toEqual([1, 1]);
  expect((await open(visited.body.captions?.[0]?.url ?? '')).payload).toBe(arabic);
});

test('only full admins change captions', async () => {
  const id = await addVideo(server.db, course.id);
  await save(id, 'ar', arabic);
  const teacher = await addPerson(server.db, 'teacher');
  for (const person of [student, teacher]) {
    expect((await save(id, 'ar', english, person)).status).toBe(403);
    expect((await remove(id, 'ar', person)).status).toBe(403);
  }
  expect(await getLanguages(id)).toEqual(['ar']);
});

test('a video or language that does not exist gets 404', async () => {
  const id = await addVideo(server.db, course.id);
  expect((await save(999_999, 'ar', arabic)).status).toBe(404);
  expect((await save(id, 'de', arabic)).status).toBe(404);
});

const cue = '00:01.000 --> 00:02.000\nنص';
const typeError =
  'This is not a WebVTT file: its first line does not start with WEBVTT. Save it as WebVTT, then choose it again.';
const timeError = (line: number) => `Line ${line}: write the start and the end like this: 00:01.500 --> 00:04.000.`;

test.each([
  ['1\n00:00:01,000 --> 00:00:02,000\nنص\n', typeError],
  ['', typeError],
  [`WEBVTTX\n\n${cue}`, typeError],
  ['WEBVTT\n\n', 'There are no captions in this file.'],
  ['WEBVTT\n\nNOTE nothing\n', 'There are no captions in this file.'],
  ['WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nنص', timeError(3)],
  [`WEBVTT\r\n\r\n${cue}\r\n\r\n1:00 --> 2:00\r\nنص`, timeError(6)],
  [`WEBVTT\n\n${cue}\n\nthe rest of a cue`, timeError(6)],
  [`WEBVTT\n\n${cue}\n\nname\n00:61.000 --> 00:62.000\nنص`, timeError(7)],
  ['WEBVTT\n\n00:05.000 --> 00:04.000\nنص', 'Line 3: the end must be later than the start.'],
  // Browsers read times in the header as a cue.
  [`WEBVTT\n00:05.000 --> 00:04.000\nنص\n\n${cue}`, 'Line 2: the end must be later than the start.'],
])('%j is refused with the reason, and the old file stays', async (content, message) => {
  const id = await addVideo(server.db, course.id);
  await save(id, 'ar', arabic);
  const before = storedFiles();
  const { status, body } = await save(id, 'ar', content);
  expect([status, body.errors]).toEqual([422, { file: [message] }]);
  expect(storedFiles()).toEqual(before);
  expect((await open((await read(id)).body.captions?.[0]?.url ?? '')).payload).toBe(arabic);
});

test('the example of a time keeps its order and its digits inside an Arabic sentence', async () => {
  const id = await addVideo(server.db, course.id);
  const { body } = await save(id, 'ar', 'WEBVTT\n\n1 --> 2\nنص', admin, 'ar');
  const example = '\u206600:01.500 --> 00:04.000\u2069';
  expect(body.errors).toEqual({ file: [`السطر 3: أدخل وقتي البداية والنهاية بهذا الشكل: ${example}.`] });
  const withArabicDigits = await save(id, 'ar', 'WEBVTT\n\n1 --> 2\nنص', admin, 'ar-u-nu-arab');
  expect(withArabicDigits.body.errors?.['file']?.[0]).toMatch(/^السطر ٣: .*\u206600:01\.500 --> 00:04\.000\u2069\.$/);
});

test('other encodings than UTF-8 are refused', async () => {
  const id = await addVideo(server.db, course.id);
  // «نص» in windows-1256.
  const windows1256 = Buffer.concat([Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\n'), Buffer.from([0xe4, 0xd5])]);
  const { body } = await save(id, 'ar', windows1256, admin, 'ar');
  expect(body.errors).toEqual({ file: ['ترميز هذا الملف ليس UTF-8. احفظه بترميز UTF-8، ثم اختره من جديد.'] });
  expect((await save(id, 'ar', Buffer.from(`\uFEFF${arabic}`, 'utf16le'))).body.errors).toEqual({ file: [typeError] });
});

test('a file over 1 MB is refused', async () => {
  const id = await addVideo(server.db, course.id);
  const { status, body } = await save(id, 'ar', `${arabic}\nNOTE ${'x'.repeat(1024 * 1024)}`);
  expect([status, body.code]).toEqual([413, 'file_too_large']);
});

test.each([
  ['with a byte order mark', `\uFEFF${arabic}`],
  ['with the header of YouTube', `WEBVTT\nKind: captions\nLanguage: ar\n\n${cue}\n`],
  ['with a title', `WEBVTT - الدرس الأول\n\n${cue}\n`],
  [
    'with notes, styles, regions and settings',
    `WEBVTT\n\nNOTE\nملاحظة\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:a\n\n${cue}\n\n00:03.000 --> 100:00:04.000 region:a other:1\nنص\n`,
  ],
  ['with empty lines at the end', `WEBVTT\n\n\n${cue}\n\n\n`],
])('a file %s is accepted', async (_name, content) => {
  const id = await addVideo(server.db, course.id);
  const { status, body } = await save(id, 'ar', content);
  expect([status, body.errors]).toEqual([200, undefined]);
});

test('parallel saves of one language leave one file', async () => {
  const id = await addVideo(server.db, course.id);
  const before = storedFiles().length;
  const answers = await Promise.all([save(id, 'ar', arabic), save(id, 'ar', english), save(id, 'ar', arabic)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(storedFiles()).toHaveLength(before + 1);
});

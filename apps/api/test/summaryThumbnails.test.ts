import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStoredFileKeys } from '../src/backup/storedFileKeys.ts';
import type { Person } from './support/fixtures.ts';
import { addCourse, addPerson, enrolUser } from './support/fixtures.ts';
import { createPdf, createTestFile } from './support/sampleFiles.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// Members see the first page of a summary in the list.

let server: TestApp;
let courseId: number;
let slug: string;
let author: Person;
let reader: Person;

beforeAll(async () => {
  server = await createTestApp({ environment: { UPLOADS_PER_USER: '100' } });
  const course = await addCourse(server.db, (await addPerson(server.db, 'teacher')).id);
  courseId = course.id;
  slug = course.slug;
  author = await addPerson(server.db);
  reader = await addPerson(server.db);
  await enrolUser(server.db, author.id, courseId);
  await enrolUser(server.db, reader.id, courseId);
});
afterAll(() => server.close());

interface Item {
  id: number;
  thumbnail_path: string | null;
}

const realPdf = readFileSync(join(import.meta.dirname, '../src/demo/media/lecture-summary.pdf'));
const otherPdf = readFileSync(join(import.meta.dirname, '../src/demo/media/study-plan.pdf'));

async function share(pdf: Buffer): Promise<number> {
  const form = { course_id: String(courseId), lecture_name: 'قانون أوم', pdf: createTestFile('summary.pdf', pdf) };
  const { status, body } = await server.call<{ id: number }>('POST', '/summaries', { token: author.token, form });
  expect(status).toBe(201);
  return body.id;
}

async function readThumbnail(id: number, { token }: Person): Promise<string | null | undefined> {
  const { body } = await server.call<{ summaries: Item[] }>('GET', `/courses/${slug}`, { token });
  return body.summaries.find((summary) => summary.id === id)?.thumbnail_path;
}

const open = async (path: string | null | undefined) => server.app.inject(path ?? '');

test('members see the first page as a small image, and other users do not', async () => {
  const id = await share(realPdf);
  const path = await readThumbnail(id, reader);
  const { statusCode, headers, rawPayload } = await open(path);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  const image = sharp(rawPayload);
  expect(await image.metadata()).toMatchObject({ width: 240, height: 320 });
  // A page with text is neither white nor black.
  const { mean, stdev } = (await image.stats()).channels[0]!;
  expect(mean).toBeGreaterThan(150);
  expect(stdev).toBeGreaterThan(5);
  expect(await readThumbnail(id, await addPerson(server.db))).toBeNull();
  const { body } = await server.call<{ summaries: object[] }>('GET', `/public/courses/${slug}`);
  expect(body.summaries.filter((summary) => 'thumbnail_path' in summary)).toEqual([]);
});

test('a replaced file replaces the image, and a deleted summary deletes it', async () => {
  const id = await share(realPdf);
  const before = await readThumbnail(id, reader);
  const form = { pdf: createTestFile('summary.pdf', otherPdf) };
  await server.call('POST', `/summaries/${id}`, { token: author.token, form });
  const after = await readThumbnail(id, reader);
  expect(after).not.toBe(before);
  expect([(await open(before)).statusCode, (await open(after)).statusCode]).toEqual([404, 200]);
  expect((await listStoredFileKeys(server.db)).filter((key) => key.endsWith('.webp'))).toContain(
    `private/${after!.replace('/media/', '').replace(/\?.*/, '')}`,
  );
  await server.call('DELETE', `/summaries/${id}`, { token: author.token });
  expect((await open(after)).statusCode).toBe(404);
});

test('a name that changes keeps the image', async () => {
  const id = await share(realPdf);
  await server.call('POST', `/summaries/${id}`, { token: author.token, form: { lecture_name: 'قانون كيرشوف' } });
  expect((await open(await readThumbnail(id, reader))).statusCode).toBe(200);
});

test('a deleted course deletes the images of its summaries', async () => {
  const teacher = await addPerson(server.db, 'teacher');
  const course = await addCourse(server.db, teacher.id);
  await enrolUser(server.db, author.id, course.id);
  const form = { course_id: String(course.id), lecture_name: 'قانون أوم', pdf: createTestFile('a.pdf', realPdf) };
  await server.call('POST', '/summaries', { token: author.token, form });
  const { body } = await server.call<{ summaries: Item[] }>('GET', `/courses/${course.slug}`, { token: author.token });
  const path = body.summaries[0]?.thumbnail_path;
  expect((await open(path)).statusCode).toBe(200);
  await server.call('DELETE', `/courses/${course.id}`, { token: (await addPerson(server.db, 'admin')).token });
  expect((await open(path)).statusCode).toBe(404);
});

test.each([
  ['damaged', createPdf(2000)],
  ['that needs more memory than allowed', createExpandingPdf(600)],
])('a PDF %s is accepted without an image', async (_kind, pdf) => {
  expect(await readThumbnail(await share(pdf), reader)).toBeNull();
});

/** A small PDF whose contents are megabytes of spaces. */
function createExpandingPdf(megabytes: number): Buffer {
  const contents = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '));
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const stream = `4 0 obj\n<</Filter/FlateDecode/Length ${contents.length}>>stream\n`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n${objects.join('')}${stream}`),
    contents,
    Buffer.from('\nendstream\nendobj\ntrailer<</Size 5/Root 1 0 R>>\n%%EOF'),
  ]);
}

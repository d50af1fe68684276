import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from './support/fixtures.ts';
import { addCourse, addPerson, enrolUser } from './support/fixtures.ts';
import { createPdf, createTestFile } from './support/sampleFiles.ts';
import type { ProblemBody, TestApp, TestFile } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// Authors change their own summaries: the name of the lecture, the file, or both.

let server: TestApp;
let teacher: Person;
let courseId: number;
let author: Person;

beforeAll(async () => {
  server = await createTestApp({ environment: { MAX_SUMMARY_BYTES_PER_USER: '250000', UPLOADS_PER_USER: '100' } });
  teacher = await addPerson(server.db, 'teacher');
  courseId = (await addCourse(server.db, teacher.id)).id;
  author = await addMember();
});
afterAll(() => server.close());

interface Summary extends ProblemBody {
  id: number;
  lecture_name: string;
  pdf_path: string;
  can_edit: boolean;
  reacts: unknown[];
}
type Fields = Record<string, string | TestFile>;

async function addMember(): Promise<Person> {
  const member = await addPerson(server.db);
  await enrolUser(server.db, member.id, courseId);
  return member;
}
const createFile = (bytes: number) => createTestFile('summary.pdf', createPdf(bytes));
async function share(person: Person, bytes = 1000): Promise<Summary> {
  const form = { course_id: String(courseId), lecture_name: 'المحاضرة الأولى', pdf: createFile(bytes) };
  const { status, body } = await server.call<Summary>('POST', '/summaries', { token: person.token, form });
  expect(status).toBe(201);
  return body;
}
const change = (id: number, form: Fields, { token }: Person, language = 'en') =>
  server.call<Summary>('POST', `/summaries/${id}`, { token, form, language });
const read = (id: number, { token }: Person) =>
  server.call<Summary>('GET', `/courses/${courseId}/summaries/${id}`, { token });
const getFileName = ({ pdf_path }: Summary) => pdf_path.replace(/\?.*/, '');
const listStoredFiles = () => {
  const folder = join(server.config.dataDir, 'storage/private/summaries');
  return existsSync(folder) ? readdirSync(folder) : [];
};

test('a new name keeps the file and the reactions', async () => {
  const before = await share(author);
  const reader = await addMember();
  const json = { summary_id: before.id, reaction: 'care' };
  await server.call('POST', '/reacts', { token: reader.token, json });
  const { status, body } = await change(before.id, { lecture_name: ' قانون أوم ' }, author);
  expect([status, body.lecture_name, getFileName(body)]).toEqual([200, 'قانون أوم', getFileName(before)]);
  expect(body.reacts).toEqual([{ reaction: 'care', count: 1 }]);
  expect((await read(before.id, reader)).body.lecture_name).toBe('قانون أوم');
});

test('a new file replaces the old one, which is deleted', async () => {
  const before = await share(author);
  const count = listStoredFiles().length;
  const { status, body } = await change(before.id, { pdf: createFile(2000) }, author);
  expect([status, body.lecture_name, getFileName(body) === getFileName(before)]).toEqual([
    200,
    'المحاضرة الأولى',
    false,
  ]);
  expect(listStoredFiles()).toHaveLength(count);
  expect((await server.app.inject(before.pdf_path)).statusCode).toBe(404);
  const { rawPayload, statusCode } = await server.app.inject(body.pdf_path);
  expect([statusCode, rawPayload.length]).toEqual([200, createPdf(2000).length]);
});

test('an empty form changes nothing', async () => {
  const before = await share(author);
  const { status, body } = await change(before.id, {}, author);
  expect([status, body.lecture_name, getFileName(body)]).toEqual([200, 'المحاضرة الأولى', getFileName(before)]);
});

test('only the author may change a summary, and only while they have the course', async () => {
  const leaver = await addMember();
  const summary = await share(leaver);
  const count = listStoredFiles().length;
  const admin = await addPerson(server.db, 'admin');
  for (const other of [author, teacher, admin]) {
    expect((await read(summary.id, other)).body.can_edit).toBe(false);
    expect((await change(summary.id, { lecture_name: 'غيرها', pdf: createFile(1000) }, other)).status).toBe(403);
  }
  const readFromList = async () => {
    const { body } = await server.call<{ summaries: Summary[] }>('GET', `/courses/${courseId}`, leaver);
    return body.summaries.find(({ id }) => id === summary.id);
  };
  expect((await readFromList())?.can_edit).toBe(true);
  await server.db
    .deleteFrom('user_courses')
    .where('user_id', '=', leaver.id)
    .where('course_id', '=', courseId)
    .execute();
  expect((await readFromList())?.can_edit).toBe(false);
  const { status, body } = await change(summary.id, { lecture_name: 'غيرها' }, leaver);
  expect([status, body.code]).toEqual([403, 'locked']);
  expect((await change(999_999, { lecture_name: 'غيرها' }, author)).status).toBe(404);
  expect((await read(summary.id, author)).body.lecture_name).toBe('المحاضرة الأولى');
  expect(listStoredFiles()).toHaveLength(count);
});

test('bad input is named, and nothing changes', async () => {
  const summary = await share(author);
  const count = listStoredFiles().length;
  const badFile = createTestFile('a.pdf', Buffer.from('<html></html>'));
  const longName = 'م'.repeat(201);
  expect((await change(summary.id, { lecture_name: longName }, author)).body.errors).toHaveProperty('lecture_name');
  // In a form, an empty field is an omitted one.
  expect((await change(summary.id, { lecture_name: '  ' }, author)).status).toBe(200);
  expect((await change(summary.id, { pdf: badFile }, author)).body.errors).toHaveProperty('pdf');
  expect((await change(summary.id, { course_id: '1' }, author)).status).toBe(422);
  const { body } = await read(summary.id, author);
  expect([body.lecture_name, getFileName(body)]).toEqual(['المحاضرة الأولى', getFileName(summary)]);
  expect(listStoredFiles()).toHaveLength(count);
});

test('a new file counts in the limit of its author instead of the old one', async () => {
  const person = await addMember();
  const first = await share(person, 100_000);
  const second = await share(person, 100_000);
  const count = listStoredFiles().length;
  expect((await change(first.id, { pdf: createFile(140_000) }, person)).status).toBe(200);
  const { status, body } = await change(second.id, { pdf: createFile(120_000) }, person);
  expect([status, body.code]).toEqual([422, 'summary_quota']);
  expect(getFileName((await read(second.id, person)).body)).toBe(getFileName(second));
  expect(listStoredFiles()).toHaveLength(count);
});

test('parallel changes stay within the limit', async () => {
  const person = await addMember();
  const summaries = [await share(person, 50_000), await share(person, 50_000), await share(person, 50_000)];
  const answers = await Promise.all(summaries.map(({ id }) => change(id, { pdf: createFile(90_000) }, person)));
  // 90 + 90 + 50 fits into 250, a third one of 90 does not.
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422]);
});

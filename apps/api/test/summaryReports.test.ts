import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from './support/fixtures.ts';
import { addCourse, addPerson, enrolUser } from './support/fixtures.ts';
import { createPdf, createTestFile } from './support/sampleFiles.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// Students report summaries that are wrong. The staff of the course keeps or deletes them.

let server: TestApp;
let teacher: Person;
let courseId: number;
let slug: string;
let author: Person;

beforeAll(async () => {
  server = await createTestApp({ environment: { UPLOADS_PER_USER: '100' } });
  teacher = await addPerson(server.db, 'teacher');
  ({ id: courseId, slug } = await addCourse(server.db, teacher.id));
  author = await addMember();
});
afterAll(() => server.close());

async function addMember(): Promise<Person> {
  const member = await addPerson(server.db);
  await enrolUser(server.db, member.id, courseId);
  return member;
}
async function share(): Promise<number> {
  const pdf = createTestFile('summary.pdf', createPdf(1000));
  const form = { course_id: String(courseId), lecture_name: 'المحاضرة الأولى', pdf };
  return (await server.call<{ id: number }>('POST', '/summaries', { token: author.token, form })).body.id;
}
const report = (id: number, { token }: Person, json: object = { reason: 'wrong' }) =>
  server.call('PUT', `/summaries/${id}/report`, { token, json, language: 'en' });
const list = (id: number, { token }: Person = teacher) =>
  server.call<{ reports: { reason: string; note: string; created_at: string }[] }>('GET', `/summaries/${id}/reports`, {
    token,
  });
const dismiss = (id: number, { token }: Person = teacher) =>
  server.call('DELETE', `/summaries/${id}/reports`, { token });
interface ListItem {
  id: number;
  can_report: boolean;
  is_reported: boolean;
  reports_count: number | null;
}
async function readListItem(summaryId: number, { token }: Person) {
  const { body } = await server.call<{ summaries: ListItem[] }>('GET', `/courses/${slug}`, { token });
  const { can_report, is_reported, reports_count } = body.summaries.find(({ id }) => id === summaryId)!;
  return { can_report, is_reported, reports_count };
}
const readCount = async (id: number, person: Person) => (await readListItem(id, person)).reports_count;

test('the staff reads why, but not who, and no one else sees reports', async () => {
  const id = await share();
  const [first, second] = [await addMember(), await addMember()];
  expect(await readCount(id, teacher)).toBe(0);
  expect((await report(id, first, { reason: 'other', note: '  الصفحة الثانية من درس آخر ' })).status).toBe(204);
  expect((await report(id, second)).status).toBe(204);
  const { status, body } = await list(id);
  expect(status).toBe(200);
  expect(body.reports.map(({ reason, note }) => ({ reason, note }))).toEqual([
    { reason: 'wrong', note: '' },
    { reason: 'other', note: 'الصفحة الثانية من درس آخر' },
  ]);
  expect(Object.keys(body.reports[0]!).toSorted()).toEqual(['created_at', 'note', 'reason']);
  expect(await readCount(id, teacher)).toBe(2);
  expect((await list(id, first)).status).toBe(403);
});

test('the course says who may report a summary and who has', async () => {
  const id = await share();
  const [reporter, reader] = [await addMember(), await addMember()];
  await report(id, reporter);
  const noRights = { can_report: false, is_reported: false, reports_count: null };
  expect(await readListItem(id, reporter)).toEqual({ ...noRights, can_report: true, is_reported: true });
  expect(await readListItem(id, reader)).toEqual({ ...noRights, can_report: true });
  expect(await readListItem(id, author)).toEqual(noRights);
  expect(await readListItem(id, await addPerson(server.db))).toEqual(noRights);
  expect(await readListItem(id, teacher)).toEqual({ ...noRights, reports_count: 1 });
});

test('a second report replaces the first one', async () => {
  const id = await share();
  const reader = await addMember();
  await report(id, reader);
  await report(id, reader, { reason: 'copied', note: 'من كتاب' });
  expect((await list(id)).body.reports).toMatchObject([{ reason: 'copied', note: 'من كتاب' }]);
  await Promise.all(Array.from({ length: 5 }, () => report(id, reader)));
  expect(await readCount(id, teacher)).toBe(1);
});

test('keeping a summary deletes its reports, deleting it too', async () => {
  const id = await share();
  const reader = await addMember();
  await report(id, reader);
  expect((await dismiss(id, reader)).status).toBe(403);
  expect((await dismiss(id)).status).toBe(204);
  expect((await list(id)).body.reports).toEqual([]);
  // Nothing is left to delete.
  expect((await dismiss(id)).status).toBe(204);
  await report(id, reader);
  expect((await server.call('DELETE', `/summaries/${id}`, { token: teacher.token })).status).toBe(204);
  expect((await report(id, reader)).status).toBe(404);
  expect((await list(id)).status).toBe(404);
});

test('the reports of a deleted account are gone', async () => {
  const id = await share();
  const reader = await addMember();
  await report(id, reader);
  await server.db.deleteFrom('users').where('id', '=', reader.id).execute();
  expect(await readCount(id, teacher)).toBe(0);
});

test('authors, staff, visitors and users without the course cannot report', async () => {
  const id = await share();
  expect((await report(id, author)).status).toBe(403);
  expect((await report(id, teacher)).status).toBe(403);
  expect((await report(id, await addPerson(server.db))).status).toBe(403);
  expect((await server.call('PUT', `/summaries/${id}/report`, { json: { reason: 'wrong' } })).status).toBe(401);
  expect(await readCount(id, teacher)).toBe(0);
});

test('an unknown reason and a long note are refused', async () => {
  const id = await share();
  const reader = await addMember();
  expect((await report(id, reader, { reason: 'boring' })).status).toBe(422);
  expect((await report(id, reader, { reason: 'other', note: 'ن'.repeat(501) })).status).toBe(422);
  expect((await report(id, reader, {})).status).toBe(422);
  expect(await readCount(id, teacher)).toBe(0);
});

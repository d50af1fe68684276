import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCourse, addPerson, enrolUser } from '../../apps/api/test/support/fixtures.ts';
import type { Person } from '../../apps/api/test/support/fixtures.ts';
import { createPdf } from '../../apps/api/test/support/sampleFiles.ts';
import { createTestApp } from '../../apps/api/test/support/testApp.ts';
import type { ProblemBody, TestApp } from '../../apps/api/test/support/testApp.ts';

// The limits of the summaries of one user in one course.

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ environment: { MAX_SUMMARY_BYTES_PER_USER: '250000', UPLOADS_PER_USER: '20' } });
});
afterAll(() => server.close());

interface CreatedSummary extends ProblemBody {
  id: number;
}

const share = ({ token }: Person, courseId: number, language = 'en') =>
  server.call<CreatedSummary>('POST', '/summaries', {
    token,
    language,
    form: {
      course_id: String(courseId),
      lecture_name: 'المحاضرة الأولى',
      pdf: { filename: 'a.pdf', content: createPdf(100_000) },
    },
  });
const storedFiles = () => {
  const folder = join(server.config.dataDir, 'storage/private/summaries');
  return existsSync(folder) ? readdirSync(folder) : [];
};

async function makeCourse() {
  const owner = await addPerson(server.db, 'teacher');
  const course = await addCourse(server.db, owner.id);
  const student = await addPerson(server.db);
  await enrolUser(server.db, student.id, course.id);
  return { owner, student, courseId: course.id };
}

test('beyond the limit a summary is refused with its own message, until one is deleted', async () => {
  const { student, courseId } = await makeCourse();
  const first = await share(student, courseId);
  expect([first.status, (await share(student, courseId)).status]).toEqual([201, 201]);
  const refused = await share(student, courseId);
  const message =
    'Your summaries in this course have reached the limit of 244.1 KB. Delete an older one, then try again.';
  expect([refused.status, refused.body]).toEqual([422, { code: 'summary_quota', message, errors: { pdf: [message] } }]);
  expect((await share(student, courseId, 'ar')).body.message).toBe(
    'بلغت ملخصاتك في هذه الدورة الحد الأقصى، وهو 244.1 كيلوبايت. احذف ملخصًا قديمًا ثم أعد المحاولة.',
  );
  expect(storedFiles()).toHaveLength(2);
  expect((await server.call('DELETE', `/summaries/${first.body.id}`, { token: student.token })).status).toBe(204);
  expect(storedFiles()).toHaveLength(1);
  expect((await share(student, courseId)).status).toBe(201);
});

test('the limit is of one user in one course', async () => {
  const { owner, student, courseId } = await makeCourse();
  for (const _ of [1, 2]) await share(student, courseId);
  expect((await share(owner, courseId)).status).toBe(201);
  const other = await makeCourse();
  await enrolUser(server.db, student.id, other.courseId);
  expect((await share(student, other.courseId)).status).toBe(201);
});

test('many at the same moment stay within it', async () => {
  const { student, courseId } = await makeCourse();
  const replies = await Promise.all(Array.from({ length: 12 }, () => share(student, courseId)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    201,
    ...Array<number>(10).fill(422),
  ]);
  const course = await server.db.selectFrom('courses').where('id', '=', courseId).selectAll().executeTakeFirstOrThrow();
  expect(course.summaries_count).toBe(2);
});

test('staff delete any summary, with its reactions; who is neither author nor staff deletes none', async () => {
  const { owner, student, courseId } = await makeCourse();
  const { body: summary } = await share(student, courseId);
  const remove = ({ token }: Person) => server.call('DELETE', `/summaries/${summary.id}`, { token });
  const reader = await addPerson(server.db);
  await enrolUser(server.db, reader.id, courseId);
  const json = { summary_id: summary.id, reaction: 'love' };
  expect((await server.call('POST', '/reacts', { token: reader.token, json })).status).toBe(200);
  expect((await remove(reader)).status).toBe(403);
  expect((await remove(owner)).status).toBe(204);
  expect((await remove(owner)).status).toBe(404);
  expect(await server.db.selectFrom('reacts').where('summary_id', '=', summary.id).selectAll().execute()).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCourse, addPerson, enrolUser, type Person } from './support/fixtures.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// The chapters of videos: written as text, read as times and titles.

let server: TestApp;
let admin: Person;
let student: Person;
let notSubscribed: Person;
let course: { id: number; slug: string };

beforeAll(async () => {
  server = await createTestApp();
  admin = await addPerson(server.db, 'admin');
  student = await addPerson(server.db);
  notSubscribed = await addPerson(server.db);
  course = await addCourse(server.db, admin.id);
  await enrolUser(server.db, student.id, course.id);
});
afterAll(() => server.close());

interface VideoBody {
  id: number;
  chapters?: { start: number; title: string }[];
}
const create = (form: Record<string, string>, language: 'ar' | 'en' = 'en') =>
  server.call<VideoBody & ProblemBody>('POST', '/videos', {
    token: admin.token,
    form: { course_id: String(course.id), title: 'الدرس', url: 'algebra-01', website_url: 'algebra-01', ...form },
    language,
  });
const edit = (id: number, form: Record<string, string>) =>
  server.call<VideoBody & ProblemBody>('POST', `/videos/${id}`, { token: admin.token, form, language: 'en' });
const read = ({ token }: Person, id: number) =>
  server.call<VideoBody & ProblemBody>('GET', `/courses/${course.id}/videos/${id}`, { token });

const chapters = [
  { start: 0, title: 'مقدمة' },
  { start: 750, title: 'مثال محلول' },
];

test('an admin writes them, subscribers read them, and an empty text removes them', async () => {
  const { status, body } = await create({ chapters: '٠:٠٠ مقدمة\n12:30 - مثال محلول\n' });
  expect([status, body.chapters]).toEqual([201, chapters]);
  expect((await read(student, body.id)).body.chapters).toEqual(chapters);

  expect((await edit(body.id, { title: 'عنوان آخر' })).body.chapters).toEqual(chapters);
  const later = [...chapters, { start: 3909, title: 'واجب' }];
  expect((await edit(body.id, { chapters: '0:00 مقدمة\n12:30 مثال محلول\n1:05:09 واجب' })).body.chapters).toEqual(
    later,
  );
  expect((await edit(body.id, { chapters: '' })).body.chapters).toEqual([]);
  expect((await read(student, body.id)).body.chapters).toEqual([]);
  expect((await create({})).body.chapters).toEqual([]);
});

test('only those who may play the video read them, and lists do not have them', async () => {
  const { body } = await create({ chapters: '0:00 مقدمة\n12:30 مثال محلول' });
  const refused = await read(notSubscribed, body.id);
  expect([refused.status, refused.body.chapters]).toEqual([403, undefined]);
  const paths = [`/courses/${course.id}/videos`, `/courses/${course.slug}`];
  const answers = [
    ...(await Promise.all(paths.map((path) => server.call('GET', path, { token: student.token })))),
    await server.call('GET', `/public/courses/${course.slug}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { body: list } of answers) expect(JSON.stringify(list)).not.toContain('مثال محلول');

  await edit(body.id, { is_free: '1' });
  expect((await read(notSubscribed, body.id)).body.chapters).toEqual(chapters);
});

test.each([
  ['مقدمة', 'Line 1: start it with a time, such as 12:30.'],
  ['0:00 a\n\n1:00', 'Line 3: write a title after the time.'],
  [`0:00 ${'س'.repeat(101)}`, 'Line 1: shorten the title to 100 characters.'],
  ['0:10 a', 'Line 1: the first chapter has to start at 0:00.'],
  ['0:00 a\n2:00 b\n1:00 c', 'Line 3: this time must be later than the time of the previous chapter.'],
  [
    Array.from({ length: 101 }, (_, minute) => `${minute}:00 a`).join('\n'),
    'Line 101: remove it and what follows. A video has at most 100 chapters.',
  ],
])('%j is refused with the line, and nothing changes', async (text, message) => {
  const { body } = await create({ chapters: '0:00 مقدمة\n12:30 مثال محلول' });
  const refused = await edit(body.id, { title: 'عنوان آخر', chapters: text });
  expect([refused.status, refused.body.errors]).toEqual([422, { chapters: [message] }]);
  expect((await create({ chapters: text })).status).toBe(422);
  expect((await read(admin, body.id)).body).toMatchObject({ title: 'الدرس', chapters });
});

test('the error is in the language of the user', async () => {
  const { body } = await create({ chapters: '0:00 مقدمة\nمثال' }, 'ar');
  expect(body.errors).toEqual({ chapters: ['السطر 2: ابدأه بوقت، مثل 12:30.'] });
});

test('a text at every limit is accepted, with the line ends of browsers', async () => {
  const text = Array.from({ length: 100 }, (_, minute) => `${minute}:00 ${'س'.repeat(100)}`);
  const { status, body } = await create({ chapters: text.join('\r\n') });
  expect([status, body.chapters?.length]).toEqual([201, 100]);
});

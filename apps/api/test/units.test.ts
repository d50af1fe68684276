import type { components } from '@fanous/api-client/generated/schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCourse, addPerson, addQuiz, addVideo, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

type CourseUnits = components['schemas']['CourseUnits'];
type Unit = components['schemas']['CourseUnit'];
type Problem = components['schemas']['Problem'];

let server: TestApp;
let teacher: Person;
let admin: Person;
let course: { id: number; slug: string };
let videos: [number, number, number];
let quiz: number;
let record: number;
let pdf: number;

beforeAll(async () => {
  server = await createTestApp();
  admin = await addPerson(server.db, 'admin');
});
afterAll(() => server.close());

beforeEach(async () => {
  const { db } = server;
  teacher = await addPerson(db, 'teacher');
  course = await addCourse(db, teacher.id);
  videos = [await addVideo(db, course.id), await addVideo(db, course.id), await addVideo(db, course.id)];
  quiz = (await addQuiz(db, course.id, [2])).id;
  record = await addTitled('records', {});
  pdf = await addTitled('pdfs', { file_key: 'pdfs/1.pdf' });
});

async function addTitled(table: 'records' | 'pdfs', columns: { file_key?: string }): Promise<number> {
  const row = { course_id: course.id, title: 'ملزمة', title_fold: 'ملزمه', file_key: '', ...columns };
  return (await server.db.insertInto(table).values(row).returning('id').executeTakeFirstOrThrow()).id;
}

const read = async (key: string | number = course.slug) =>
  (await server.call<CourseUnits>('GET', `/courses/${key}/units`)).body;
const replace = <T = CourseUnits>(units: unknown, { version = 0, token = teacher.token, id = course.id } = {}) =>
  server.call<T>('PUT', `/courses/${id}/units`, { token, json: { version, units } });
const createUnits = (): Unit[] => [
  {
    title: 'الوحدة الأولى: المعادلات',
    items: [
      { kind: 'video', id: videos[1] },
      { kind: 'pdf', id: pdf },
      { kind: 'video', id: videos[0] },
      { kind: 'quiz', id: quiz },
    ],
  },
  { title: 'تحت الإعداد', items: [] },
  { title: 'المراجعة', items: [{ kind: 'record', id: record }] },
];
const getKeys = ({ body }: { body: Problem }) => Object.keys(body.errors ?? {});

describe('reading', () => {
  test('a course without units has an empty list', async () => {
    expect(await read()).toEqual({ course_id: course.id, version: 0, units: [] });
  });

  test('everyone reads the same, by slug or id', async () => {
    await replace(createUnits());
    const expected = { course_id: course.id, version: 1, units: createUnits() };
    expect(await read()).toEqual(expected);
    expect(await read(course.id)).toEqual(expected);
  });

  test.each(['no-such-course', '999999999', '99999999999999999999'])('%s: 404', async (key) => {
    expect((await server.call('GET', `/courses/${key}/units`)).status).toBe(404);
  });
});

describe('replacing', () => {
  test('the order of the units and of their items is the one that was sent', async () => {
    const { status, body } = await replace(createUnits());
    expect([status, body]).toEqual([200, { course_id: course.id, version: 1, units: createUnits() }]);
    const reversed = createUnits()
      .map(({ title, items }) => ({ title, items: items.toReversed() }))
      .toReversed();
    expect((await replace(reversed, { version: 1 })).body).toMatchObject({ version: 2, units: reversed });
    expect(await read()).toMatchObject({ version: 2, units: reversed });
  });

  test('an empty list removes the units and keeps the items', async () => {
    await replace(createUnits());
    expect((await replace([], { version: 1 })).body).toMatchObject({ version: 2, units: [] });
    const { body } = await server.call<{ videos: unknown[]; quizzes: unknown[] }>('GET', `/courses/${course.slug}`, {
      token: teacher.token,
    });
    expect([body.videos.length, body.quizzes.length]).toEqual([3, 1]);
  });

  test('titles are trimmed', async () => {
    expect((await replace([{ title: '  الباب الأول\u200B ', items: [] }])).body.units).toEqual([
      { title: 'الباب الأول', items: [] },
    ]);
  });

  test('units leave the responses of the course as they were', async () => {
    const readCourse = async () => [
      (await server.call('GET', `/public/courses/${course.slug}`)).body,
      (await server.call('GET', `/courses/${course.slug}`, { token: teacher.token })).body,
    ];
    const before = await readCourse();
    await replace(createUnits());
    expect(await readCourse()).toEqual(before);
  });
});

describe('two editors', () => {
  test('the later one with an old version gets 409 with the saved units', async () => {
    await replace(createUnits());
    const { status, body } = await replace<Problem & { current: CourseUnits }>([], { token: admin.token });
    expect([status, body.code]).toEqual([409, 'units_changed']);
    expect(body.message).toContain('وحدات');
    expect(body.current).toEqual({ course_id: course.id, version: 1, units: createUnits() });
    expect(await read()).toEqual(body.current);
  });

  test('the same request again is no conflict', async () => {
    const first = await replace(createUnits());
    expect(await replace(createUnits())).toMatchObject({ status: 200, body: first.body });
  });

  test('of simultaneous changes one is saved', async () => {
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, index) => replace([{ title: `وحدة ${index}`, items: [] }])),
    );
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    const saved = results.find(({ status }) => status === 200);
    expect(await read()).toEqual(saved?.body);
  });
});

describe('problems', () => {
  test.each([
    ['an empty title', 'units.0.title', [{ title: '  ', items: [] }]],
    ['a long title', 'units.1.title', ['أ', 'ب'.repeat(201)].map((title) => ({ title, items: [] }))],
    ['no items', 'units.0', [{ title: 'أ' }]],
    ['an unknown kind', 'units.0.items.0.kind', [{ title: 'أ', items: [{ kind: 'summary', id: 1 }] }]],
    ['an id of zero', 'units.0.items.0.id', [{ title: 'أ', items: [{ kind: 'video', id: 0 }] }]],
    ['too many units', 'units', Array.from({ length: 101 }, () => ({ title: 'أ', items: [] }))],
    [
      'too many items',
      'units',
      [0, 1].map((unit) => ({
        title: 'أ',
        items: Array.from({ length: 1_001 }, (_, at) => ({ kind: 'video', id: unit * 1_001 + at + 1 })),
      })),
    ],
  ])('%s', async (_name, field, units) => {
    const result = await replace<Problem>(units);
    expect([result.status, getKeys(result)]).toEqual([422, [field]]);
    expect(await read()).toMatchObject({ version: 0, units: [] });
  });

  test('an item of another course, and one that is repeated', async () => {
    const other = await addCourse(server.db, teacher.id);
    const foreign = await addVideo(server.db, other.id);
    const result = await replace<Problem>([
      { title: 'أ', items: [{ kind: 'video', id: videos[0] }] },
      {
        title: 'ب',
        items: [
          { kind: 'video', id: foreign },
          { kind: 'video', id: videos[0] },
          { kind: 'quiz', id: 999_999 },
        ],
      },
    ]);
    expect(result.status).toBe(422);
    expect(getKeys(result)).toEqual(['units.1.items.0', 'units.1.items.1', 'units.1.items.2']);
    expect(result.body.errors?.['units.1.items.1']).toEqual([expect.stringContaining('وحدة واحدة')]);
    expect(await read()).toMatchObject({ version: 0, units: [] });
  });

  test.each(['0', 'abc', '999999999'])('course %s: 404', async (id) => {
    const json = { version: 0, units: [] };
    expect((await server.call('PUT', `/courses/${id}/units`, { token: admin.token, json })).status).toBe(404);
  });
});

describe('rights', () => {
  test('a subscriber, another teacher and a visitor cannot change units', async () => {
    const student = await addPerson(server.db);
    await enrolUser(server.db, student.id, course.id);
    const other = await addPerson(server.db, 'teacher');
    expect((await replace([], { token: student.token })).status).toBe(403);
    expect((await replace([], { token: other.token })).status).toBe(403);
    expect((await server.call('PUT', `/courses/${course.id}/units`, { json: { version: 0, units: [] } })).status).toBe(
      401,
    );
  });

  test('an admin changes the units of every course', async () => {
    expect((await replace(createUnits(), { token: admin.token })).status).toBe(200);
  });
});

describe('deleting', () => {
  test.each([
    ['a video', () => `/videos/${videos[0]}`, 'video'],
    ['a record', () => `/records/${record}`, 'record'],
    ['a PDF', () => `/pdfs/${pdf}`, 'pdf'],
    ['a quiz', () => `/quizzes/${quiz}`, 'quiz'],
  ])('%s removes it from its unit', async (_name, path, kind) => {
    await replace(createUnits());
    const id = Number(path().split('/').at(-1));
    expect((await server.call('DELETE', path(), { token: admin.token })).status).toBe(204);
    expect((await read()).units).toEqual(
      createUnits().map(({ title, items }) => ({
        title,
        items: items.filter((item) => item.kind !== kind || item.id !== id),
      })),
    );
  });

  test('a course removes its units', async () => {
    await replace(createUnits());
    expect((await server.call('DELETE', `/courses/${course.id}`, { token: admin.token })).status).toBe(204);
    const left = server.db.selectFrom('course_units').where('course_id', '=', course.id).selectAll();
    expect(await left.execute()).toEqual([]);
  });
});

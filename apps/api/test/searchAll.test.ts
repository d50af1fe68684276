import type { components } from '@fanous/api-client/generated/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCategories, addCourse, addPerson, addVideo } from './support/fixtures.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// `GET /search` finds courses, their teachers and their videos, for results while the user types.

type Results = components['schemas']['SearchResults'];

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
  const karim = await addPerson(server.db, 'teacher', { name: 'أ. كريم عبد الله' });
  const mona = await addPerson(server.db, 'teacher', { name: 'د. منى الشربيني' });
  await addPerson(server.db, 'teacher', { name: 'كريمة بلا دورات' });
  const { ids: categoryIds } = await addCategories(server.db, 'المرحلة الثانوية', ['علوم']);
  const physics = await addCourse(server.db, karim.id, { name: 'الفيزياء: الصف الثالث', categoryIds });
  for (const title of ['قانون أوم', 'مقدمة في الفيزياء الحديثة', 'الكهرباء'])
    await addVideo(server.db, physics.id, { title });
  const chemistry = await addCourse(server.db, mona.id, { name: 'مدخل إلى فيزياء الجسيمات', categoryIds });
  await addVideo(server.db, chemistry.id, { title: 'أوم وفولت' });
  for (let index = 1; index <= 12; index += 1) {
    const many = await addCourse(server.db, mona.id, { name: `تمارين ${index}`, categoryIds });
    await addVideo(server.db, many.id, { title: `تدريب ${index}` });
  }
}, 120_000);
afterAll(() => server.close());

async function search(text: string): Promise<Results> {
  const { status, body } = await server.call<Results>('GET', `/search?${new URLSearchParams({ search: text })}`);
  expect(status).toBe(200);
  return body;
}

const getNames = ({ courses, teachers, videos }: Results) => ({
  courses: courses.map(({ name }) => name),
  teachers: teachers.map(({ name }) => name),
  videos: videos.map(({ title, course }) => `${title} (${course.name})`),
});

test('finds titles, and videos whose title matches', async () => {
  const found = await search('فيزياء');
  expect(getNames(found)).toEqual({
    courses: ['الفيزياء: الصف الثالث', 'مدخل إلى فيزياء الجسيمات'],
    teachers: [],
    videos: ['مقدمة في الفيزياء الحديثة (الفيزياء: الصف الثالث)'],
  });
  expect(found.courses_total).toBe(2);
});

test('sorts videos: titles that start with the search come first', async () => {
  expect(getNames(await search('اوم')).videos).toEqual([
    'أوم وفولت (مدخل إلى فيزياء الجسيمات)',
    'قانون أوم (الفيزياء: الصف الثالث)',
  ]);
});

test('finds teachers who have courses', async () => {
  const found = getNames(await search('كريم'));
  expect(found.teachers).toEqual(['أ. كريم عبد الله']);
  expect(found.courses).toEqual(['الفيزياء: الصف الثالث']);
});

test('finds near matches if there are no others', async () => {
  const found = getNames(await search('شرابيني'));
  expect(found.teachers).toEqual(['د. منى الشربيني']);
  expect(getNames(await search('كهراباء')).videos).toEqual(['الكهرباء (الفيزياء: الصف الثالث)']);
});

test('sends the best of many, and counts all courses', async () => {
  const found = await search('تمارين');
  expect(found.courses).toHaveLength(10);
  expect(found.courses_total).toBe(12);
  const { videos } = await search('تدريب');
  expect(videos).toHaveLength(5);
});

test.each(['؟', '%', "'", '\\', 'كلمة غير موجودة', 'طويل '.repeat(40).trim()])('«%s» finds nothing', async (text) => {
  expect(await search(text)).toEqual({ courses: [], courses_total: 0, teachers: [], videos: [] });
});

test('a call without a search is refused', async () => {
  expect((await server.call('GET', '/search')).status).toBe(422);
});

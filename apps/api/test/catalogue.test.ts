import type { components } from '@fanous/api-client/generated/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCategories, addCourse, addPerson, addQuiz, addVideo, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

type List = components['schemas']['CourseList'];
type Card = components['schemas']['CourseCard'];

let server: TestApp;
let teacher: Person;
let science: { mainId: number; ids: number[] };
let arts: { mainId: number; ids: number[] };

beforeAll(async () => {
  server = await createTestApp();
  teacher = await addPerson(server.db, 'teacher', { name: 'أ. حسام عبد الرحمن' });
  science = await addCategories(server.db, 'المرحلة الثانوية', ['الفيزياء', 'رياضيات']);
  arts = await addCategories(server.db, 'الجامعة', ['القانون']);
  const [physics = 0, maths = 0] = science.ids;
  const names: [string, number[], number][] = [
    ['الْفِيزياء الحديثة', [physics], 250.5],
    ['فيزياء: المراجعة', [physics], 0],
    ['أساسيات البرمجة', [maths], 1000],
    ['C++ من الصفر', [maths], 300],
    ['C# للمبتدئين', [maths], 300],
    ['HTML5 و CSS للمبتدئين', [maths, physics], 150],
    ['رياضيات ٣ ثانوي', [maths], 200],
    ['الى الأمام', [], 10],
  ];
  for (const [index, [name, categoryIds, pounds]] of names.entries())
    await addCourse(server.db, teacher.id, {
      name,
      slug: `slug-${index}`,
      categoryIds,
      pounds,
      createdAt: `2026-01-0${index + 1}T10:00:00Z`,
    });
});
afterAll(() => server.close());

const list = async (query: Record<string, string | number>) =>
  (
    await server.call<List>(
      'GET',
      `/courses?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`,
    )
  ).body;
const slugs = ({ courses }: List) => courses.map(({ slug }) => slug.replace('slug-', '')).join(' ');

test('a card has only the fields of lists, with prices in pounds', async () => {
  const { courses, ...rest } = await list({ search: 'الفيزياء الحديثة' });
  expect(rest).toEqual({ total: 1, page: 1, per_page: 50 });
  expect(courses[0]).toEqual({
    id: expect.any(Number),
    name: 'الْفِيزياء الحديثة',
    slug: 'slug-0',
    excerpt: 'شرح مبسّط للمنهج كله.',
    price: 250.5,
    image: null,
    image_small: null,
    user_id: teacher.id,
    user: { id: teacher.id, name: 'أ. حسام عبد الرحمن', image: null, image_small: null },
    category_id: science.ids[0],
    categories: [{ id: science.ids[0], name: 'الفيزياء' }],
    users_count: 0,
    videos_count: 0,
    records_count: 0,
    pdfs_count: 0,
    summaries_count: 0,
    quizzes_count: 0,
    created_at: '2026-01-01T10:00:00.000Z',
  });
});

test.each([
  ['الفيزياء', '0 1'], // as typed before without «ال»
  ['فيزياء', '1 0'],
  ['فِيزيَاء', '1 0'],
  ['اساسيات', '2'],
  ['زياء', ''],
  ['c++', '3'],
  ['c#', '4'],
  ['c', '4 3'],
  ['html5', '5'],
  ['رياضيات 3', '6'],
  ['رياضيات ٣', '6'],
  ['البرمجة', ''],
  ['إلى', '7'],
  ['%', ''],
  ['_', ''],
  [' ', '7 6 5 4 3 2 1 0'],
])('with match=start, «%s» finds %s', async (search, found) => {
  expect(slugs(await list({ search, match: 'start' }))).toBe(found);
});

test.each([
  ['الفيزياء', '1 0'],
  ['زياء', '1 0'],
  ['البرمجة', '2'],
  ['برمجه', '2'],
  ['للمبتدئين', '5 4'],
  ['المبتدئين', ''],
  ['و', '6 5'],
  ["'; drop table courses; --", ''],
  ['%', ''],
  ['.', ''],
  ['', '7 6 5 4 3 2 1 0'],
])('with match=anywhere, «%s» finds %s', async (search, found) => {
  expect(slugs(await list({ search }))).toBe(found);
});

test('every order is stable across pages', async () => {
  expect(slugs(await list({}))).toBe('7 6 5 4 3 2 1 0');
  expect(slugs(await list({ sort: 'price_asc' }))).toBe('1 7 5 6 0 3 4 2');
  expect(slugs(await list({ sort: 'price_desc' }))).toBe('2 4 3 0 6 5 7 1');
  expect(slugs(await list({ sort: 'oldest' }))).toBe('0 1 2 3 4 5 6 7');
  expect(slugs(await list({ sort: 'name_asc' }))).toBe('4 3 5 2 0 7 6 1');
  expect(slugs(await list({ sort: 'name_desc' }))).toBe('1 6 7 0 2 5 3 4');
  for (const sort of ['newest', 'oldest', 'popular', 'price_asc', 'price_desc', 'name_asc', 'name_desc']) {
    const pages = [1, 2, 3].map((page) => list({ sort, page, per_page: 3 }));
    const paged = (await Promise.all(pages)).map(slugs).join(' ');
    expect(paged).toBe(slugs(await list({ sort })));
  }
  expect(await list({ page: 4, per_page: 3 })).toEqual({ courses: [], total: 8, page: 4, per_page: 3 });
});

test('a category filters the list, and the total is the stored count', async () => {
  const [physics = 0] = science.ids;
  const found = await list({ category_id: physics });
  expect([slugs(found), found.total]).toEqual(['5 1 0', 3]);
  expect(slugs(await list({ category_id: physics, search: 'فيزياء' }))).toBe('1 0');
  expect(await list({ category_id: 999_999 })).toMatchObject({ courses: [], total: 0 });
});

test('owner and price filter the list with exact totals, separately and together', async () => {
  const free = await list({ price: 'free' });
  expect([slugs(free), free.total]).toEqual(['1', 1]);
  const paid = await list({ price: 'paid', per_page: 3 });
  expect([slugs(paid), paid.total]).toEqual(['7 6 5', 7]);
  expect((await list({ user_id: teacher.id })).total).toBe(8);
  expect(await list({ user_id: 999_999 })).toMatchObject({ courses: [], total: 0 });
  const [physics = 0] = science.ids;
  const together = await list({ user_id: teacher.id, price: 'paid', category_id: physics });
  expect([slugs(together), together.total]).toEqual(['5 0', 2]);
  expect(slugs(await list({ price: 'paid', search: 'فيزياء' }))).toBe('0');
  expect((await server.call('GET', '/courses?price=cheap')).status).toBe(422);
});

test('a search counts up to 1,000', async () => {
  const rows = [...Array(1_010).keys()].map((index) => ({
    user_id: teacher.id,
    slug: `mass-${index}`,
    name: 'كثير',
    name_fold: 'كثير',
    name_bare: 'كثير',
    description: '',
    excerpt: '',
    price_piastres: 0,
    image: null,
    created_at: '2020-01-01T00:00:00Z',
  }));
  await server.db.insertInto('courses').values(rows).execute();
  const found = await list({ search: 'كثير', per_page: 2, page: 20 });
  expect([found.total, found.total_is_capped, found.courses.length]).toEqual([1_000, true, 2]);
  await server.db.deleteFrom('courses').where('slug', 'like', 'mass-%').execute();
});

test('main categories come with their categories and course counts', async () => {
  const { body } = await server.call<components['schemas']['MainCategoryList']>('GET', '/main-categories');
  expect(body.total).toBe(2);
  expect(
    body.main_categories.map(({ name, courses_count, categories }) => [name, courses_count, categories.length]),
  ).toEqual([
    // The course in two categories counts once.
    ['المرحلة الثانوية', 7, 2],
    ['الجامعة', 0, 1],
  ]);
  const one = await server.call('GET', `/main-categories/${science.mainId}`);
  expect(one.body).toEqual(body.main_categories[0]);
  const searched = await server.call('GET', '/main-categories?search=جامعه');
  expect(searched.body).toMatchObject({ total: 1, main_categories: [{ id: arts.mainId }] });
});

test('categories can be listed and searched, and have their newest courses', async () => {
  const { body } = await server.call('GET', '/categories');
  expect(body).toMatchObject({
    total: 3,
    categories: [{ name: 'الفيزياء', courses_count: 3, main_category_id: science.mainId }, {}, {}],
  });
  expect((await server.call('GET', '/categories?search=فيزياء')).body).toMatchObject({ total: 1 });
  const { categories } = body as { categories: { id: number; main_category_id: number }[] };
  const mainId = categories[0]?.main_category_id;
  const below = categories.filter(({ main_category_id }) => main_category_id === mainId);
  expect((await server.call('GET', `/categories?main_category_id=${mainId}`)).body).toMatchObject({
    categories: below,
    total: below.length,
  });
  expect((await server.call('GET', '/categories?main_category_id=999999')).body).toMatchObject({ total: 0 });
  const detail = await server.call<{ courses: Card[] }>('GET', `/categories/${science.ids[0]}`);
  expect(detail.body).toMatchObject({
    name: 'الفيزياء',
    main_category: { id: science.mainId, name: 'المرحلة الثانوية' },
  });
  expect(detail.body.courses.map(({ slug }) => slug)).toEqual(['slug-5', 'slug-1', 'slug-0']);
  expect((await server.call('GET', '/categories/999999')).status).toBe(404);
});

test('a visitor sees the titles in a course, but no URL, question or contact', async () => {
  const course = await addCourse(server.db, teacher.id, { slug: 'open-course', categoryIds: science.ids });
  await addVideo(server.db, course.id, { title: 'درس مجاني', isFree: true });
  await addVideo(server.db, course.id, { title: 'درس' });
  await addQuiz(server.db, course.id, [3, 0, 4]);
  const subscriber = await addPerson(server.db);
  await enrolUser(server.db, subscriber.id, course.id);
  for (const token of [undefined, subscriber.token]) {
    const { status, text, body } = await server.call('GET', '/public/courses/open-course', { token });
    expect(status).toBe(200);
    expect(text).not.toMatch(/secret-|سؤال|اختيار|@|has_course|is_correct|website_url/);
    expect(body).toMatchObject({
      users_count: 1,
      videos_count: 2,
      videos: [
        { title: 'درس مجاني', is_free: 1 },
        { title: 'درس', is_free: 0 },
      ],
      quizzes: [{ title: 'اختبار الوحدة', questions_count: 2 }],
    });
  }
  expect((await server.call('GET', '/public/courses/no-such-course')).status).toBe(404);
});

test('there are at most eight similar courses, which share a category and exclude the course itself', async () => {
  const [law = 0] = arts.ids;
  const slugs: string[] = [];
  for (let index = 0; index < 10; index += 1)
    slugs.push((await addCourse(server.db, teacher.id, { categoryIds: [law] })).slug);
  const { body } = await server.call<{ similar_courses: Card[] }>('GET', `/public/courses/${slugs[9]}`);
  expect(body.similar_courses.map(({ slug }) => slug)).toEqual(slugs.slice(1, 9).toReversed());
  const alone = await server.call<{ similar_courses: Card[] }>('GET', '/public/courses/slug-7');
  expect(alone.body.similar_courses).toEqual([]);
});

test('a change through this server is visible immediately, in spite of the cache', async () => {
  await list({});
  const [admin, user] = [await addPerson(server.db, 'admin'), await addPerson(server.db)];
  const course = await addCourse(server.db, teacher.id, { slug: 'fresh' });
  const users = async () => (await server.call('GET', '/public/courses/fresh')).body['users_count'];
  expect(await users()).toBe(0);
  const json = { user_id: user.id, course_id: course.id };
  await server.call('POST', '/user-courses', { token: admin.token, json });
  expect(await users()).toBe(1);
});

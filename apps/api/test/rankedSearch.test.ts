import type { components } from '@fanous/api-client/generated/schema.ts';
import { foldArabic } from '@fanous/arabic/fold';
import { getWordForms, matchTiers, rankMatch } from '@fanous/arabic/rank';
import { searchVectors, vectorCourses } from '@fanous/arabic/SearchVectors.fixtures';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toUserSearchFold } from '../src/features/users/userFields.ts';
import { addCategories, addCourse, addPerson, addVideo } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// The database and the browser rank courses alike. What changes a word of a course changes what the search finds.

type List = components['schemas']['CourseList'];

const teachers = new Map<string, Person>();
const categoryIds = new Map<string, number>();
let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
  // The last course is the newest.
  for (const { title, teacher, categories, lessons } of vectorCourses.toReversed()) {
    const owner = teachers.get(teacher) ?? (await addPerson(server.db, 'teacher', { name: teacher }));
    teachers.set(teacher, owner);
    const [name = '', mainName = ''] = categories;
    const categoryId = categoryIds.get(name) ?? (await addCategory(mainName, name));
    categoryIds.set(name, categoryId);
    const course = await addCourse(server.db, owner.id, { name: title, categoryIds: [categoryId] });
    for (const lesson of lessons) await addVideo(server.db, course.id, { title: lesson });
  }
}, 120_000);
afterAll(() => server.close());

/** Adds a category, and its main category if there is none. */
async function addCategory(mainName: string, name: string): Promise<number> {
  const main = await server.db
    .selectFrom('main_categories')
    .where('name', '=', mainName)
    .select('id')
    .executeTakeFirst();
  if (!main) return (await addCategories(server.db, mainName, [name])).ids[0] ?? 0;
  const { id } = await server.db
    .insertInto('categories')
    .values({ name, name_fold: foldArabic(name), main_category_id: main.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function list(query: Record<string, string>): Promise<List> {
  server.app.publicResponses.clear();
  server.app.searchCache.clear();
  const { body } = await server.call<List>('GET', `/courses?${new URLSearchParams({ match: 'ranked', ...query })}`);
  return body;
}

const listNames = async (search: string, query: Record<string, string> = {}) =>
  (await list({ search, ...query })).courses.map(({ name }) => name);

function listRanked(search: string) {
  return vectorCourses
    .map(({ title, teacher, categories, lessons }) => ({
      title,
      rank: rankMatch(search, [[title], [teacher], categories, lessons]) ?? Infinity,
    }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank);
}

test('the database finds the same courses as `rankMatch`, in the same order', async () => {
  const different = [];
  for (const { search } of searchVectors) {
    const found = await listNames(search);
    const expected = listRanked(search);
    // Near matches are only searched if there are few others, and not all of those with two typos are found.
    const { oneTypo, twoTypos } = matchTiers;
    const exact = expected.filter(({ rank }) => rank < oneTypo);
    const sure = found.length > exact.length ? expected.filter(({ rank }) => rank < twoTypos) : exact;
    const isSame =
      found.slice(0, sure.length).join('\n') === sure.map(({ title }) => title).join('\n') &&
      found.every((name) => expected.some(({ title }) => title === name));
    if (!isSame) different.push({ search, found, expected });
  }
  expect(different).toEqual([]);
});

test.each([
  ['', vectorCourses.length],
  [' ', vectorCourses.length],
  ['؟', 0],
  ['%', 0],
  ["'", 0],
  ["a':*|'b", 0],
  ['\\', 0],
  ['كلمة غير موجودة', 0],
  ['طويل '.repeat(40), 0],
])('«%s» finds %i courses', async (search, count) => {
  expect((await list({ search })).total).toBe(count);
});

test('pages continue each other, and `sort` does not change the order', async () => {
  const all = await list({ search: 'الصف' });
  const pages = await Promise.all(
    ['1', '2', '3'].map((page) => list({ search: 'الصف', page, per_page: '3', sort: 'name_asc' })),
  );
  expect(all.total).toBeGreaterThan(6);
  expect(pages.map(({ total }) => total)).toEqual([all.total, all.total, all.total]);
  expect(pages.flatMap(({ courses }) => courses)).toEqual(all.courses.slice(0, 9));
});

test('filters restrict the matches', async () => {
  const physics = categoryIds.get('الفيزياء') ?? 0;
  expect(await listNames('الثالث', { category_id: `${physics}` })).toEqual(['الفيزياء: الصف الثالث الثانوي']);
  const teacher = teachers.get('د. محمود سعيد')?.id ?? 0;
  expect(await listNames('الإحصاء الوصفي', { user_id: `${teacher}` })).toHaveLength(1);
  expect(await listNames('الإحصاء الوصفي', { price: 'free' })).toEqual([]);
  expect(await listNames('الإحصاء الوصفي', { price: 'paid' })).toHaveLength(1);
});

test('a changed course, teacher, category or lesson is found by its new words only', async () => {
  const { db } = server;
  const owner = await addPerson(db, 'teacher', { name: 'أ. جيهان صبري' });
  const place = await addCategories(db, 'الفنون', ['الموسيقى']);
  const [categoryId = 0] = place.ids;
  const course = await addCourse(db, owner.id, { name: 'عزف العود', categoryIds: [categoryId] });
  const videoId = await addVideo(db, course.id, { title: 'مقام الراست' });
  for (const search of ['عزف', 'جيهان', 'فنون', 'موسيقى', 'راست'])
    expect(await listNames(search)).toEqual(['عزف العود']);

  await db
    .updateTable('courses')
    .set({ name_fold: foldArabic('الكمان'), name_bare: 'كمان' })
    .where('id', '=', course.id)
    .execute();
  const renamed = { name: 'هويدا', email: owner.email, phone: null, role: 'teacher' } as const;
  await db
    .updateTable('users')
    .set({ search_fold: toUserSearchFold(renamed) })
    .where('id', '=', owner.id)
    .execute();
  await db
    .updateTable('categories')
    .set({ name_fold: foldArabic('الإيقاع') })
    .where('id', '=', categoryId)
    .execute();
  const main = db.updateTable('main_categories').where('id', '=', place.mainId);
  await main.set({ name_fold: foldArabic('الترفيه') }).execute();
  await db
    .updateTable('videos')
    .set({ title_fold: foldArabic('النهاوند') })
    .where('id', '=', videoId)
    .execute();
  for (const search of ['عزف', 'جيهان', 'فنون', 'راست'])
    expect([search, await listNames(search)]).toEqual([search, []]);
  for (const search of ['كمان', 'هويدا', 'ترفيه', 'ايقاع', 'نهاوند'])
    expect((await listNames(search))[0]).toBe('عزف العود');

  await db.deleteFrom('videos').where('id', '=', videoId).execute();
  await db.deleteFrom('course_categories').where('course_id', '=', course.id).execute();
  for (const search of ['ايقاع', 'نهاوند']) expect(await listNames(search)).not.toContain('عزف العود');
  await db.deleteFrom('courses').where('id', '=', course.id).execute();
  expect(await listNames('كمان')).not.toContain('عزف العود');
});

test('very long titles and many lessons can be stored', async () => {
  const { db } = server;
  const teacher = teachers.values().next().value?.id ?? 0;
  // NFKD makes 18 letters of this one.
  const course = await addCourse(db, teacher, { name: 'ﷺ'.repeat(200) });
  const titles = Array.from({ length: 700 }, (_, index) => foldArabic(`درس${index} `.repeat(20)));
  await sql`
    insert into videos (course_id, title, title_fold) select ${course.id}, title, title from unnest(${titles}::text[]) as title
  `.execute(db);
  expect((await list({ search: 'درس42' })).total).toBe(1);
  await db.deleteFrom('courses').where('id', '=', course.id).execute();
});

test('the database knows the same word forms as the browser', async () => {
  const words = [
    'الفيزياء',
    'والكيمياء',
    'بالعربيه',
    'وبالعربيه',
    'للمبتديين',
    'وللجميع',
    'الي',
    'ال',
    'c++',
    'ولد',
    'للا',
  ];
  const { rows } = await sql<{ words: string[] }>`
    select get_search_words(word) as words from unnest(${words}::text[]) with ordinality as list (word, place) order by place
  `.execute(server.db);
  expect(rows.map((row) => row.words.toSorted())).toEqual(words.map((word) => getWordForms(word).toSorted()));
});

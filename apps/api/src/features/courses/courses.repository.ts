import { sql } from 'kysely';
import { readCounter } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { countCapped, offsetOf } from '../../db/paging.ts';
import type { Page, Total } from '../../db/paging.ts';
import { containsIndexed, startRank, startsWithSearch } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import { cardColumns, toCards } from './courseCards.ts';
import type { CourseCard } from './courseCards.ts';

const mostOfOnePerson = 200;
const mostSimilar = 8;

// The id comes last everywhere, so that no two pages hold the same course.
const orders = {
  newest: [
    ['created_at', 'desc'],
    ['id', 'desc'],
  ],
  popular: [
    ['users_count', 'desc'],
    ['id', 'desc'],
  ],
  price_asc: [
    ['price_piastres', 'asc'],
    ['id', 'asc'],
  ],
  price_desc: [
    ['price_piastres', 'desc'],
    ['id', 'desc'],
  ],
} as const;

/** The courses a list may be asked for. */
export interface CourseFilter {
  search?: Search | undefined;
  match?: 'start' | 'anywhere' | undefined;
  categoryId?: number | undefined;
  sort?: keyof typeof orders | undefined;
  page: Page;
}

/** One page of courses. */
export async function listCourses(db: Db, filter: CourseFilter): Promise<Total & { cards: CourseCard[] }> {
  const { search, match, categoryId, sort = 'newest', page } = filter;
  const fromStart = match === 'start';
  let found = db.selectFrom('courses');
  if (categoryId !== undefined)
    found = found.where(sql<boolean>`exists (
      select from course_categories as link where link.course_id = courses.id and link.category_id = ${categoryId}
    )`);
  if (search)
    found = found.where(
      fromStart ? startsWithSearch('name_fold', 'name_bare', search) : containsIndexed('name_fold', search),
    );

  let sorted = found.innerJoin('users', 'users.id', 'courses.user_id').select(cardColumns);
  // As typed comes before without «ال».
  if (search && fromStart) sorted = sorted.orderBy(startRank('name_fold', search));
  for (const [column, direction] of orders[sort]) sorted = sorted.orderBy(`courses.${column}`, direction);
  const rows = await sorted.limit(page.per_page).offset(offsetOf(page)).execute();
  const total = search ? await countCapped(db, found) : { total: await storedTotal(db, categoryId) };
  return { ...total, cards: await toCards(db, rows) };
}

async function storedTotal(db: Db, categoryId: number | undefined): Promise<number> {
  if (categoryId === undefined) return readCounter(db, 'courses');
  const category = await db
    .selectFrom('categories')
    .where('id', '=', categoryId)
    .select('courses_count')
    .executeTakeFirst();
  return category?.courses_count ?? 0;
}

const withOwner = (db: Db) => db.selectFrom('courses').innerJoin('users', 'users.id', 'courses.user_id');

/** The latest courses that a user subscribed to. */
export async function listPurchasedCourses(db: Db, userId: number): Promise<CourseCard[]> {
  const rows = await withOwner(db)
    .innerJoin('user_courses', 'user_courses.course_id', 'courses.id')
    .where('user_courses.user_id', '=', userId)
    .select(cardColumns)
    .orderBy('user_courses.id', 'desc')
    .limit(mostOfOnePerson)
    .execute();
  return toCards(db, rows);
}

/** The latest courses that a user created. */
export async function listCreatedCourses(db: Db, userId: number): Promise<CourseCard[]> {
  const rows = await withOwner(db)
    .where('courses.user_id', '=', userId)
    .select(cardColumns)
    .orderBy('courses.id', 'desc')
    .limit(mostOfOnePerson)
    .execute();
  return toCards(db, rows);
}

/** The newest courses that share a category with this one. */
export async function listSimilarCourses(db: Db, courseId: number): Promise<CourseCard[]> {
  // The newest of each category by its index: a category may hold thousands.
  const similar = sql`(
    select newest.course_id from course_categories as own, lateral (
      select course_id from course_categories
      where category_id = own.category_id and course_id <> ${courseId}
      order by course_id desc limit ${mostSimilar}
    ) as newest
    where own.course_id = ${courseId}
  )`;
  const rows = await withOwner(db)
    .where(sql<boolean>`courses.id in ${similar}`)
    .select(cardColumns)
    .orderBy('courses.id', 'desc')
    .limit(mostSimilar)
    .execute();
  return toCards(db, rows);
}

/** One course by slug or id, as a card and with its whole description and its version. */
export async function findCourse(db: Db, key: { slug: string } | { id: number }) {
  const course = withOwner(db).select([...cardColumns, 'courses.description', 'courses.version']);
  const row = await (
    'slug' in key ? course.where('courses.slug', '=', key.slug) : course.where('courses.id', '=', key.id)
  ).executeTakeFirst();
  if (!row) return undefined;
  const [card] = await toCards(db, [row]);
  return card && { ...card, description: row.description, version: row.version };
}

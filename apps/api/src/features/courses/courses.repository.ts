import { sql } from 'kysely';
import { getCounterSql } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { readList } from '../../db/lists.ts';
import type { SearchCache } from '../../db/lists.ts';
import type { PageQuery, ListTotal } from '../../db/paging.ts';
import { executeShared } from '../../db/sharedQueries.ts';
import { matchSubstringWithIndex, matchPrefix, getStartRankSql } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import { courseCardColumns, loadCourseCards } from './courseCards.ts';
import type { CourseCard } from './courseCards.ts';
import type { CourseKey } from './courseKey.ts';
import { findRankedCourses } from './courseSearch.repository.ts';

const maxCoursesOfUser = 200;
const maxSimilarCourses = 8;
const maxHomeCourses = 4;

// Every order ends with the id, so that no course is on two pages.
const orders = {
  newest: sql`courses.created_at desc, courses.id desc`,
  oldest: sql`courses.created_at, courses.id`,
  popular: sql`courses.users_count desc, courses.id desc`,
  price_asc: sql`courses.price_piastres, courses.id`,
  price_desc: sql`courses.price_piastres desc, courses.id desc`,
  name_asc: sql`courses.name_fold collate "C", courses.id`,
  name_desc: sql`courses.name_fold collate "C" desc, courses.id desc`,
};

/** The filters of a course list. */
export interface CourseFilter {
  search?: Search | undefined;
  match?: 'start' | 'anywhere' | 'ranked' | undefined;
  categoryId?: number | undefined;
  ownerId?: number | undefined;
  price?: 'free' | 'paid' | undefined;
  sort?: keyof typeof orders | undefined;
  page: PageQuery;
}

/** Lists one page of courses. */
export async function listCourses(
  db: Db,
  searchCache: SearchCache,
  { search, match, categoryId, ownerId, price, sort = 'newest', page }: CourseFilter,
): Promise<ListTotal & { cards: CourseCard[] }> {
  if (search && match === 'ranked') {
    const found = await findRankedCourses(db, searchCache, { search, page, categoryId, ownerId, price });
    return { ...found.total, cards: await listCoursesInOrder(db, found.ids) };
  }
  const fromStart = match === 'start';
  let found = db.selectFrom('courses');
  if (categoryId !== undefined)
    found = found.where(sql<boolean>`exists (
      select from course_categories as link where link.course_id = courses.id and link.category_id = ${categoryId}
    )`);
  if (ownerId !== undefined) found = found.where('courses.user_id', '=', ownerId);
  if (price !== undefined) found = found.where('courses.price_piastres', price === 'free' ? '=' : '>', 0);
  const hasStoredCount = ownerId === undefined && price === undefined;
  const { rows, ...total } = await readList(db, searchCache, {
    rowsQuery: found,
    selectColumns: (query) => query.innerJoin('users', 'users.id', 'courses.user_id').select(courseCardColumns),
    id: 'courses.id',
    // Exact matches sort before matches without «ال».
    order: search && fromStart ? sql`${getStartRankSql('courses.name_fold', search)}, ${orders[sort]}` : orders[sort],
    countExpression: !hasStoredCount
      ? sql<number>`(${found.select(sql`count(*)::int`.as('count'))})`
      : categoryId === undefined
        ? getCounterSql('courses')
        : getCategoryCoursesCountSql(categoryId),
    search:
      search &&
      (fromStart
        ? matchPrefix('courses.name_fold', 'courses.name_bare', search)
        : matchSubstringWithIndex('courses.name_fold', search)),
    page,
  });
  return { ...total, cards: await loadCourseCards(db, rows) };
}

const getCategoryCoursesCountSql = (categoryId: number) =>
  sql<number>`coalesce((select courses_count from categories where id = ${categoryId}), 0)`;

const selectCoursesWithOwner = (db: Db) => db.selectFrom('courses').innerJoin('users', 'users.id', 'courses.user_id');

/** Lists courses in the order of their ids. Courses deleted meanwhile are missing. */
async function listCoursesInOrder(db: Db, ids: number[]): Promise<CourseCard[]> {
  if (ids.length === 0) return [];
  const rows = await executeShared(
    db,
    selectCoursesWithOwner(db)
      .where(sql<boolean>`courses.id = any(${ids}::bigint[])`)
      .select(courseCardColumns)
      .orderBy(sql`array_position(${ids}::bigint[], courses.id)`),
  );
  return loadCourseCards(db, rows);
}

/** Lists the latest courses that a user subscribed to. */
export async function listPurchasedCourses(db: Db, userId: number): Promise<CourseCard[]> {
  const rows = await selectCoursesWithOwner(db)
    .innerJoin('user_courses', 'user_courses.course_id', 'courses.id')
    .where('user_courses.user_id', '=', userId)
    .select(courseCardColumns)
    .orderBy('user_courses.id', 'desc')
    .limit(maxCoursesOfUser)
    .execute();
  return loadCourseCards(db, rows);
}

/** Lists the latest courses that a user created. */
export async function listCreatedCourses(db: Db, userId: number): Promise<CourseCard[]> {
  const rows = await selectCoursesWithOwner(db)
    .where('courses.user_id', '=', userId)
    .select(courseCardColumns)
    .orderBy('courses.id', 'desc')
    .limit(maxCoursesOfUser)
    .execute();
  return loadCourseCards(db, rows);
}

/** Lists the newest courses that share a category with this one. */
export async function listSimilarCourses(db: Db, courseId: number): Promise<CourseCard[]> {
  // The index finds the newest courses of each category, which may have thousands.
  const similar = sql`(
    select newest.course_id from course_categories as own, lateral (
      select course_id from course_categories
      where category_id = own.category_id and course_id <> ${courseId}
      order by course_id desc limit ${maxSimilarCourses}
    ) as newest
    where own.course_id = ${courseId}
  )`;
  const rows = await executeShared(
    db,
    selectCoursesWithOwner(db)
      .where(sql<boolean>`courses.id in ${similar}`)
      .select(courseCardColumns)
      .orderBy('courses.id', 'desc')
      .limit(maxSimilarCourses),
  );
  return loadCourseCards(db, rows);
}

/** Lists the newest courses for the home page. */
export async function listNewestCourses(db: Db): Promise<CourseCard[]> {
  const rows = await selectCoursesWithOwner(db)
    .select(courseCardColumns)
    .orderBy(orders.newest)
    .limit(maxHomeCourses)
    .execute();
  return loadCourseCards(db, rows);
}

/** Lists the courses with the most subscribers for the home page. */
export async function listPopularCourses(db: Db): Promise<CourseCard[]> {
  const rows = await selectCoursesWithOwner(db)
    .where('courses.users_count', '>', 0)
    .select(courseCardColumns)
    .orderBy(orders.popular)
    .limit(maxHomeCourses)
    .execute();
  return loadCourseCards(db, rows);
}

/** The length of all videos together, in seconds. Null unless every one is known. */
const videosDurationColumn = sql<number | null>`(
  select case when bool_and(duration is not null) then sum(duration) end from videos where course_id = courses.id
)`.as('videos_duration');

const coursePageColumns = [
  'courses.description',
  'courses.outcomes',
  'courses.audience',
  'courses.version',
  'users.biography',
  videosDurationColumn,
] as const;

/** Finds a course by slug or id, with what its page says besides its card, and the version. */
export async function findCourse(db: Db, key: CourseKey) {
  const course = selectCoursesWithOwner(db).select([...courseCardColumns, ...coursePageColumns]);
  const [row] = await executeShared(
    db,
    'slug' in key ? course.where('courses.slug', '=', key.slug) : course.where('courses.id', '=', key.id),
  );
  if (!row) return undefined;
  const [card] = await loadCourseCards(db, [row]);
  if (!card) return undefined;
  const { description, outcomes, audience, version, biography, videos_duration } = row;
  return { ...card, user: { ...card.user, biography }, description, outcomes, audience, version, videos_duration };
}

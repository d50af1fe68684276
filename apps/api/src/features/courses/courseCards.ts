import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { executeShared } from '../../db/sharedQueries.ts';
import { toImageFields, toPounds } from '../wire.ts';

/** The columns of a course and its owner that a card needs. */
export const courseCardColumns = [
  'courses.id',
  'courses.name',
  'courses.slug',
  'courses.excerpt',
  'courses.price_piastres',
  'courses.image',
  'courses.user_id',
  'courses.users_count',
  'courses.videos_count',
  'courses.records_count',
  'courses.pdfs_count',
  'courses.summaries_count',
  'courses.quizzes_count',
  'courses.created_at',
  'users.name as user_name',
  'users.image as user_image',
] as const;

interface CardRow {
  id: number;
  name: string;
  slug: string;
  excerpt: string;
  price_piastres: number;
  image: string | null;
  user_id: number;
  users_count: number;
  videos_count: number;
  records_count: number;
  pdfs_count: number;
  summaries_count: number;
  quizzes_count: number;
  created_at: string;
  user_name: string;
  user_image: string | null;
}

/** A course in a list. */
export type CourseCard = Awaited<ReturnType<typeof loadCourseCards>>[number];

/** Converts rows to cards. One more query reads all their categories. */
export async function loadCourseCards(db: Db, rows: CardRow[]) {
  const categories = await listCourseCategories(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const own = categories.get(row.id) ?? [];
    return {
      id: row.id,
      name: row.name,
      slug: row.slug,
      excerpt: row.excerpt,
      price: toPounds(row.price_piastres),
      ...toImageFields(row.image),
      user_id: row.user_id,
      user: { id: row.user_id, name: row.user_name, ...toImageFields(row.user_image) },
      category_id: own[0]?.id ?? null,
      categories: own.map(({ id, name }) => ({ id, name })),
      users_count: row.users_count,
      videos_count: row.videos_count,
      records_count: row.records_count,
      pdfs_count: row.pdfs_count,
      summaries_count: row.summaries_count,
      quizzes_count: row.quizzes_count,
      created_at: row.created_at,
    };
  });
}

async function listCourseCategories(db: Db, courseIds: number[]) {
  if (courseIds.length === 0) return new Map<number, never>();
  const links = await executeShared(
    db,
    db
      .selectFrom('course_categories')
      .innerJoin('categories', 'categories.id', 'category_id')
      .where(sql<boolean>`course_id = any(${courseIds}::bigint[])`)
      .select(['course_id', 'categories.id', 'categories.name'])
      .orderBy('position')
      .orderBy('categories.id'),
  );
  return Map.groupBy(links, ({ course_id }) => course_id);
}

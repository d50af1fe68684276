import { removeArticle, foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import { adjustCounter } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { markImagesOrphaned } from '../../storage/files.ts';
import { addCourseToMonth } from '../overview/months.repository.ts';
import { toPiastres } from '../wire.ts';
import { toExcerpt } from './excerpt.ts';

/** The fields of a course that can be edited. */
export interface CourseFields {
  name: string;
  slug: string;
  description: string;
  outcomes?: string | null | undefined;
  audience?: string | null | undefined;
  /** In Egyptian pounds. */
  price: number;
  user_id: number;
  /** The path of the image. Null removes it. */
  image?: string | null | undefined;
}

/**
 * Adds a course without categories, and adjusts the count of its owner. Call `addCourseToGlobalCounts` last. A duplicate slug
 * violates `courses_slug_key`.
 */
export async function insertCourseAndCount(db: Db, fields: CourseFields) {
  const course = await db
    .insertInto('courses')
    .values({
      user_id: fields.user_id,
      slug: fields.slug,
      ...toNameColumns(fields.name),
      ...toDescriptionColumns(fields.description),
      outcomes: fields.outcomes ?? null,
      audience: fields.audience ?? null,
      price_piastres: toPiastres(fields.price),
      image: fields.image ?? null,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  await adjustCreatedCoursesCount(db, fields.user_id, 1);
  return course;
}

/** Adds a new course to the global counts. Call it after setting the categories, because all transactions lock these rows last. */
export async function addCourseToGlobalCounts(db: Db, course: { created_at: string }): Promise<void> {
  await adjustCounter(db, 'courses', 1);
  await addCourseToMonth(db, course);
}

/** Locks a course until the transaction ends. */
export function lockCourse(db: Db, id: number) {
  return db
    .selectFrom('courses')
    .where('id', '=', id)
    .select(['id', 'user_id', 'version', 'image', 'created_at'])
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Locks the current and the new owner of a course, in the order of ids, so that their roles do not change until the
 * transaction ends.
 */
export function lockUsers(db: Db, ids: readonly number[]) {
  return db.selectFrom('users').where('id', 'in', ids).select(['id', 'role']).orderBy('id').forNoKeyUpdate().execute();
}

/** Updates the given fields of a locked course, and increases its version. */
export async function updateCourse(
  db: Db,
  course: { id: number; user_id: number; image: string | null },
  fields: Partial<CourseFields>,
): Promise<void> {
  const { name, slug, description, outcomes, audience, price, image, user_id = course.user_id } = fields;
  await db
    .updateTable('courses')
    .set({
      user_id,
      version: sql<number>`version + 1`,
      updated_at: sql<string>`now()`,
      ...(slug !== undefined && { slug }),
      ...(name !== undefined && toNameColumns(name)),
      ...(description !== undefined && toDescriptionColumns(description)),
      ...(outcomes !== undefined && { outcomes }),
      ...(audience !== undefined && { audience }),
      ...(price !== undefined && { price_piastres: toPiastres(price) }),
      ...(image !== undefined && { image }),
    })
    .where('id', '=', course.id)
    .execute();
  if (image !== undefined) await markImagesOrphaned(db, [course.image]);
  if (user_id === course.user_id) return;
  await adjustCreatedCoursesCount(db, course.user_id, -1);
  await adjustCreatedCoursesCount(db, user_id, 1);
}

/** Adjusts the number of courses that a user has created. */
export async function adjustCreatedCoursesCount(db: Db, userId: number, change: 1 | -1): Promise<void> {
  await db
    .updateTable('users')
    .set({ created_courses_count: sql<number>`created_courses_count + ${change}` })
    .where('id', '=', userId)
    .execute();
}

const toNameColumns = (name: string) => {
  const name_fold = foldArabic(name);
  return { name, name_fold, name_bare: removeArticle(name_fold) };
};

const toDescriptionColumns = (description: string) => ({ description, excerpt: toExcerpt(description) });

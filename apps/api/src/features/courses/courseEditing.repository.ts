import { articleless, foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import { adjustCounter } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { dropImages } from '../../storage/files.ts';
import { countNewCourse } from '../overview/months.repository.ts';
import { toPiastres } from '../wire.ts';
import { excerptOf } from './excerpt.ts';

/** What an editor may write into a course's own row. */
export interface CourseFields {
  name: string;
  slug: string;
  description: string;
  price: number;
  user_id: number;
  /** Its path, for courses that have one; null takes it away. */
  image?: string | null | undefined;
}

/**
 * Adds a course without categories, which only its owner counts so far: `countInsertedCourse` comes last. A slug that is
 * taken breaks `courses_slug_key`.
 */
export async function insertCourse(db: Db, fields: CourseFields) {
  const course = await db
    .insertInto('courses')
    .values({
      user_id: fields.user_id,
      slug: fields.slug,
      ...nameColumns(fields.name),
      ...descriptionColumns(fields.description),
      price_piastres: toPiastres(fields.price),
      image: fields.image ?? null,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  await countCreated(db, fields.user_id, 1);
  return course;
}

/** Counts a new course in what everything waits for: after its categories. */
export async function countInsertedCourse(db: Db, course: { created_at: string }): Promise<void> {
  await adjustCounter(db, 'courses', 1);
  await countNewCourse(db, course);
}

/** Holds a course until the transaction ends. */
export function lockCourse(db: Db, id: number) {
  return db
    .selectFrom('courses')
    .where('id', '=', id)
    .select(['id', 'user_id', 'version', 'image', 'created_at'])
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Holds the accounts that own a course and are to own it, in the order of their ids, so that they stay what they are until
 * the transaction ends.
 */
export function lockOwners(db: Db, ids: readonly number[]) {
  return db.selectFrom('users').where('id', 'in', ids).select(['id', 'role']).orderBy('id').forNoKeyUpdate().execute();
}

/** Writes the given fields of a locked course as its next version. */
export async function updateCourse(
  db: Db,
  course: { id: number; user_id: number; image: string | null },
  fields: Partial<CourseFields>,
): Promise<void> {
  const { name, slug, description, price, image, user_id = course.user_id } = fields;
  await db
    .updateTable('courses')
    .set({
      user_id,
      version: sql<number>`version + 1`,
      updated_at: sql<string>`now()`,
      ...(slug !== undefined && { slug }),
      ...(name !== undefined && nameColumns(name)),
      ...(description !== undefined && descriptionColumns(description)),
      ...(price !== undefined && { price_piastres: toPiastres(price) }),
      ...(image !== undefined && { image }),
    })
    .where('id', '=', course.id)
    .execute();
  if (image !== undefined) await dropImages(db, [course.image]);
  if (user_id === course.user_id) return;
  await countCreated(db, course.user_id, -1);
  await countCreated(db, user_id, 1);
}

/** One course more or less that a user has created. */
export async function countCreated(db: Db, userId: number, by: 1 | -1): Promise<void> {
  await db
    .updateTable('users')
    .set({ created_courses_count: sql<number>`created_courses_count + ${by}` })
    .where('id', '=', userId)
    .execute();
}

const nameColumns = (name: string) => {
  const name_fold = foldArabic(name);
  return { name, name_fold, name_bare: articleless(name_fold) };
};

const descriptionColumns = (description: string) => ({ description, excerpt: excerptOf(description) });

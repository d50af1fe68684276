import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { brokenConstraint } from '../../db/transaction.ts';
import { Problem, invalidField, notFound } from '../../problems/problem.ts';
import { setCategories } from './courseCategories.repository.ts';
import { deleteCourse } from './courseDeletion.repository.ts';
import { countInsertedCourse, insertCourse, lockCourse, lockOwners, updateCourse } from './courseEditing.repository.ts';
import { findCourse } from './courses.repository.ts';
import { adviseSlug, isReserved } from './slugs.ts';

/** Adding, changing and removing courses. */
export async function courseEditingRoutes(app: FastifyInstance): Promise<void> {
  const { db, files } = app;

  app.operation('createCourse', ({ body: { 'categories[]': categories, image: upload, ...fields }, transaction }) => {
    refuseReserved(fields.slug);
    return orTaken(
      files.saveImage(transaction, upload, async (db, image) => {
        await requireOwner(db, fields.user_id);
        const course = await insertCourse(db, { ...fields, image });
        await requireCategories(db, course.id, categories);
        await countInsertedCourse(db, course);
        return requireCourse(db, course.id);
      }),
    );
  });

  app.operation(
    'updateCourse',
    ({ db, params }) => requireCourse(db, params.course),
    ({
      params,
      body: { 'categories[]': categories, version, image: upload, remove_image, ...fields },
      transaction,
    }) => {
      if (fields.slug !== undefined) refuseReserved(fields.slug);
      const isRemoved = remove_image === 1 && upload === undefined;
      const isEdited = isRemoved || Boolean(categories ?? upload) || Object.keys(fields).length > 0;
      return orTaken(
        files.saveImage(transaction, upload, async (db, image) => {
          const course = await lockCourse(db, params.course);
          if (!course) throw notFound();
          if (version !== undefined && version !== course.version)
            throw new Problem(409, 'course_changed', { current: await requireCourse(db, course.id) });
          if (fields.user_id !== undefined) await requireOwner(db, fields.user_id, course.user_id);
          if (categories) await requireCategories(db, course.id, categories);
          if (isEdited) await updateCourse(db, course, { ...fields, image: isRemoved ? null : image });
          return requireCourse(db, course.id);
        }),
      );
    },
  );

  app.operation(
    'deleteCourse',
    ({ db, params }) => requireCourse(db, params.course),
    async ({ params, transaction }) => {
      await transaction(async (db) => {
        const course = await lockCourse(db, params.course);
        if (!course) throw notFound();
        await deleteCourse(db, course);
      });
      await files.sweep();
    },
  );

  app.operation('getSlug', ({ params, query }) => adviseSlug(db, params.slug, query.course_id));
}

/** A slug that is taken is a field error, also when it was taken just now. */
async function orTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw brokenConstraint(error) === 'courses_slug_key' ? invalidField('slug', 'slug_taken') : error;
  }
}

async function requireCourse(db: Db, id: number) {
  const course = await findCourse(db, { id });
  if (!course) throw notFound();
  return course;
}

function refuseReserved(slug: string): void {
  if (isReserved(slug)) throw invalidField('slug', 'slug_reserved');
}

/** Only teachers and admins own courses (spec §5). Who owns it so far is held as well. */
async function requireOwner(db: Db, id: number, before = id): Promise<void> {
  const accounts = await lockOwners(db, [id, before]);
  const owner = accounts.find((account) => account.id === id);
  if (!owner) throw invalidField('user_id', 'user_not_found');
  if (owner.role === 'user') throw invalidField('user_id', 'not_owner_role');
}

async function requireCategories(db: Db, courseId: number, categories: number[]): Promise<void> {
  if (!(await setCategories(db, courseId, categories))) throw invalidField('categories[]', 'category_not_found');
}

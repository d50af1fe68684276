import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { findViolatedConstraint } from '../../db/transaction.ts';
import { Problem, createFieldProblem, createNotFoundProblem } from '../../problems/problem.ts';
import { setCourseCategories } from './courseCategories.repository.ts';
import { deleteCourse } from './courseDeletion.repository.ts';
import {
  addCourseToGlobalCounts,
  insertCourseAndCount,
  lockCourse,
  lockUsers,
  updateCourse,
} from './courseEditing.repository.ts';
import { findCourse } from './courses.repository.ts';
import { getSlugAvailability, isReservedSlug } from './slugs.ts';

/** Adds, updates and deletes courses. */
export async function courseEditingRoutes(app: FastifyInstance): Promise<void> {
  const { db, files } = app;

  app.operation('createCourse', ({ body: { 'categories[]': categories, image: upload, ...fields }, transaction }) => {
    requireUnreservedSlug(fields.slug);
    return mapDuplicateSlug(
      files.saveImage(transaction, upload, async (db, image) => {
        await requireOwner(db, fields.user_id);
        const course = await insertCourseAndCount(db, { ...fields, image });
        await requireCategories(db, course.id, categories);
        await addCourseToGlobalCounts(db, course);
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
      if (fields.slug !== undefined) requireUnreservedSlug(fields.slug);
      const isRemoved = remove_image === 1 && upload === undefined;
      const isEdited = isRemoved || Boolean(categories ?? upload) || Object.keys(fields).length > 0;
      return mapDuplicateSlug(
        files.saveImage(transaction, upload, async (db, image) => {
          const course = await lockCourse(db, params.course);
          if (!course) throw createNotFoundProblem();
          if (version !== undefined && version !== course.version)
            throw new Problem(409, 'course_changed', { currentResource: await requireCourse(db, course.id) });
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
        if (!course) throw createNotFoundProblem();
        await deleteCourse(db, course);
      });
      await files.deleteOrphanedFiles();
    },
  );

  app.operation('getSlug', ({ params, query }) => getSlugAvailability(db, params.slug, query.course_id));
}

/** Converts a duplicate slug to a field error, also after a race. */
async function mapDuplicateSlug<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw findViolatedConstraint(error) === 'courses_slug_key' ? createFieldProblem('slug', 'slug_taken') : error;
  }
}

/** Finds a course as its form shows it: the length of its videos is not edited there. */
async function requireCourse(db: Db, id: number) {
  const course = await findCourse(db, { id });
  if (!course) throw createNotFoundProblem();
  const { videos_duration: _videosDuration, ...editable } = course;
  return editable;
}

function requireUnreservedSlug(slug: string): void {
  if (isReservedSlug(slug)) throw createFieldProblem('slug', 'slug_reserved');
}

/** Only teachers and admins own courses (spec §5). Also locks the current owner. */
async function requireOwner(db: Db, id: number, before = id): Promise<void> {
  const accounts = await lockUsers(db, [id, before]);
  const owner = accounts.find((account) => account.id === id);
  if (!owner) throw createFieldProblem('user_id', 'user_not_found');
  if (owner.role === 'user') throw createFieldProblem('user_id', 'not_owner_role');
}

async function requireCategories(db: Db, courseId: number, categories: number[]): Promise<void> {
  if (!(await setCourseCategories(db, courseId, categories)))
    throw createFieldProblem('categories[]', 'category_not_found');
}

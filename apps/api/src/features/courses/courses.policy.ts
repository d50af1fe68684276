import { isAdmin, isFullAdmin } from '../../access/viewer.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../db/database.ts';
import { createForbiddenProblem, createLockedProblem, createNotFoundProblem } from '../../problems/problem.ts';

/** The rights of a viewer in a course. */
export interface CourseAccess {
  /** A subscriber (pending or not), the creator, or a full admin (decision 10). */
  hasCourse: boolean;
  /** The creator or a full admin. */
  isStaff: boolean;
}

/**
 * Reads the rights of a viewer. Throws 404 if the course does not exist. In a transaction it first locks the course, so that
 * subscriptions and the owner do not change until the transaction ends.
 */
export async function getCourseAccess(db: Db, viewer: Viewer, courseId: number): Promise<CourseAccess> {
  if (db.isTransaction) await db.selectFrom('courses').where('id', '=', courseId).select('id').forKeyShare().execute();
  const course = await db
    .selectFrom('courses')
    .leftJoin('user_courses', (join) =>
      join.onRef('user_courses.course_id', '=', 'courses.id').on('user_courses.user_id', '=', viewer.id),
    )
    .where('courses.id', '=', courseId)
    .select(['courses.user_id', 'user_courses.id as link_id'])
    .executeTakeFirst();
  if (!course) throw createNotFoundProblem();
  const isStaff = course.user_id === viewer.id || isFullAdmin(viewer);
  return { isStaff, hasCourse: isStaff || course.link_id !== null };
}

/** Requires a viewer who has the course. */
export async function requireCourseMember(db: Db, viewer: Viewer, courseId: number): Promise<CourseAccess> {
  const access = await getCourseAccess(db, viewer, courseId);
  if (!access.hasCourse) throw createLockedProblem();
  return access;
}

/** Requires the creator or a full admin. */
export async function requireCourseStaff(db: Db, viewer: Viewer, courseId: number): Promise<CourseAccess> {
  const access = await getCourseAccess(db, viewer, courseId);
  if (!access.isStaff) throw createForbiddenProblem();
  return access;
}

/** Requires a viewer who may see the subscribers of a course: the creator or any admin. */
export async function requireCanViewSubscribers(db: Db, viewer: Viewer, courseId: number): Promise<void> {
  const { isStaff } = await getCourseAccess(db, viewer, courseId);
  if (!isStaff && !isAdmin(viewer)) throw createForbiddenProblem();
}

/** Whether a course exists. */
export async function courseExists(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('courses').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;
}

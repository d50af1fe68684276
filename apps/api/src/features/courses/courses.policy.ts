import { isAdmin, isFullAdmin } from '../../access/viewer.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../db/database.ts';
import { forbidden, locked, notFound } from '../../problems/problem.ts';

/** What a viewer may do with a course. */
export interface CourseAccess {
  /** A subscriber (pending or not), the creator, or a full admin (decision 10). */
  hasCourse: boolean;
  /** The creator or a full admin. */
  isStaff: boolean;
}

/**
 * Reads it; throws 404 if the course does not exist. In a transaction the course is locked first, so that nobody can
 * unsubscribe a user or change the owner: what is read after that stays true until the transaction ends.
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
  if (!course) throw notFound();
  const isStaff = course.user_id === viewer.id || isFullAdmin(viewer);
  return { isStaff, hasCourse: isStaff || course.link_id !== null };
}

/** Lets in who has the course. */
export async function requireMember(db: Db, viewer: Viewer, courseId: number): Promise<CourseAccess> {
  const access = await getCourseAccess(db, viewer, courseId);
  if (!access.hasCourse) throw locked();
  return access;
}

/** Lets in the creator and full admins. */
export async function requireStaff(db: Db, viewer: Viewer, courseId: number): Promise<CourseAccess> {
  const access = await getCourseAccess(db, viewer, courseId);
  if (!access.isStaff) throw forbidden();
  return access;
}

/** Of teachers and admins, lets in who may see a course's subscribers: the creator, and admins of both kinds. */
export async function requireCanViewSubscribers(db: Db, viewer: Viewer, courseId: number): Promise<void> {
  const { isStaff } = await getCourseAccess(db, viewer, courseId);
  if (!isStaff && !isAdmin(viewer)) throw forbidden();
}

/** Whether a course exists. */
export async function courseExists(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('courses').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;
}

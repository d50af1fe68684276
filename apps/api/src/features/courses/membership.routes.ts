import type { FastifyInstance } from 'fastify';
import { Answer } from '../../contract/types.ts';
import { brokenConstraint, transaction } from '../../db/transaction.ts';
import { invalidField } from '../../problems/problem.ts';
import { linkCourses, userExists } from './membership.repository.ts';

/** Giving courses to users. */
export async function membershipRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  /** All of the links or none: an unknown user or course is a field error. */
  async function link(userId: number, courseIds: readonly number[], pending: boolean, courseField: string) {
    try {
      return await transaction(db, async (db) => {
        if (!(await userExists(db, userId))) throw invalidField('user_id', 'user_not_found');
        const linked = await linkCourses(db, userId, courseIds, pending);
        if (!linked) throw invalidField(courseField, 'course_not_found');
        return linked;
      });
    } catch (error) {
      // The account was deleted in the meantime.
      if (brokenConstraint(error) === 'user_courses_user_id_fkey') throw invalidField('user_id', 'user_not_found');
      throw error;
    }
  }

  app.operation('createUserCourse', async ({ body }) => {
    const linked = await link(body.user_id, [body.course_id], body.pending !== 0, 'course_id');
    const [only] = linked.links;
    if (!only) throw new Error('A link that was just made is not there.');
    return new Answer(linked.createdCount > 0 ? 201 : 200, only);
  });

  app.operation('createUserCourses', async ({ body }) => {
    const { links, createdCount } = await link(body.user_id, body.course_ids, true, 'course_ids');
    return { user_courses: links, created_count: createdCount };
  });
}

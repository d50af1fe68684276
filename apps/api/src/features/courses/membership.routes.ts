import type { FastifyInstance } from 'fastify';
import { isLimitedAdmin } from '../../access/viewer.ts';
import { Answer } from '../../contract/types.ts';
import { readPage } from '../../db/paging.ts';
import { brokenConstraint, transaction } from '../../db/transaction.ts';
import { invalidField, notFound } from '../../problems/problem.ts';
import { readPersonSearch } from '../users/userFields.ts';
import { imagePair, toFlag } from '../wire.ts';
import { requireRoster } from './courses.policy.ts';
import { linkCourses, listSubscribers, unlinkCourse, userExists } from './membership.repository.ts';

/** Giving courses to users, taking them back, and who has them. */
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

  app.operation(
    'listCourseUsers',
    ({ viewer, params }) => requireRoster(db, viewer, params.id),
    async ({ viewer, params, query }) => {
      const page = readPage(query);
      const { rows, ...total } = await listSubscribers(
        db,
        app.searches,
        params.id,
        readPersonSearch(query.search),
        page,
      );
      const users = rows.map(({ image, pending, quiz_results_count, ...row }) => ({
        ...row,
        ...imagePair(image),
        pending: toFlag(pending),
        ...(!isLimitedAdmin(viewer) && { quiz_results_count }),
      }));
      return { users, ...total, ...page };
    },
  );

  app.operation('deleteCourseUser', async ({ params }) => {
    const wasThere = await transaction(db, (db) => unlinkCourse(db, params.user_id, params.id));
    if (!wasThere) throw notFound();
  });
}

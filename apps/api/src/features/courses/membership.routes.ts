import type { FastifyInstance } from 'fastify';
import { isLimitedAdmin } from '../../access/viewer.ts';
import { OperationResponse } from '../../contract/types.ts';
import type { Db } from '../../db/database.ts';
import { applyPageDefaults } from '../../db/paging.ts';
import { findViolatedConstraint } from '../../db/transaction.ts';
import { createFieldProblem, createNotFoundProblem } from '../../problems/problem.ts';
import { parsePersonSearch } from '../users/userFields.ts';
import { toImageFields, toFlag } from '../wire.ts';
import { requireCanViewSubscribers } from './courses.policy.ts';
import { subscribeToCourses, listSubscribers, unsubscribeFromCourse, userExists } from './membership.repository.ts';

/** Subscribes users to courses, unsubscribes them, and lists subscribers. */
export async function membershipRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  app.operation('createUserCourse', ({ body, transaction }) =>
    mapMissingUser(
      transaction(async (db) => {
        const request = { userId: body.user_id, courseIds: [body.course_id], pending: body.pending !== 0 };
        const { links, createdCount } = await subscribeUser(db, request, 'course_id');
        const [link] = links;
        if (!link) throw new Error('A link that was just made is not there.');
        return new OperationResponse(createdCount > 0 ? 201 : 200, link);
      }),
    ),
  );

  app.operation('createUserCourses', ({ body, transaction }) =>
    mapMissingUser(
      transaction(async (db) => {
        const request = { userId: body.user_id, courseIds: body.course_ids, pending: true };
        const { links, createdCount } = await subscribeUser(db, request, 'course_ids');
        return { user_courses: links, created_count: createdCount };
      }),
    ),
  );

  app.operation(
    'listCourseUsers',
    ({ db, viewer, params }) => requireCanViewSubscribers(db, viewer, params.id),
    async ({ viewer, params, query }) => {
      const page = applyPageDefaults(query);
      const { rows, ...total } = await listSubscribers(
        db,
        app.searchCache,
        params.id,
        parsePersonSearch(query.search),
        page,
      );
      const users = rows.map(({ image, pending, quiz_results_count, ...row }) => ({
        ...row,
        ...toImageFields(image),
        pending: toFlag(pending),
        ...(!isLimitedAdmin(viewer) && { quiz_results_count }),
      }));
      return { users, ...total, ...page };
    },
  );

  app.operation('deleteCourseUser', async ({ params, transaction }) => {
    const wasThere = await transaction((db) => unsubscribeFromCourse(db, params.user_id, params.id));
    if (!wasThere) throw createNotFoundProblem();
  });
}

interface SubscriptionRequest {
  userId: number;
  courseIds: readonly number[];
  /** Only says how the subscription came about. A pending one gives access too (decision 10). */
  pending: boolean;
}

/** Subscribes a user to all courses or to none. An unknown user or course is a field error. */
async function subscribeUser(db: Db, { userId, courseIds, pending }: SubscriptionRequest, courseField: string) {
  if (!(await userExists(db, userId))) throw createFieldProblem('user_id', 'user_not_found');
  const linked = await subscribeToCourses(db, userId, courseIds, pending);
  if (!linked) throw createFieldProblem(courseField, 'course_not_found');
  return linked;
}

/** Converts the error for a user who was deleted meanwhile to a field error. */
async function mapMissingUser<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (findViolatedConstraint(error) === 'user_courses_user_id_fkey')
      throw createFieldProblem('user_id', 'user_not_found');
    throw error;
  }
}

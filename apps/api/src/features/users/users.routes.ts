import type { FastifyInstance } from 'fastify';
import { applyPageDefaults } from '../../db/paging.ts';
import { parseSearch } from '../../db/search.ts';
import { createNotFoundProblem } from '../../problems/problem.ts';
import { listCreatedCourses, listPurchasedCourses } from '../courses/courses.repository.ts';
import { findSubscriberIds } from '../courses/membership.repository.ts';
import { findOpenDeletionRequests } from '../deletionRequests/deletionRequests.repository.ts';
import { listResultsOfUser } from '../quizzes/results.repository.ts';
import { toFlag } from '../wire.ts';
import { findUsersWithAuthenticator } from '../twoStep/authenticators.repository.ts';
import { toRole } from './accountFields.ts';
import { parsePersonSearch } from './userFields.ts';
import { requireSelfOrAdmin } from './users.policy.ts';
import { findUser, listUsers } from './users.repository.ts';
import { toUserListItem } from './users.wire.ts';

/** Lists accounts for admins, and reads one account with its courses and results. */
export async function userRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app;

  app.operation('listUsers', async ({ query }) => {
    const page = applyPageDefaults(query);
    const { rows, ...total } = await listUsers(db, app.searchCache, {
      search: parsePersonSearch(query.search),
      role: query.role && toRole(query.role),
      hasDeletionRequest: query.deletion === 'requested',
      sort: query.sort,
      page,
    });
    const { course_id } = query;
    const ids = rows.map(({ id }) => id);
    const usersWithTwoStep = await findUsersWithAuthenticator(db, ids);
    const deletionRequests = await findOpenDeletionRequests(db, ids);
    const users = rows.map((row) => ({
      ...toUserListItem(row, config),
      has_two_step: toFlag(usersWithTwoStep.has(row.id)),
      deletion_requested_at: deletionRequests.get(row.id) ?? null,
    }));
    if (course_id === undefined) return { users, ...total, ...page };
    const subscribers = await findSubscriberIds(db, course_id, ids);
    return {
      users: users.map((user) => Object.assign(user, { has_course: toFlag(subscribers.has(user.id)) })),
      ...total,
      ...page,
    };
  });

  app.operation(
    'getUser',
    ({ viewer, params }) => requireSelfOrAdmin(viewer, params.id),
    async ({ params }) => {
      const row = await findUser(db, params.id);
      if (!row) throw createNotFoundProblem();
      return {
        ...toUserListItem(row, config),
        biography: row.biography,
        email_confirmed_at: row.email_confirmed_at,
        purchased_courses: await listPurchasedCourses(db, row.id),
        created_courses: await listCreatedCourses(db, row.id),
      };
    },
  );

  app.operation(
    'listUserQuizResults',
    ({ viewer, params }) => requireSelfOrAdmin(viewer, params.id),
    async ({ params, query }) => {
      const page = applyPageDefaults(query);
      const user = await findUser(db, params.id);
      if (!user) throw createNotFoundProblem();
      const { rows, ...total } = await listResultsOfUser(db, app.searchCache, {
        userId: user.id,
        search: parseSearch(query.search),
        page,
      });
      return { quiz_results: rows.map((row) => ({ ...row, user_name: user.name })), ...total, ...page };
    },
  );
}

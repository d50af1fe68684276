import type { FastifyInstance } from 'fastify';
import { readPage } from '../../db/paging.ts';
import { readSearch } from '../../db/search.ts';
import { notFound } from '../../problems/problem.ts';
import { listCreatedCourses, listPurchasedCourses } from '../courses/courses.repository.ts';
import { filterSubscribers } from '../courses/membership.repository.ts';
import { listResultsOfUser } from '../quizzes/results.repository.ts';
import { toFlag } from '../wire.ts';
import { readRole } from './accountFields.ts';
import { readPersonSearch } from './userFields.ts';
import { requireSelf } from './users.policy.ts';
import { findUser, listUsers } from './users.repository.ts';
import { toUserListItem } from './users.wire.ts';

/** Lists accounts for admins, and reads one account with its courses and results. */
export async function userRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app;

  app.operation('listUsers', async ({ query }) => {
    const page = readPage(query);
    const { rows, ...total } = await listUsers(db, app.searches, {
      search: readPersonSearch(query.search),
      role: query.role && readRole(query.role),
      sort: query.sort,
      page,
    });
    const { course_id } = query;
    const users = rows.map((row) => toUserListItem(row, config));
    if (course_id === undefined) return { users, ...total, ...page };
    const subscribers = await filterSubscribers(
      db,
      course_id,
      users.map(({ id }) => id),
    );
    return {
      users: users.map((user) => Object.assign(user, { has_course: toFlag(subscribers.has(user.id)) })),
      ...total,
      ...page,
    };
  });

  app.operation(
    'getUser',
    ({ viewer, params }) => requireSelf(viewer, params.id),
    async ({ params }) => {
      const row = await findUser(db, params.id);
      if (!row) throw notFound();
      return {
        ...toUserListItem(row, config),
        purchased_courses: await listPurchasedCourses(db, row.id),
        created_courses: await listCreatedCourses(db, row.id),
      };
    },
  );

  app.operation(
    'listUserQuizResults',
    ({ viewer, params }) => requireSelf(viewer, params.id),
    async ({ params, query }) => {
      const page = readPage(query);
      const user = await findUser(db, params.id);
      if (!user) throw notFound();
      const { rows, ...total } = await listResultsOfUser(db, app.searches, {
        userId: user.id,
        search: readSearch(query.search),
        page,
      });
      return { quiz_results: rows.map((row) => ({ ...row, user_name: user.name })), ...total, ...page };
    },
  );
}

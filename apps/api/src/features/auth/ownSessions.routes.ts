import type { FastifyInstance } from 'fastify';
import { createNotFoundProblem } from '../../problems/problem.ts';
import { toFlag } from '../wire.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './ownSessions.repository.ts';

/** The devices on which a user is signed in: the sessions of their account. */
export async function ownSessionRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app;

  app.operation('listMySessions', async ({ viewer }) => {
    const { rows, total } = await listOwnSessions(db, viewer, config);
    const { maxStudentDevices } = config.session;
    return {
      sessions: rows.map(({ browser, system, ...row }) => ({
        ...row,
        browser: browser || null,
        system: system || null,
        is_current: toFlag(row.id === viewer.sessionId),
      })),
      total,
      max_devices: (viewer.role === 'user' && maxStudentDevices) || null,
    };
  });

  app.operation('endMySession', ({ viewer: { id: userId }, params: { id }, transaction }) =>
    transaction(
      async (db) => {
        if (!(await endOwnSession(db, userId, id))) throw createNotFoundProblem();
      },
      { lockSessionsOfUserId: userId },
    ),
  );

  app.operation('endMyOtherSessions', ({ viewer: { id: userId }, transaction }) =>
    transaction((db, { viewer }) => endOtherSessions(db, viewer), { lockSessionsOfUserId: userId }),
  );
}

import type { FastifyInstance } from 'fastify';
import { isFullAdmin } from '../../access/viewer.ts';
import { forbidden } from '../../problems/problem.ts';
import { requireStaff } from '../courses/courses.policy.ts';
import { countLossesByKind, findCourseIds } from './losses.repository.ts';

/** Reads what a delete would also remove, for its confirmation dialog. */
export async function lossesRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  app.operation(
    'countLosses',
    async ({ db, viewer, query: { of, ids } }) => {
      if (of === 'courses' || of === 'users') {
        if (!isFullAdmin(viewer)) throw forbidden();
      } else {
        for (const course of await findCourseIds(db, of, toIds(ids))) await requireStaff(db, viewer, course);
      }
    },
    ({ query: { of, ids } }) => countLossesByKind[of](db, toIds(ids)),
  );
}

const toIds = (list: string) => list.split(',').map(Number);

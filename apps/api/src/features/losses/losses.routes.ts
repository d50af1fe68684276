import type { FastifyInstance } from 'fastify';
import { isFullAdmin } from '../../access/viewer.ts';
import { createForbiddenProblem } from '../../problems/problem.ts';
import { requireCourseStaff } from '../courses/courses.policy.ts';
import { lossCounters, findQuizCourseIds } from './losses.repository.ts';

/** Reads what a delete would also remove, for its confirmation dialog. */
export async function lossesRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  app.operation(
    'countLosses',
    async ({ db, viewer, query: { of, ids } }) => {
      if (of === 'courses' || of === 'users') {
        if (!isFullAdmin(viewer)) throw createForbiddenProblem();
      } else {
        for (const course of await findQuizCourseIds(db, of, toIds(ids))) await requireCourseStaff(db, viewer, course);
      }
    },
    ({ query: { of, ids } }) => lossCounters[of](db, toIds(ids)),
  );
}

const toIds = (list: string) => list.split(',').map(Number);

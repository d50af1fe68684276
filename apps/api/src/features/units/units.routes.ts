import type { FastifyInstance } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/database.ts';
import { Problem, createNotFoundProblem } from '../../problems/problem.ts';
import { toCourseKey } from '../courses/courseKey.ts';
import type { CourseKey } from '../courses/courseKey.ts';
import { requireCourseStaff } from '../courses/courses.policy.ts';
import { requireItemsOfCourse } from './checkUnits.ts';
import { findCourseUnits, lockCourseUnits, replaceCourseUnits } from './units.repository.ts';

/** Reads and replaces the units of a course. */
export async function unitRoutes(app: FastifyInstance): Promise<void> {
  app.operation('getCourseUnits', ({ params }) => requireCourseUnits(app.db, toCourseKey(params.course)));

  app.operation(
    'replaceCourseUnits',
    ({ db, viewer, params }) => requireCourseStaff(db, viewer, params.course),
    ({ params: { course: id }, body: { version, units }, transaction }) =>
      transaction(async (db) => {
        const currentVersion = await lockCourseUnits(db, id);
        if (currentVersion === undefined) throw createNotFoundProblem();
        if (version !== currentVersion) {
          const current = await requireCourseUnits(db, { id });
          // A repeated request whose first response was lost is no conflict.
          if (isDeepStrictEqual(current.units, units)) return current;
          throw new Problem(409, 'units_changed', { currentResource: current });
        }
        await requireItemsOfCourse(db, id, units);
        await replaceCourseUnits(db, id, units);
        return requireCourseUnits(db, { id });
      }),
  );
}

async function requireCourseUnits(db: Db, key: CourseKey) {
  const units = await findCourseUnits(db, key);
  if (!units) throw createNotFoundProblem();
  return units;
}

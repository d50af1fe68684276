import type { FastifyInstance } from 'fastify';
import { isAdmin, isLimitedAdmin } from '../../access/viewer.ts';
import { readAccountCounts, listTopCourses, readMonthlyCounts, readOverviewTotals } from './overview.repository.ts';

/** Reads the overview of the dashboard. */
export async function overviewRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  app.operation(
    'getOverview',
    // The owner of the courses; undefined for all courses.
    ({ viewer }) => (isAdmin(viewer) ? undefined : viewer.id),
    async ({ viewer, resource: owner }) => {
      const shown = isLimitedAdmin(viewer) ? withoutMarks : <T extends Marks>(numbers: T) => numbers;
      const accounts = owner === undefined ? await readAccountCounts(db) : {};
      return {
        scope: owner === undefined ? ('platform' as const) : ('own' as const),
        totals: { ...shown(await readOverviewTotals(db, owner)), ...accounts },
        months: await readMonthlyCounts(db, owner),
        courses: (await listTopCourses(db, owner)).map((course) => shown(course)),
      };
    },
  );
}

interface Marks {
  quiz_results_count: number;
  average_mark: number | null;
  marks_spread: number[];
  value: number;
}

/** Removes marks and money, which limited admins may not see. */
function withoutMarks<T extends Marks>(numbers: T): Omit<T, keyof Marks> {
  const {
    quiz_results_count: _results,
    average_mark: _average,
    marks_spread: _spread,
    value: _value,
    ...rest
  } = numbers;
  return rest;
}

import type { FastifyInstance } from 'fastify';
import { listNewestCourses, listPopularCourses } from '../courses/courses.repository.ts';
import { listTeachersWithMostCourses, readPublicTotals } from './home.repository.ts';

/** Reads what the home page shows above the list of courses. */
export async function homeRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  app.operation('getHome', async () => {
    const [totals, newest_courses, popular_courses, teachers] = await Promise.all([
      readPublicTotals(db),
      listNewestCourses(db),
      listPopularCourses(db),
      listTeachersWithMostCourses(db),
    ]);
    return { ...totals, newest_courses, popular_courses, teachers };
  });
}

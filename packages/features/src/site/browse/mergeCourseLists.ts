import type { ListCoursesResult } from '@fanous/api-client/generated/queries.ts';
import type { CourseCardData } from './findCachedCourses.ts';

/** Four full rows of a wide screen. */
export const coursesPerPage = 12;

/** The shown part of a course list. */
export interface CourseListData {
  courses: CourseCardData[];
  /** The number of courses in the whole list. */
  total: number;
}

/**
 * Merges responses into one list. Pages of one list are joined. Lists of several categories are merged, newest first and
 * without duplicates. The result is exact, because each list has the newest courses of its category.
 */
export function mergeCourseLists(
  results: ListCoursesResult[],
  categoryIds: number[] | undefined,
  pages: number,
): CourseListData {
  const allCourses = results.flatMap(({ courses }) => courses);
  if (categoryIds === undefined || categoryIds.length === 1)
    return { courses: allCourses, total: results[0]?.total ?? 0 };
  const uniqueCourses = [...new Map(allCourses.map((course) => [course.id, course])).values()];
  const total = results.reduce((sum, answer) => sum + answer.total, 0) - (allCourses.length - uniqueCourses.length);
  const newestFirst = uniqueCourses.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  return { courses: newestFirst.slice(0, pages * coursesPerPage), total };
}

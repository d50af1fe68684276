import type { ListCoursesResult } from '@fanous/api-client/generated/queries.ts';
import type { CourseCardData } from './findCachedCourses.ts';

/** Four full rows of a wide screen. */
export const coursesPerPage = 12;

/** A list of courses, as far as it is shown. */
export interface CourseListData {
  courses: CourseCardData[];
  /** How many there are in all. */
  total: number;
}

/**
 * One list out of what was answered. Pages of one list follow each other. Lists of several categories are sorted into
 * one, newest first, a course that is in two of them once; as each holds its newest, what is shown of the whole is exact.
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

import type { ListCoursesResult } from '@fanous/api-client/generated/queries.ts';
import { rankNameStart } from '@fanous/arabic/match';
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
 * Merges responses into one list. Pages of one list are joined. Lists of several categories are merged without duplicates, newest
 * first. The result is exact, because each list has the newest courses of its category. With a search, names that start with it come
 * first, and the others in the order of their lists, which have the best matches first.
 */
export function mergeCourseLists(
  results: ListCoursesResult[],
  categoryIds: number[] | undefined,
  pages: number,
  search: string,
): CourseListData {
  const allCourses = results.flatMap(({ courses }) => courses);
  if (categoryIds === undefined || categoryIds.length === 1)
    return { courses: allCourses, total: results[0]?.total ?? 0 };
  const uniqueCourses = [...new Map(allCourses.map((course) => [course.id, course])).values()];
  const total = results.reduce((sum, answer) => sum + answer.total, 0) - (allCourses.length - uniqueCourses.length);
  const places = new Map(results.flatMap(({ courses }) => courses.map(({ id }, place) => [id, place])));
  const getPlace = ({ id }: CourseCardData) => places.get(id) ?? 0;
  const compareMatches = (a: CourseCardData, b: CourseCardData) =>
    search === '' ? 0 : rankNameStart(a.name, search) - rankNameStart(b.name, search) || getPlace(a) - getPlace(b);
  const sorted = uniqueCourses.toSorted((a, b) => compareMatches(a, b) || b.created_at.localeCompare(a.created_at));
  return { courses: sorted.slice(0, pages * coursesPerPage), total };
}

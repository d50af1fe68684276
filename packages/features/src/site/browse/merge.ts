import type { ListCoursesResult } from '@fanous/api-client/generated/queries.ts';
import type { CourseCardData } from './knownCourses.ts';

/** Four full rows of a wide screen. */
export const coursesPerPage = 12;

/** A list of courses, as far as it is shown. */
export interface Merged {
  courses: CourseCardData[];
  /** How many there are in all. */
  total: number;
}

/**
 * One list out of what was answered. Pages of one list follow each other. Lists of several categories are sorted into
 * one, newest first, a course that is in two of them once; as each holds its newest, what is shown of the whole is exact.
 */
export function merge(answers: ListCoursesResult[], categoryIds: number[] | undefined, pages: number): Merged {
  const all = answers.flatMap(({ courses }) => courses);
  if (categoryIds === undefined || categoryIds.length === 1) return { courses: all, total: answers[0]?.total ?? 0 };
  const once = [...new Map(all.map((course) => [course.id, course])).values()];
  const total = answers.reduce((sum, answer) => sum + answer.total, 0) - (all.length - once.length);
  const newestFirst = once.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  return { courses: newestFirst.slice(0, pages * coursesPerPage), total };
}

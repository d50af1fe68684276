import type { Schema } from '@fanous/api-client/client';

const maxCourses = 4;

interface HomeCourse {
  course: Schema<'CourseCard'>;
  /** How much of the course is done. Undefined if it was not begun. */
  percent: number | undefined;
}

/** Picks the courses of the home page: those that the student has begun, latest first, and then others. */
export function pickHomeCourses(
  started: readonly Schema<'StartedCourse'>[],
  purchased: readonly Schema<'CourseCard'>[],
): HomeCourse[] {
  const startedIds = new Set(started.map(({ course }) => course.id));
  const others = purchased.filter(({ id }) => !startedIds.has(id));
  return [
    ...started.map(({ course, percent }) => ({ course, percent })),
    ...others.map((course) => ({ course, percent: undefined })),
  ].slice(0, maxCourses);
}

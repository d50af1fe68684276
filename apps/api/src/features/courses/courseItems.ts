import { createFieldProblem } from '../../problems/problem.ts';

/** Throws if an edit would move an item to another course. */
export function requireUnchangedCourse(item: { course_id: number }, courseId: number | undefined): void {
  if (courseId !== undefined && courseId !== item.course_id) throw createFieldProblem('course_id', 'other_course');
}

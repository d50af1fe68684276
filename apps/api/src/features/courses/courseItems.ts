import { invalidField } from '../../problems/problem.ts';

/** What lies in a course stays there: an edit may name the course, but not another one. */
export function sameCourse(item: { course_id: number }, courseId: number | undefined): void {
  if (courseId !== undefined && courseId !== item.course_id) throw invalidField('course_id', 'other_course');
}

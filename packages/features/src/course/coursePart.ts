import type { Chosen } from './useChosen.ts';
import type { CourseView } from './useCourse.ts';

/** What every part of a course page is given. */
export interface CoursePartProps {
  course: NonNullable<CourseView['course']>;
  standing: CourseView['standing'];
  chosen: Chosen;
  /** Opens the ways to pay and goes there. */
  onSubscribe: () => void;
}

import type { Course, CourseAccess } from './courseAccess.ts';
import type { SelectedItem } from './useSelectedItem.ts';

/** The props of each section of the course page that lists items. */
export interface CourseSectionProps {
  course: Course;
  access: CourseAccess;
  selectedItem: SelectedItem;
  /** Opens the payment methods and moves the focus there. */
  onSubscribe: () => void;
}

import type { GetPublicCourseResult } from '@fanous/api-client/generated/queries.ts';
import type { BadgeProps } from '@fanous/ui/feedback/Badge';
import { type Held, useCounted } from './useCounted.ts';

/** One thing that a course holds, counted in words. */
export interface CourseFact {
  icon: NonNullable<BadgeProps['icon']>;
  text: string;
}

const icons: [Held, CourseFact['icon']][] = [
  ['videos', 'video'],
  ['quizzes', 'list-checks'],
  ['records', 'headphones'],
  ['pdfs', 'file-text'],
  ['summaries', 'notebook'],
];

/** What a course holds. What there is none of is not said. */
export function useCourseFacts(course: Pick<GetPublicCourseResult, Held>): CourseFact[] {
  const counted = useCounted();
  return icons.flatMap(([held, icon]) => {
    const count = course[held].length;
    return count > 0 ? [{ icon, text: counted[held](count) }] : [];
  });
}

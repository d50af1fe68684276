import type { Schema } from '@fanous/api-client/client';
import { Section } from '@fanous/ui/layout/Section';
import { CourseGrid } from '@fanous/ui/learning/CourseGrid';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CourseTile } from '../../shared/course/CourseTile.tsx';

interface CourseRowProps {
  /** The id of the heading. */
  id: string;
  title: string;
  courses: Schema<'CourseCard'>[];
  /** What the cards tell of their course. */
  fact: 'lessons' | 'subscribers';
}

// Fewer would leave a line with gaps.
const coursesPerRow = 4;

/** Four courses under a heading. On phones each card is a row with a small cover. */
export function CourseRow({ id, title, courses, fact }: CourseRowProps) {
  const { t } = useLingui();
  // A question bank has no lessons, and will have none.
  const lessons = (count: number) => count > 0 && t`${plural(count, { one: '# lesson', other: '# lessons' })}`;
  const subscribers = (count: number) => t`${plural(count, { one: '# subscriber', other: '# subscribers' })}`;
  if (courses.length < coursesPerRow) return null;
  return (
    <Section id={id} title={title}>
      <CourseGrid label={title} columns="four">
        {courses.map((course) => (
          <CourseTile
            key={course.id}
            course={course}
            compactLayout="row"
            meta={fact === 'lessons' ? lessons(course.videos_count) : subscribers(course.users_count)}
          />
        ))}
      </CourseGrid>
    </Section>
  );
}

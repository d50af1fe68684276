import type { GetPublicCourseResult } from '@fanous/api-client/generated/queries.ts';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { CourseGrid } from '@fanous/ui/learning/CourseGrid';
import { useLingui } from '@lingui/react/macro';
import { CourseTile } from '../../shared/course/CourseTile.tsx';

interface SimilarCoursesProps {
  courses: GetPublicCourseResult['similar_courses'];
}

/** Courses that share a category with this one. */
export function SimilarCourses({ courses }: SimilarCoursesProps) {
  const { t } = useLingui();
  if (courses.length === 0) return null;
  const title = t`Similar courses`;
  return (
    <Stack as="section" gap="s6" aria-labelledby="similar">
      <Heading level={2} id="similar">
        {title}
      </Heading>
      <CourseGrid label={title}>
        {courses.map((course) => (
          <CourseTile key={course.id} course={course} compactLayout="row" />
        ))}
      </CourseGrid>
    </Stack>
  );
}

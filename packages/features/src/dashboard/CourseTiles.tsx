import type { Schema } from '@fanous/api-client/client';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Stack } from '@fanous/ui/layout/Stack';
import { CourseGrid } from '@fanous/ui/learning/CourseGrid';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CourseTile } from '../shared/CourseTile.tsx';

interface CourseTilesProps {
  /** Missing while they are being loaded. */
  courses: Schema<'CourseCard'>[] | undefined;
}

/** One's courses as cards; on a phone each is a row with a small cover. */
export function CourseTiles({ courses }: CourseTilesProps) {
  const { t } = useLingui();
  const subscribers = (count: number) =>
    t`${plural(count, { 0: 'No subscribers yet', one: '# subscriber', other: '# subscribers' })}`;
  return (
    <CourseGrid label={t`My courses`}>
      {courses?.map((course) => (
        <CourseTile
          key={course.id}
          course={course}
          narrow="row"
          headingLevel={2}
          fact={subscribers(course.users_count)}
        />
      )) ??
        [1, 2, 3].map((card) => (
          <Stack key={card} aria-busy>
            <Skeleton shape="cover" />
            <Skeleton width="wide" />
            <Skeleton width="half" />
          </Stack>
        ))}
    </CourseGrid>
  );
}

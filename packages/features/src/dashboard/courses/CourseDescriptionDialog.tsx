import { getPublicCourseQuery } from '@fanous/api-client/generated/queries.ts';
import { getTextDirection } from '@fanous/arabic/textDir';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import type { CourseRow } from './useCourseColumns.tsx';

export interface CourseDescriptionDialogProps {
  course: Pick<CourseRow, 'name' | 'slug'>;
  onClose: () => void;
}

/** Shows the whole description of a course. The list has only an excerpt. */
export function CourseDescriptionDialog({ course: { name, slug }, onClose }: CourseDescriptionDialogProps) {
  const { api } = useApp();
  const course = useQuery(getPublicCourseQuery(api, { path: { slug } }));
  return (
    <Dialog isOpen title={<Bidi>{name}</Bidi>} onClose={onClose}>
      <Stack gap="s4">
        {course.data?.description.split(/\n+/).map((paragraph) => (
          <Text key={paragraph} dir={getTextDirection(paragraph)} measure>
            {paragraph}
          </Text>
        )) ??
          (course.error ? (
            <QueryFailure isPageSection error={course.error} retry={course.refetch} isRetrying={course.isFetching} />
          ) : (
            <Stack aria-busy>
              <Skeleton width="wide" />
              <Skeleton width="half" />
            </Stack>
          ))}
      </Stack>
    </Dialog>
  );
}

import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Card } from '@fanous/ui/layout/Card';
import { Stack } from '@fanous/ui/layout/Stack';
import { CourseGrid } from '@fanous/ui/learning/CourseGrid';

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Shown while courses load. */
export function CourseSkeletons({ label }: { label: string }) {
  return (
    <CourseGrid label={label}>
      {skeletonKeys.map((key) => (
        <Card key={key} padding="s0" clip>
          <Skeleton shape="cover" />
          <Card padding="s5">
            <Stack gap="s4">
              <Skeleton width="wide" />
              <Skeleton width="half" />
            </Stack>
          </Card>
        </Card>
      ))}
    </CourseGrid>
  );
}

import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Stack } from '@fanous/ui/layout/Stack';

export function LoadingCourse() {
  return (
    <Stack gap="s3">
      <Skeleton shape="block" />
      <Skeleton shape="text" />
    </Stack>
  );
}

import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Stack } from '@fanous/ui/layout/Stack';

/** Shown while the account loads. */
export function ProfileSkeleton() {
  return (
    <Stack gap="s7" aria-busy>
      <Skeleton shape="block" />
      {[1, 2, 3].map((field) => (
        <Stack key={field} gap="s3">
          <Skeleton width="third" />
          <Skeleton shape="block" />
        </Stack>
      ))}
    </Stack>
  );
}

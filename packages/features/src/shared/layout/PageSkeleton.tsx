import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Stack } from '@fanous/ui/layout/Stack';

const paragraphs = [0, 1, 2];

/** The placeholder of any page: a title and some text. */
export function PageSkeleton() {
  return (
    <Stack gap="s7">
      <Skeleton width="third" />
      {paragraphs.map((paragraph) => (
        <Stack key={paragraph} gap="s3">
          <Skeleton shape="block" />
          <Skeleton width="wide" />
          <Skeleton width="half" />
        </Stack>
      ))}
    </Stack>
  );
}

import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Card } from '@fanous/ui/layout/Card';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';

/** Shown while a quiz loads. */
export function QuizSkeleton() {
  const { t } = useLingui();
  return (
    <Stack gap="s7" aria-busy aria-label={t`Loading the quiz`} as="section">
      <Skeleton width="wide" />
      {[1, 2].map((card) => (
        <Card key={card}>
          <Stack>
            <Skeleton width="third" />
            <Skeleton />
            <Skeleton width="half" />
            <Skeleton width="half" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

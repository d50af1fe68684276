import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { AsideLayout } from '@fanous/ui/shells/AsideLayout';
import { Card } from '@fanous/ui/layout/Card';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';

/** Shown while a course loads. */
export function CourseSkeleton() {
  const { t } = useLingui();
  return (
    <Stack as="section" aria-busy aria-label={t`Loading the course`}>
      <AsideLayout
        asideLabel={t`Subscription`}
        header={
          <Stack gap="s6">
            <Skeleton width="third" />
            <Skeleton width="wide" />
            <Skeleton shape="cover" />
          </Stack>
        }
        aside={
          <Card padding="s7">
            <Stack>
              <Skeleton width="half" />
              <Skeleton shape="block" />
              <Skeleton />
              <Skeleton />
            </Stack>
          </Card>
        }
      >
        <Stack>
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </Stack>
      </AsideLayout>
    </Stack>
  );
}

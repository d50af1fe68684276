import type { GetPublicCourseResult } from '@fanous/api-client/generated/queries.ts';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Badge } from '@fanous/ui/feedback/Badge';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Card } from '@fanous/ui/layout/Card';
import { Divider } from '@fanous/ui/layout/Divider';
import { ForVisitors } from '@fanous/ui/layout/ForVisitors';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { PaymentMethods } from '@fanous/ui/learning/PaymentMethods';
import { Price } from '@fanous/ui/learning/Price';
import { Icon } from '@fanous/ui/media/Icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../paths.ts';
import { PlainSubscribe } from './PlainSubscribe.tsx';
import type { CourseView } from './useCourse.ts';
import { useCourseFacts } from './useCourseFacts.ts';
import { paymentHeading } from './usePaymentChooser.ts';
import { usePaymentLabels } from './usePaymentLabels.ts';

interface SubscribeCardProps {
  course: GetPublicCourseResult;
  standing: CourseView['standing'];
  isChoosing: boolean;
  onToggle: () => void;
}

/** What the course costs and holds, and the way to it; for who has it, that they have it. */
export function SubscribeCard({ course, standing, isChoosing, onToggle }: SubscribeCardProps) {
  const { t } = useLingui();
  const facts = useCourseFacts(course);
  const payment = usePaymentLabels();
  return (
    <Card padding="s7">
      <Stack gap="s6">
        {standing === 'member' ? (
          <Inline>
            <Badge tone="success" icon="circle-check">
              <Trans>You have this course</Trans>
            </Badge>
          </Inline>
        ) : (
          <ForVisitors>
            <Price amount={course.price} label={t`Course price`} size="large" />
            {standing === 'unknown' ? (
              // Whether a button belongs here is being asked: its place is kept, so that nothing jumps.
              <Skeleton shape="block" />
            ) : course.price === 0 ? (
              // There is no way to choose where there is nothing to pay.
              <ButtonLink tone="accent" size="large" fill href={paths.wallet.to({ slug: course.slug })}>
                <Trans>Subscribe</Trans>
              </ButtonLink>
            ) : (
              <>
                <PaymentMethods
                  isOpen={isChoosing}
                  onToggle={onToggle}
                  walletHref={paths.wallet.to({ slug: course.slug })}
                  labels={payment}
                  headingId={paymentHeading}
                />
                <PlainSubscribe slug={course.slug} />
              </>
            )}
          </ForVisitors>
        )}
        {facts.length > 0 && (
          <>
            <Divider />
            <Stack as="section" gap="s4" aria-labelledby="content">
              <Heading level={2} look="h3" id="content">
                <Trans>Course content</Trans>
              </Heading>
              <Stack as="ul" gap="s3">
                {facts.map(({ icon, text }) => (
                  <Inline as="li" key={icon} gap="s3">
                    <Icon name={icon} />
                    <Text as="span">{text}</Text>
                  </Inline>
                ))}
              </Stack>
            </Stack>
          </>
        )}
      </Stack>
    </Card>
  );
}

import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Badge } from '@fanous/ui/feedback/Badge';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Card } from '@fanous/ui/layout/Card';
import { SignedOutOnly } from '@fanous/ui/layout/SignedOutOnly';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { PaymentMethods } from '@fanous/ui/learning/PaymentMethods';
import { Price } from '@fanous/ui/learning/Price';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Course, CourseAccess } from './courseAccess.ts';
import { CourseItemCounts } from './CourseItemCounts.tsx';
import { NoScriptSubscribeLink } from './NoScriptSubscribeLink.tsx';
import { type PaymentMethodsState, paymentHeadingId } from './usePaymentMethodsState.ts';
import { usePaymentLabels } from './usePaymentLabels.ts';

interface SubscribeCardProps {
  course: Course;
  access: CourseAccess;
  payment: PaymentMethodsState;
}

/** The price of the course and the ways to get it, or that the viewer has it. Then what it contains. */
export function SubscribeCard({ course, access, payment }: SubscribeCardProps) {
  const { t } = useLingui();
  const paymentLabels = usePaymentLabels();
  return (
    <Card padding="s7">
      <Stack gap="s6">
        {access.viewer === 'subscribed' ? (
          <Inline>
            <Badge tone="success" icon="circle-check">
              <Trans>You have this course</Trans>
            </Badge>
          </Inline>
        ) : (
          <SignedOutOnly>
            <Price amount={course.price} label={t`Course price`} size="large" />
            {access.viewer === 'unknown' ? (
              // Keeps the place of the button, so that nothing jumps.
              <Skeleton shape="block" />
            ) : course.price === 0 ? (
              <ButtonLink tone="accent" size="large" fullWidth href={access.paymentHref}>
                <Trans>Subscribe</Trans>
              </ButtonLink>
            ) : (
              <>
                <PaymentMethods
                  isOpen={payment.isOpen}
                  onToggle={payment.toggle}
                  walletHref={access.paymentHref}
                  labels={paymentLabels}
                  headingId={paymentHeadingId}
                />
                <NoScriptSubscribeLink href={access.paymentHref} />
                <Text tone="muted" size="small">
                  <Trans>
                    Pay from your mobile wallet, then send us a photo of the receipt. We activate your subscription once
                    we have checked it.
                  </Trans>
                </Text>
              </>
            )}
          </SignedOutOnly>
        )}
        <CourseItemCounts course={course} />
      </Stack>
    </Card>
  );
}

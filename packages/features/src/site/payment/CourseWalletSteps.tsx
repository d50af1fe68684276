import type { GetPublicCourseResult, GetSettingsResult } from '@fanous/api-client/generated/queries.ts';
import { Link } from '@fanous/ui/actions/Link';
import { Ltr } from '@fanous/ui/intl/Bidi';
import { Text } from '@fanous/ui/layout/Text';
import { WalletSteps } from '@fanous/ui/learning/WalletSteps';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { CourseMessageLinks } from './CourseMessageLinks.tsx';

interface CourseWalletStepsProps {
  course: Pick<GetPublicCourseResult, 'name' | 'price' | 'slug'>;
  settings: GetSettingsResult;
}

const renderPayStep = (price: string, number: string) => (
  <Trans>
    Pay {price} to the wallet number <Ltr>{number}</Ltr>.
  </Trans>
);

/** The steps to get a course by mobile wallet. A free course is requested: users cannot add it themselves. */
export function CourseWalletSteps({ course, settings }: CourseWalletStepsProps) {
  const { t } = useLingui();
  const isSignedIn = useSession() !== null;
  const isFree = course.price === 0;
  return (
    <WalletSteps
      price={course.price}
      walletNumber={settings.wallet_number}
      sendLinks={<CourseMessageLinks course={course} links={settings.social_links} />}
      detailsHint={
        !isSignedIn && (
          <Text tone="muted">
            <Trans>
              No account yet?{' '}
              <Link href={paths.signup.to({ next: paths.wallet.to({ slug: course.slug }) })}>Create account</Link>
            </Trans>
          </Text>
        )
      }
      labels={{
        pay: renderPayStep,
        walletNumber: t`Wallet number`,
        copy: t`Copy number`,
        copied: t`Number copied`,
        send: isFree ? (
          <Trans>Write to us through our page or the messaging app. There is nothing to pay.</Trans>
        ) : (
          <Trans>Send a photo of the receipt through our page or the messaging app.</Trans>
        ),
        details: (
          <Trans>Include your name, your phone number, the email you registered with, and the course name.</Trans>
        ),
        access: isFree ? (
          <Trans>We activate your subscription.</Trans>
        ) : (
          <Trans>We activate your subscription once we have checked the receipt.</Trans>
        ),
      }}
    />
  );
}

import type { GetPublicCourseResult, GetSettingsResult } from '@fanous/api-client/generated/queries.ts';
import { CopyField } from '@fanous/ui/actions/CopyField';
import { Link } from '@fanous/ui/actions/Link';
import { Ltr } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Steps, type StepsProps } from '@fanous/ui/layout/Steps';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { formatWalletNumber } from './formatWalletNumber.ts';

interface WalletStepsProps {
  course: Pick<GetPublicCourseResult, 'name' | 'price' | 'slug'>;
  settings: GetSettingsResult;
}

/** The steps to get a course by mobile wallet. A free course is requested: users cannot add it themselves. */
export function WalletSteps({ course, settings }: WalletStepsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const isSignedIn = useSession() !== null;
  const isFree = course.price === 0;
  const price = format.price(course.price);
  const number = formatWalletNumber(settings.wallet_number);

  const payStep = {
    id: 'pay',
    title: (
      <Trans>
        Pay {price} to the wallet number <Ltr>{number}</Ltr>.
      </Trans>
    ),
    content: (
      <CopyField
        label={t`Wallet number`}
        value={number}
        copyValue={settings.wallet_number}
        copyLabel={t`Copy number`}
        copiedLabel={t`Number copied`}
      />
    ),
  };
  const contactStep = {
    id: 'contact',
    title: isFree ? (
      <Trans>Write to us through our page or the messaging app. There is nothing to pay.</Trans>
    ) : (
      <Trans>Send a photo of the receipt through our page or the messaging app.</Trans>
    ),
    content: <ContactLinks course={course} links={settings.social_links} />,
  };
  const detailsStep = {
    id: 'details',
    title: <Trans>Include your name, your phone number, the email you registered with, and the course name.</Trans>,
    content: !isSignedIn && (
      <Text tone="muted">
        <Trans>
          No account yet?{' '}
          <Link href={paths.signup.to({ next: paths.wallet.to({ slug: course.slug }) })}>Create account</Link>
        </Trans>
      </Text>
    ),
  };
  const accessStep = {
    id: 'access',
    title: isFree ? (
      <Trans>We activate your subscription.</Trans>
    ) : (
      <Trans>We activate your subscription once we have checked the receipt.</Trans>
    ),
  };
  const items: StepsProps['items'] = isFree
    ? [contactStep, detailsStep, accessStep]
    : [payStep, contactStep, detailsStep, accessStep];
  return <Steps items={items} />;
}

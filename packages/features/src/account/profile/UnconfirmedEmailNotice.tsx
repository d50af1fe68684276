import { Banner } from '@fanous/ui/feedback/Banner';
import { EmailOrUrl } from '@fanous/ui/intl/EmailOrUrl';
import { Trans } from '@lingui/react/macro';
import { SendConfirmationLinkButton } from '../emailConfirmation/SendConfirmationLinkButton.tsx';

/** Says that the e-mail of the account is not confirmed. */
export function UnconfirmedEmailNotice({ email }: { email: string }) {
  return (
    <Banner action={<SendConfirmationLinkButton variant="outline" />}>
      <Trans>
        Your email <EmailOrUrl>{email}</EmailOrUrl> is not confirmed. Confirm it with the link that we send you.
      </Trans>
    </Banner>
  );
}

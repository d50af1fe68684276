import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Link } from '@fanous/ui/actions/Link';
import { EmailOrUrl } from '@fanous/ui/intl/EmailOrUrl';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import type { ConfirmationFailure } from './confirmationFailure.ts';
import { SendConfirmationLinkButton } from './SendConfirmationLinkButton.tsx';

interface FailedConfirmationProps {
  failure: ConfirmationFailure;
  /** Focuses the heading, because the pressed button is gone. */
  autoFocus: boolean;
}

/** Says why a link does not confirm the e-mail, and offers a new one. */
export function FailedConfirmation({ failure, autoFocus }: FailedConfirmationProps) {
  const { t } = useLingui();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (autoFocus) headingRef.current?.focus();
  }, [autoFocus]);
  const { title, description } = {
    email_link_used: {
      title: t`Your email is confirmed`,
      description: t`This link was used before. There is nothing left to do.`,
    },
    email_link_expired: {
      title: t`This link has expired`,
      description: t`Ask for a new one.`,
    },
    email_link_unknown: {
      title: t`This link does not work`,
      description: t`Perhaps a newer one has replaced it. Open the link in the latest message, or ask for a new one.`,
    },
    incomplete: {
      title: t`This link is incomplete`,
      description: t`Open it from the message again, or ask for a new one.`,
    },
  }[failure];
  return (
    <AuthFrame
      seed="fanous-login"
      title={title}
      description={description}
      headingRef={headingRef}
      footer={
        <Link variant="standalone" href={paths.home.to()}>
          <Trans>Go To Home Page</Trans>
        </Link>
      }
    >
      {failure !== 'email_link_used' && <NewLink />}
    </AuthFrame>
  );
}

/** Sends a new link to a signed-in user. Others log in first. */
function NewLink() {
  const email = useSession()?.data.email;
  const settings = useQuery(getSettingsQuery(useApp().api)).data;
  if (settings?.email_confirmation !== 1) return null;
  if (email !== undefined)
    return (
      <Stack gap="s4">
        <Text>
          <Trans>
            We send the link to <EmailOrUrl>{email}</EmailOrUrl>.
          </Trans>
        </Text>
        <SendConfirmationLinkButton tone="accent" size="large" fullWidth />
      </Stack>
    );
  return (
    <Stack gap="s4">
      <Text>
        <Trans>Log in to get a new link. Your profile has a button for it.</Trans>
      </Text>
      <ButtonLink tone="accent" size="large" fullWidth href={paths.login.to({ next: paths.profile.to() })}>
        <Trans>Log in</Trans>
      </ButtonLink>
    </Stack>
  );
}

import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { Link } from '@fanous/ui/actions/Link';
import { Text } from '@fanous/ui/layout/Text';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';

/** Says how to get a link for a new password: by e-mail if the server sends mail, otherwise from the operator. */
export function ForgotPasswordHint() {
  const { api } = useApp();
  const settings = useQuery(getSettingsQuery(api)).data;
  if (settings?.password_reset_mail === 1)
    return (
      <Link variant="standalone" href={paths.resetPassword.to()}>
        <Trans>Forgot your password?</Trans>
      </Link>
    );
  if (settings?.password_reset_links !== 1) return null;
  const whatsapp = settings.social_links.find(({ network }) => network === 'whatsapp')?.url;
  return (
    <Text size="small" tone="muted">
      <Trans>
        Forgot your password?{' '}
        <Link href={whatsapp ?? `mailto:${settings.contacts.email}`} isExternal={whatsapp !== undefined}>
          Write to us
        </Link>
        , and we will send you a link to set a new one.
      </Trans>
    </Text>
  );
}

import { ApiError } from '@fanous/api-client/errors';
import { getSettingsQuery, resetPassword } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Link } from '@fanous/ui/actions/Link';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Form } from '@fanous/ui/forms/Form';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useFormErrors } from '../../shared/errors/useFormErrors.ts';
import { getFormText } from '../../shared/forms/getFormText.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { useNotice } from '../../shared/notices/useNotice.tsx';
import { useApp } from '../../shared/app/app.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { ForgotPasswordHint } from '../login/ForgotPasswordHint.tsx';
import { useAccountFormProps } from '../useAccountFormProps.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

/** Sets a new password with a one-time link, or sends one by e-mail. The part after `#` is the secret: browsers send it to no server. */
export function ResetPasswordPage() {
  const token = useLocation().hash.slice(1);
  const { data: settings, isPending } = useQuery(getSettingsQuery(useApp().api));
  // Until the settings are known: links to this page without a secret are shown where mail is sent.
  const sendsMail = settings ? settings.password_reset_mail === 1 : isPending;
  return token === '' && sendsMail ? <ForgotPasswordForm /> : <NewPasswordForm token={token} />;
}

/** Sets a new password with the link that an admin or the server has sent. */
function NewPasswordForm({ token }: { token: string }) {
  const { t } = useLingui();
  const session = useSession();
  const { errorTitle } = useAccountFormProps();
  const notice = useNotice();
  const formErrors = useFormErrors(notice);
  const errorText = useErrorText();
  const action = useAction(resetPassword, { reauthenticates: false });
  const hasEnded = action.error instanceof ApiError && action.error.code === 'reset_link_ended';
  const isUsable = !hasEnded && token !== '';

  async function submit(values: FormData): Promise<void> {
    formErrors.clear();
    const body = {
      token,
      password: getFormText(values, 'password', { keepSpaces: true }),
      password_confirmation: getFormText(values, 'password_confirmation', { keepSpaces: true }),
    };
    try {
      await action.mutateAsync({ body });
    } catch (error) {
      // The page shows what to do.
      if (error instanceof ApiError && error.code === 'reset_link_ended') return;
      const texts = { title: t({ message: 'Error', context: 'new password' }), description: errorText(error) };
      if (await formErrors.show(error, { ...texts, buttonLabel: t`Try Again` })) await submit(values);
      return;
    }
    await notice.show({
      tone: 'success',
      title: t`Your new password is set`,
      description: t`You are logged out on all devices. Log in with the new password.`,
      // A user who is signed in here, perhaps with another account, cannot open the sign-in page.
      buttonLabel: session ? t`Go To Home Page` : t`Log in`,
      next: { to: session ? paths.home.to() : paths.login.to(), replace: true },
    });
  }

  return (
    <>
      <AuthFrame
        seed="fanous-login"
        title={t`New password`}
        description={
          isUsable
            ? t`Choose a password for your account. It replaces the old one.`
            : t`You cannot set a password with this link.`
        }
        footer={
          <Trans>
            Remembered your password?{' '}
            <Link variant="standalone" href={paths.login.to()}>
              Log in
            </Link>
          </Trans>
        }
      >
        {isUsable ? (
          <Form errorTitle={errorTitle} errors={formErrors.errors} onSubmit={submit} isPending={action.isPending}>
            <NewPasswordFields label={t`New password`} />
            <Button
              type="submit"
              tone="accent"
              size="large"
              fullWidth
              isPending={action.isPending}
              pendingLabel={t`Saving`}
            >
              <Trans>Set password</Trans>
            </Button>
          </Form>
        ) : (
          <>
            <Banner tone="warning">
              {hasEnded ? (
                <Trans>
                  This link has expired or was used before. If you have set a password with it, log in. Otherwise ask
                  for a new link.
                </Trans>
              ) : (
                <Trans>This link is incomplete. Open it from the message again, or ask for a new one.</Trans>
              )}
            </Banner>
            <ForgotPasswordHint />
          </>
        )}
      </AuthFrame>
      {notice.dialog}
    </>
  );
}

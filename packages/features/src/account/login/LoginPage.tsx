import { login } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Link } from '@fanous/ui/actions/Link';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Form } from '@fanous/ui/forms/Form';
import { PasswordField } from '@fanous/ui/forms/PasswordField';
import { TextField } from '@fanous/ui/forms/TextField';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { AuthFrame } from '../AuthFrame.tsx';
import { ForgotPasswordHint } from './ForgotPasswordHint.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { type Credentials, isCodeRequired } from './credentials.ts';
import { prefetchSignInReason } from './signInReason.api.ts';
import { SignInReason } from './SignInReason.tsx';
import { getFormText } from '../../shared/forms/getFormText.ts';
import { useLoginFailureText } from '../useAuthFailureText.ts';
import { type AuthFormTexts, useAuthForm } from '../useAuthForm.ts';
import { useAccountFormProps } from '../useAccountFormProps.ts';
import { useReturnPath } from './useCompleteSignIn.ts';

const lazySignInCodeForm = lazyComponent('SignInCodeForm', () => import('./SignInCodeForm.tsx'));

export const prefetchPageData = prefetchSignInReason;

/** The sign-in page. */
export function LoginPage() {
  const { t } = useLingui();
  const { hasSessionExpired } = useApp();
  const accountProps = useAccountFormProps();
  const failure = useLoginFailureText();
  const { submit: send, formProps: form, dialog } = useAuthForm();
  const returnPath = useReturnPath();
  const action = useAction(login, { reauthenticates: false });

  const [credentials, setCredentials] = useState<Credentials>();
  const [isSecondStep, setSecondStep] = useState(false);

  const texts: AuthFormTexts = {
    success: (name) => ({
      title: (
        <Trans>
          Welcome <Bidi>{name}</Bidi>
        </Trans>
      ),
      description: t`You are successfully logged in`,
    }),
    failure,
    retryLabel: t`TRY AGAIN`,
  };
  function submit(values: FormData) {
    const body = {
      email: getFormText(values, 'email'),
      password: getFormText(values, 'password', { keepSpaces: true }),
    };
    return send(
      () => action.mutateAsync({ body }),
      texts,
      (error) => {
        if (!isCodeRequired(error)) return false;
        setCredentials(body);
        setSecondStep(true);
        return true;
      },
    );
  }

  return (
    <>
      <AuthFrame
        seed="fanous-login"
        title={t`Log in`}
        description={
          returnPath
            ? t`Log in to continue where you left off.`
            : t`Your courses and your quiz results are waiting for you.`
        }
        footer={
          <Trans>
            No account yet?{' '}
            <Link variant="standalone" href={paths.signup.to({ next: returnPath })}>
              Create account
            </Link>
          </Trans>
        }
      >
        {hasSessionExpired() ? (
          <Banner tone="warning">
            <Trans>Your session has ended. Log in again to continue where you left off.</Trans>
          </Banner>
        ) : (
          <SignInReason />
        )}
        {credentials && isSecondStep ? (
          <lazySignInCodeForm.Component
            credentials={credentials}
            onSignedIn={(response) => send(async () => response, texts)}
            onCancel={() => setSecondStep(false)}
          />
        ) : (
          <>
            <Form {...form} onSubmit={submit} isPending={action.isPending}>
              <TextField
                name="email"
                type="email"
                size="large"
                label={t`Email`}
                autoComplete="username"
                maxLength={254}
                defaultValue={credentials?.email ?? ''}
                {...accountProps.getRequiredProps(t`Email`)}
                invalidMessage={accountProps.invalidEmail}
              />
              <PasswordField
                name="password"
                size="large"
                label={t`Password`}
                autoComplete="current-password"
                maxLength={1000}
                {...accountProps.getRequiredProps(t`Password`)}
                {...accountProps.passwordLabels}
              />
              <ForgotPasswordHint />
              <Button
                type="submit"
                tone="accent"
                size="large"
                fullWidth
                isPending={action.isPending}
                pendingLabel={t`Logging in`}
              >
                <Trans>Log in</Trans>
              </Button>
            </Form>
            <PasskeyButton
              completeSignIn={(requestSignIn, getFailureText, handleError) =>
                send(requestSignIn, { ...texts, failure: getFailureText }, handleError)
              }
            />
          </>
        )}
      </AuthFrame>
      {dialog}
    </>
  );
}

import { login } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Link } from '@fanous/ui/actions/Link';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Form } from '@fanous/ui/forms/Form';
import { PasswordField } from '@fanous/ui/forms/PasswordField';
import { TextField } from '@fanous/ui/forms/TextField';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { loadSignInReason } from './signInReason.api.ts';
import { SignInReason } from './SignInReason.tsx';
import { readText } from '../../shared/forms/readText.ts';
import { useLoginFailure } from '../useAuthFailure.ts';
import { useAuthForm } from '../useAuthForm.ts';
import { useFieldWords } from '../useFieldWords.ts';
import { useStoppedAt } from './useSignedIn.ts';

export const load = loadSignInReason;

/** Signing in. */
export function LoginPage() {
  const { t } = useLingui();
  const { hasExpired } = useApp();
  const words = useFieldWords();
  const failure = useLoginFailure();
  const { send, form, dialog } = useAuthForm();
  const stoppedAt = useStoppedAt();
  const action = useAction(login, { reauthenticates: false });

  function submit(values: FormData) {
    const body = { email: readText(values, 'email'), password: readText(values, 'password', { asTyped: true }) };
    return send(() => action.mutateAsync({ body }), {
      success: (name) => ({
        title: (
          <Trans>
            Welcome <Bidi>{name}</Bidi>
          </Trans>
        ),
        text: t`You are successfully logged in`,
      }),
      failure,
      tryAgain: t`TRY AGAIN`,
    });
  }

  return (
    <>
      <AuthFrame
        seed="fanous-login"
        title={t`Log in`}
        lead={
          stoppedAt
            ? t`Log in to continue where you left off.`
            : t`Your courses and your quiz results are waiting for you.`
        }
        otherWay={
          <Trans>
            No account yet?{' '}
            <Link variant="standalone" href={paths.signup.to({ next: stoppedAt })}>
              Create account
            </Link>
          </Trans>
        }
      >
        {hasExpired() ? (
          <Banner tone="warning">
            <Trans>Your session has ended. Log in again to continue where you left off.</Trans>
          </Banner>
        ) : (
          <SignInReason />
        )}
        <Form {...form} onSubmit={submit} isPending={action.isPending}>
          <TextField
            name="email"
            type="email"
            size="large"
            label={t`Email`}
            autoComplete="username"
            maxLength={254}
            {...words.required(t`Email`)}
            invalidMessage={words.invalidEmail}
          />
          <PasswordField
            name="password"
            size="large"
            label={t`Password`}
            autoComplete="current-password"
            maxLength={1000}
            {...words.required(t`Password`)}
            {...words.password}
          />
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
      </AuthFrame>
      {dialog}
    </>
  );
}

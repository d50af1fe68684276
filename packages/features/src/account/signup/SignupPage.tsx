import { register, type RegisterInput } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Link } from '@fanous/ui/actions/Link';
import { Form } from '@fanous/ui/forms/Form';
import { PasswordField } from '@fanous/ui/forms/PasswordField';
import { TextField } from '@fanous/ui/forms/TextField';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { useFieldLimits } from '../../shared/forms/useFieldLimits.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { loadSignInReason } from '../login/signInReason.api.ts';
import { SignInReason } from '../login/SignInReason.tsx';
import { readText } from '../../shared/forms/readText.ts';
import { useSignupFailure } from '../useAuthFailure.ts';
import { useAuthForm } from '../useAuthForm.ts';
import { useFieldWords } from '../useFieldWords.ts';
import { useNewPassword } from '../useNewPassword.ts';
import { useStoppedAt } from '../login/useSignedIn.ts';

export const load = loadSignInReason;

/** Making an account. */
export function SignupPage() {
  const { t } = useLingui();
  const words = useFieldWords();
  const failure = useSignupFailure();
  const { send, form, dialog } = useAuthForm();
  const stoppedAt = useStoppedAt();
  const { name_max } = useFieldLimits();
  const newPassword = useNewPassword();
  const action = useAction(
    (api, input: { body: RegisterInput['body'] }, { idempotencyKey }) => register(api, { ...input, idempotencyKey }),
    { reauthenticates: false },
  );

  function submit(values: FormData) {
    const phone = readText(values, 'phone');
    const body = {
      name: readText(values, 'name'),
      email: readText(values, 'email'),
      password: readText(values, 'password', { asTyped: true }),
      password_confirmation: readText(values, 'password_confirmation', { asTyped: true }),
      ...(phone === '' ? {} : { phone }),
    };
    return send(() => action.mutateAsync({ body }), {
      success: () => ({ title: t`Success`, text: t`Registration successful` }),
      failure,
      tryAgain: t`Try Again`,
    });
  }

  return (
    <>
      <AuthFrame
        seed="fanous-signup"
        categoryId={2}
        title={t`Create account`}
        lead={
          stoppedAt
            ? t`One account for all your courses. Continue where you left off.`
            : t`One account for all your courses, quizzes and results.`
        }
        otherWay={
          <Trans>
            Have an account already?{' '}
            <Link variant="standalone" href={paths.login.to({ next: stoppedAt })}>
              Log in
            </Link>
          </Trans>
        }
      >
        <SignInReason isNewAccount />
        <Form {...form} onSubmit={submit} isPending={action.isPending}>
          <TextField
            name="name"
            size="large"
            label={t`Full name`}
            autoComplete="name"
            maxLength={name_max}
            {...words.required(t`Full name`)}
          />
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
          <TextField
            name="phone"
            type="tel"
            size="large"
            label={t`Phone`}
            optionalLabel={t`(optional)`}
            autoComplete="tel"
            maxLength={32}
            validate={words.validatePhone}
          />
          <PasswordField
            name="password"
            size="large"
            label={t`Password`}
            {...newPassword.first}
            {...words.required(t`Password`)}
          />
          <PasswordField
            name="password_confirmation"
            size="large"
            label={t`Confirm password`}
            {...newPassword.again}
            {...words.required(t`Confirm password`)}
          />
          <Text size="small" tone="muted">
            <Trans>
              By creating an account you accept the <Link href={paths.rules.to()}>usage policy</Link> and the{' '}
              <Link href={paths.privacy.to()}>privacy policy</Link>.
            </Trans>
          </Text>
          <Button
            type="submit"
            tone="accent"
            size="large"
            fullWidth
            isPending={action.isPending}
            pendingLabel={t`Creating your account`}
          >
            <Trans>Create account</Trans>
          </Button>
        </Form>
      </AuthFrame>
      {dialog}
    </>
  );
}

import { register, type RegisterInput } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Link } from '@fanous/ui/actions/Link';
import { Form } from '@fanous/ui/forms/Form';
import { PhoneField } from '@fanous/ui/forms/PhoneField';
import { TextField } from '@fanous/ui/forms/TextField';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { useFieldLimits } from '../../shared/forms/useFieldLimits.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { prefetchSignInReason } from '../login/signInReason.api.ts';
import { SignInReason } from '../login/SignInReason.tsx';
import { getFormText } from '../../shared/forms/getFormText.ts';
import { useSignupFailureText } from '../useAuthFailureText.ts';
import { useAuthForm } from '../useAuthForm.ts';
import { useAccountFormProps } from '../useAccountFormProps.ts';
import { useReturnPath } from '../login/useCompleteSignIn.ts';

export const prefetchPageData = prefetchSignInReason;

/** The sign-up page. */
export function SignupPage() {
  const { t } = useLingui();
  const accountProps = useAccountFormProps();
  const failure = useSignupFailureText();
  const { submit: send, formProps: form, dialog } = useAuthForm();
  const returnPath = useReturnPath();
  const { name_max } = useFieldLimits();
  const action = useAction(
    (api, input: { body: RegisterInput['body'] }, { idempotencyKey }) => register(api, { ...input, idempotencyKey }),
    { reauthenticates: false },
  );

  function submit(values: FormData) {
    const phone = getFormText(values, 'phone');
    const body = {
      name: getFormText(values, 'name'),
      email: getFormText(values, 'email'),
      password: getFormText(values, 'password', { keepSpaces: true }),
      password_confirmation: getFormText(values, 'password_confirmation', { keepSpaces: true }),
      ...(phone === '' ? {} : { phone }),
    };
    return send(() => action.mutateAsync({ body }), {
      success: () => ({ title: t`Success`, description: t`Registration successful` }),
      failure,
      retryLabel: t`Try Again`,
    });
  }

  return (
    <>
      <AuthFrame
        seed="fanous-signup"
        categoryId={2}
        title={t`Create account`}
        description={
          returnPath
            ? t`One account for all your courses. Continue where you left off.`
            : t`One account for all your courses, quizzes and results.`
        }
        footer={
          <Trans>
            Have an account already?{' '}
            <Link variant="standalone" href={paths.login.to({ next: returnPath })}>
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
            {...accountProps.getRequiredProps(t`Full name`)}
          />
          <TextField
            name="email"
            type="email"
            size="large"
            label={t`Email`}
            autoComplete="username"
            maxLength={254}
            {...accountProps.getRequiredProps(t`Email`)}
            invalidMessage={accountProps.invalidEmail}
          />
          <PhoneField
            name="phone"
            size="large"
            label={t`Phone`}
            optionalLabel={t`(optional)`}
            maxLength={32}
            validate={accountProps.validatePhone}
          />
          <NewPasswordFields label={t`Password`} />
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

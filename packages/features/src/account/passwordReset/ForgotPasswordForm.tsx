import { ApiError } from '@fanous/api-client/errors';
import { requestPasswordResetMail } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Link } from '@fanous/ui/actions/Link';
import { Form } from '@fanous/ui/forms/Form';
import { TextField } from '@fanous/ui/forms/TextField';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { useErrorText, useServerMessageAsTitle } from '../../shared/errors/useErrorText.ts';
import { useFormErrors } from '../../shared/errors/useFormErrors.ts';
import { getFormText } from '../../shared/forms/getFormText.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { useNotice } from '../../shared/notices/useNotice.tsx';
import { AuthFrame } from '../AuthFrame.tsx';
import { useAccountFormProps } from '../useAccountFormProps.ts';

/** Asks for an e-mail with a link for a new password. The answer does not show whether there is an account. */
export function ForgotPasswordForm() {
  const { t } = useLingui();
  const accountProps = useAccountFormProps();
  const notice = useNotice();
  const formErrors = useFormErrors(notice);
  const title = useServerMessageAsTitle();
  const errorText = useErrorText();
  const action = useAction(requestPasswordResetMail, { reauthenticates: false });
  const whereToLook = t`Look in your inbox and in the spam folder.`;

  async function submit(values: FormData): Promise<void> {
    formErrors.clear();
    try {
      await action.mutateAsync({ body: { email: getFormText(values, 'email') } });
    } catch (error) {
      const isLimited = error instanceof ApiError && error.status === 429;
      const description = isLimited ? whereToLook : errorText(error);
      if (await formErrors.show(error, { title: title(error), description, buttonLabel: t`Try Again` }))
        await submit(values);
      return;
    }
    await notice.show({
      tone: 'success',
      title: t`Check your email`,
      description: `${t`If there is an account with this email, we have sent a link to it.`} ${whereToLook}`,
      buttonLabel: t`OK`,
    });
  }

  return (
    <>
      <AuthFrame
        seed="fanous-login"
        title={t`Forgot your password?`}
        description={t`We will send you a link.`}
        footer={
          <Trans>
            Remembered your password?{' '}
            <Link variant="standalone" href={paths.login.to()}>
              Log in
            </Link>
          </Trans>
        }
      >
        <Form
          errorTitle={accountProps.errorTitle}
          errors={formErrors.errors}
          onSubmit={submit}
          isPending={action.isPending}
        >
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
          <Button
            type="submit"
            tone="accent"
            size="large"
            fullWidth
            isPending={action.isPending}
            pendingLabel={t`Sending`}
          >
            <Trans>Send the link</Trans>
          </Button>
        </Form>
      </AuthFrame>
      {notice.dialog}
    </>
  );
}

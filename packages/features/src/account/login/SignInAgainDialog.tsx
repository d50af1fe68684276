import { ApiError } from '@fanous/api-client/errors';
import { login } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Form } from '@fanous/ui/forms/Form';
import { PasswordField } from '@fanous/ui/forms/PasswordField';
import { TextField } from '@fanous/ui/forms/TextField';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { lazySignInCodeField } from '../../lazySignInCodeField.ts';
import { getFormText } from '../../shared/forms/getFormText.ts';
import { useAccountFormProps } from '../useAccountFormProps.ts';
import { isCodeRequired } from './credentials.ts';

/**
 * Asks for the password when the session has expired. The page behind it keeps its state, and waiting requests are sent after
 * signing in. After closing it, the user can still read and copy from the page.
 */
export function SignInAgainDialog() {
  const { t } = useLingui();
  const { session, reauthentication } = useApp();
  const email = useSession()?.data.email ?? '';
  const accountProps = useAccountFormProps();
  const errorText = useErrorText();
  // Actions that need a session wait for this dialog, so this one must not.
  const action = useAction(login, { reauthenticates: false });
  const [errors, setErrors] = useState<Record<string, string[]>>();
  const [isSecondStep, setSecondStep] = useState(false);

  async function submit(values: FormData) {
    try {
      const password = getFormText(values, 'password', { keepSpaces: true });
      const code = getFormText(values, 'code');
      const body = { email, password, ...(code !== '' && { code }) };
      session.setFromResponse(await action.mutateAsync({ body }));
      reauthentication.complete(true);
    } catch (error) {
      if (isCodeRequired(error)) {
        setErrors(undefined);
        setSecondStep(true);
        return;
      }
      if (error instanceof ApiError && error.code === 'wrong_code') {
        setErrors({ code: [errorText(error)] });
        return;
      }
      const isWrong = error instanceof ApiError && error.status === 401;
      setErrors({ password: [isWrong ? t`The username or password is not correct` : errorText(error)] });
    }
  }

  return (
    <Dialog
      isOpen
      size="small"
      isDismissable={false}
      title={t`Your session has ended`}
      onClose={() => reauthentication.complete(false)}
    >
      <Stack gap="s6">
        <Text>
          <Trans>Log in again to continue where you left off.</Trans> <Trans>Nothing you have typed is lost.</Trans>
        </Text>
        <Form onSubmit={submit} errorTitle={accountProps.errorTitle} errors={errors} isPending={action.isPending}>
          <TextField name="email" label={t`Email`} autoComplete="username" inputDir="ltr" value={email} isReadOnly />
          <PasswordField
            name="password"
            label={t`Password`}
            autoComplete="current-password"
            maxLength={1000}
            autoFocus
            {...accountProps.getRequiredProps(t`Password`)}
            {...accountProps.passwordLabels}
          />
          {isSecondStep && <lazySignInCodeField.Component onSwitch={() => setErrors(undefined)} />}
          <Button type="submit" tone="accent" fullWidth isPending={action.isPending} pendingLabel={t`Logging in`}>
            <Trans>Log in</Trans>
          </Button>
          <Button variant="quiet" fullWidth onPress={() => session.clear()}>
            <Trans>Use another account</Trans>
          </Button>
        </Form>
      </Stack>
    </Dialog>
  );
}

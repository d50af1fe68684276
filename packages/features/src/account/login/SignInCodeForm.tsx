import { login, type LoginResult } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Form } from '@fanous/ui/forms/Form';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lazySignInCodeField } from '../../lazySignInCodeField.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { getFormText } from '../../shared/forms/getFormText.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { useAccountFormProps } from '../useAccountFormProps.ts';
import type { Credentials } from './credentials.ts';

interface SignInCodeFormProps {
  credentials: Credentials;
  onSignedIn: (response: LoginResult) => Promise<void>;
  /** Called to go back to e-mail and password. */
  onCancel: () => void;
}

/** The second step of signing in. It loads for accounts that have one. */
export function SignInCodeForm({ credentials, onSignedIn, onCancel }: SignInCodeFormProps) {
  const { t } = useLingui();
  const { errorTitle } = useAccountFormProps();
  const errorText = useErrorText();
  const action = useAction(login, { reauthenticates: false });
  const [errors, setErrors] = useState<Record<string, string[]>>();

  async function submit(values: FormData) {
    try {
      await onSignedIn(await action.mutateAsync({ body: { ...credentials, code: getFormText(values, 'code') } }));
    } catch (error) {
      setErrors({ code: [errorText(error)] });
    }
  }

  return (
    <Form onSubmit={submit} errorTitle={errorTitle} errors={errors} isPending={action.isPending} aria-label={t`Log in`}>
      <lazySignInCodeField.Component onSwitch={() => setErrors(undefined)} />
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
      <Button variant="quiet" fullWidth onPress={onCancel}>
        <Trans>Use another account</Trans>
      </Button>
    </Form>
  );
}

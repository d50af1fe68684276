import { ApiError } from '@fanous/api-client/errors';
import { addPasskey, startPasskeySetup, type StartPasskeySetupResult } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Form } from '@fanous/ui/forms/Form';
import { PasswordField } from '@fanous/ui/forms/PasswordField';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { lazySignInCodeField } from '../../lazySignInCodeField.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { getFormText } from '../../shared/forms/getFormText.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { createPasskey, isPasskeyOnDevice } from '../../shared/passkeys/webAuthn.ts';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { PasskeyNameField } from './PasskeyNameField.tsx';

interface AddPasskeyDialogProps {
  onAdded: () => void;
  onClose: () => void;
}

/** Asks for a name and the password, and lets the browser create a passkey. */
export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const { t } = useLingui();
  const texts = useSharedFormTexts();
  const errorText = useErrorText();
  const setupRequest = useAction(startPasskeySetup);
  const addRequest = useAction(addPasskey, { invalidates: ['listMyPasskeys'] });
  const [errors, setErrors] = useState<Record<string, string[]>>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const [isCodeRequired, setCodeRequired] = useState(false);
  const [isPending, setPending] = useState(false);
  // If the user cancels the browser dialog, the next try reuses the options, so that it needs no new code.
  const creationOptions = useRef<StartPasskeySetupResult>(undefined);

  async function submit(values: FormData) {
    setErrors(undefined);
    setErrorMessage(undefined);
    setPending(true);
    try {
      const code = getFormText(values, 'code');
      creationOptions.current ??= await setupRequest.mutateAsync({
        body: {
          current_password: getFormText(values, 'current_password', { keepSpaces: true }),
          ...(code !== '' && { code }),
        },
      });
      const newCredential = await createPasskey(creationOptions.current);
      creationOptions.current = undefined;
      await addRequest.mutateAsync({ body: { name: getFormText(values, 'name'), ...newCredential } });
      onAdded();
    } catch (error) {
      showError(error);
    } finally {
      setPending(false);
    }
  }

  function showError(error: unknown) {
    const fieldErrors = error instanceof ApiError ? error.fieldErrors : undefined;
    // The account uses two-step verification: the field for its code appears, and is not wrong yet.
    if (fieldErrors?.['code'] && !isCodeRequired) setCodeRequired(true);
    else if (fieldErrors) setErrors(fieldErrors);
    else if (error instanceof ApiError) setErrorMessage(errorText(error));
    else if (isPasskeyOnDevice(error)) setErrorMessage(t`This device already has a passkey for your account.`);
    // The browser does not say whether the user closed its dialog.
    else setErrorMessage(t`No passkey was created. Try again.`);
  }

  return (
    <Dialog isOpen size="small" isDismissable={false} title={t`Add a passkey`} onClose={onClose}>
      <Stack gap="s6">
        <Text>
          <Trans>Next, your browser asks for your fingerprint, face or screen lock.</Trans>
        </Text>
        {errorMessage !== undefined && <Banner tone="danger">{errorMessage}</Banner>}
        <Form
          onSubmit={submit}
          errors={errors}
          errorTitle={texts.errorTitle}
          isPending={isPending}
          aria-label={t`Add a passkey`}
        >
          <PasskeyNameField />
          <PasswordField
            name="current_password"
            label={t`Current password`}
            autoComplete="current-password"
            maxLength={1000}
            {...texts.getRequiredProps(t`Current password`)}
            {...texts.passwordProps}
          />
          {isCodeRequired && <lazySignInCodeField.Component onSwitch={() => setErrors(undefined)} />}
          <Button type="submit" tone="accent" fullWidth isPending={isPending} pendingLabel={t`Waiting for the browser`}>
            <Trans>Continue</Trans>
          </Button>
        </Form>
      </Stack>
    </Dialog>
  );
}

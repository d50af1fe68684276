import { ApiError } from '@fanous/api-client/errors';
import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { loadChunkOrReload } from '../../shared/lazy/loadChunk.ts';
import { usePasskeySupport } from '../../shared/passkeys/usePasskeySupport.ts';
import { useLoginFailureText, type FailureText } from '../useAuthFailureText.ts';

interface PasskeyButtonProps {
  /** Completes the sign-in with the response of `requestSignIn`. Shows its error unless `handleError` returns true. */
  completeSignIn: (
    requestSignIn: () => Promise<unknown>,
    getFailureText: (error: unknown) => FailureText,
    handleError: (error: unknown) => boolean,
  ) => Promise<void>;
}

const loadPasskeySignIn = () => import('./runPasskeySignIn.ts');

/** Signs in with a passkey. Shown if browser and server support passkeys. Needs no e-mail: the browser lists the passkeys. */
export function PasskeyButton({ completeSignIn }: PasskeyButtonProps) {
  const { t } = useLingui();
  const { api } = useApp();
  const settings = useQuery(getSettingsQuery(api)).data;
  const isSupported = usePasskeySupport();
  const getFailureText = useLoginFailureText();
  const [isCancelled, setCancelled] = useState(false);
  // Few visitors need this code.
  const action = useAction(async (api) => (await loadChunkOrReload(loadPasskeySignIn)).runPasskeySignIn(api), {
    reauthenticates: false,
  });
  if (settings?.passkeys !== 1 || !isSupported) return null;

  const submit = () => {
    setCancelled(false);
    return completeSignIn(
      () => action.mutateAsync(undefined),
      (error) =>
        error instanceof ApiError && error.status === 401
          ? { ...getFailureText(error), description: t`This passkey was not accepted. Log in with your password.` }
          : getFailureText(error),
      (error) => {
        // The browser does not say whether the user closed its dialog, or has no passkey.
        const isFromBrowser = !(error instanceof ApiError);
        setCancelled(isFromBrowser);
        return isFromBrowser;
      },
    );
  };
  return (
    <Stack gap="s3">
      <Button
        variant="outline"
        size="large"
        fullWidth
        isPending={action.isPending}
        pendingLabel={t`Logging in`}
        onPress={submit}
      >
        <Trans>Log in with a passkey</Trans>
      </Button>
      {isCancelled && (
        <Text size="small" role="alert">
          <Trans>No passkey was used. Try again, or log in with your password.</Trans>
        </Text>
      )}
    </Stack>
  );
}

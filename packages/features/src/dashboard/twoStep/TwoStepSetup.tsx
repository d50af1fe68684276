import { turnOnTwoStep, type StartTwoStepSetupResult } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { CopyField } from '@fanous/ui/actions/CopyField';
import { Form } from '@fanous/ui/forms/Form';
import { OtpField } from '@fanous/ui/forms/OtpField';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '../../shared/app/app.ts';
import { invalidateUserQueries } from '../../shared/app/queryClient.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { useCodeFieldLabels } from './useCodeFieldLabels.ts';
import { useTwoStepForm } from './useTwoStepForm.ts';

const lazyQrCode = lazyComponent('QrCode', () => import('./QrCode.tsx'));

interface TwoStepSetupProps {
  setup: StartTwoStepSetupResult;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Adds an authenticator app: shows the key, and checks that the app has it. */
export function TwoStepSetup({ setup, onDone, onCancel }: TwoStepSetupProps) {
  const { t } = useLingui();
  const { queryClient } = useApp();
  const labels = useCodeFieldLabels();
  const action = useAction(turnOnTwoStep);
  const { secret, url } = setup;
  const { form } = useTwoStepForm(async (values) => {
    const { recovery_codes } = await action.mutateAsync({ body: { ...values, secret } });
    onDone(recovery_codes);
    // If the operator requires it, the server has refused everything else until now.
    invalidateUserQueries(queryClient);
  });

  return (
    <Stack gap="s5">
      <Text>
        <Trans>Install an authenticator app on your phone, such as Google Authenticator or Aegis.</Trans>
      </Text>
      <Text>
        <Trans>Scan this QR code with the app, or enter the key.</Trans>
      </Text>
      <lazyQrCode.Component value={url} label={t`QR code with the key`} />
      <CopyField
        label={t`Key`}
        value={secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        copyValue={secret}
        copyLabel={t`Copy`}
        copiedLabel={t`Copied`}
      />
      <Text>
        <Trans>Enter your password and the code that the app shows.</Trans>
      </Text>
      <Form {...form} isPending={action.isPending} aria-label={t`Turn on two-step verification`}>
        <CurrentPasswordField />
        <OtpField
          name="code"
          label={labels.code}
          description={labels.codeDescription}
          incompleteMessage={labels.incompleteMessage}
        />
        <Text size="small" tone="muted">
          <Trans>You then get recovery codes, in case you lose your phone.</Trans>
        </Text>
        <Inline gap="s3">
          <Button type="submit" tone="accent" isPending={action.isPending} pendingLabel={t`Turning on`}>
            <Trans>Turn on</Trans>
          </Button>
          <Button variant="quiet" onPress={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Inline>
      </Form>
    </Stack>
  );
}

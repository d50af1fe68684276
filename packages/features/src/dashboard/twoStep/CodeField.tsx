import { Button } from '@fanous/ui/actions/Button';
import { OtpField } from '@fanous/ui/forms/OtpField';
import { TextField } from '@fanous/ui/forms/TextField';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { useState } from 'react';

/** The texts of `CodeField`. */
export interface CodeFieldLabels {
  code: string;
  codeDescription: string;
  incompleteMessage: string;
  recoveryCode: string;
  recoveryCodeDescription: string;
  recoveryCodeRequired: string;
  useRecoveryCode: string;
  useCode: string;
}

interface CodeFieldProps {
  labels: CodeFieldLabels;
  /** Called when the other field appears. The error of the first one does not belong to it. */
  onSwitch: () => void;
  autoFocus?: boolean;
}

/** The field `code` of a form: six digits of the authenticator app, or after a press of the button a recovery code. */
export function CodeField({ labels, onSwitch, autoFocus = false }: CodeFieldProps) {
  const [usesRecoveryCode, setUsesRecoveryCode] = useState<boolean>();
  // After the press the new field takes the focus.
  const shouldFocus = autoFocus || usesRecoveryCode !== undefined;
  const switchField = () => {
    setUsesRecoveryCode(!usesRecoveryCode);
    onSwitch();
  };
  return (
    <Stack gap="s3">
      {usesRecoveryCode ? (
        <TextField
          name="code"
          label={labels.recoveryCode}
          description={labels.recoveryCodeDescription}
          inputDir="ltr"
          autoComplete="off"
          maxLength={100}
          isRequired
          requiredMessage={labels.recoveryCodeRequired}
          autoFocus
        />
      ) : (
        <OtpField
          name="code"
          label={labels.code}
          description={labels.codeDescription}
          incompleteMessage={labels.incompleteMessage}
          autoFocus={shouldFocus}
        />
      )}
      <Inline>
        <Button variant="quiet" size="dense" onPress={switchField}>
          {usesRecoveryCode ? labels.useCode : labels.useRecoveryCode}
        </Button>
      </Inline>
    </Stack>
  );
}

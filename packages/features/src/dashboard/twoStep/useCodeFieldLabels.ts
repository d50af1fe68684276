import { useLingui } from '@lingui/react/macro';
import type { CodeFieldLabels } from './CodeField.tsx';

/** Returns the texts of the field for a code. */
export function useCodeFieldLabels(): CodeFieldLabels {
  const { t } = useLingui();
  return {
    code: t`Code`,
    codeDescription: t`The six digits that your authenticator app shows.`,
    incompleteMessage: t`Enter all six digits`,
    recoveryCode: t`Recovery code`,
    recoveryCodeDescription: t`One of the codes that you saved. Each one works once.`,
    recoveryCodeRequired: t`Recovery code is required`,
    useRecoveryCode: t`Use a recovery code`,
    useCode: t`Use the app`,
  };
}

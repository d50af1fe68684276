import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The labels and error messages that all dashboard forms share. */
export function useSharedFormTexts() {
  const { t } = useLingui();
  return {
    getRequiredProps: (field: string) => ({ isRequired: true, requiredMessage: t`${field} is required` }) as const,
    optionalLabel: t`(optional)`,
    invalidEmailMessage: t`Enter a valid email`,
    passwordProps: {
      showLabel: t`Show password`,
      hideLabel: t`Hide password`,
      capsLockLabel: t`Caps Lock is on`,
    },
    errorTitle: (count: number) =>
      t`${plural(count, { one: 'Correct # field to continue', other: 'Correct # fields to continue' })}`,
  };
}

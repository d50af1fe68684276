import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What fields of sign-in and sign-up say when they are not right, and the words of their buttons. */
export function useFieldWords() {
  const { t } = useLingui();
  return {
    required: (field: string) => ({ isRequired: true, requiredMessage: t`${field} is required` }) as const,
    invalidEmail: t`Enter a valid email`,
    password: {
      showLabel: t`Show password`,
      hideLabel: t`Hide password`,
      capsLockLabel: t`Caps Lock is on`,
    },
    errorTitle: (count: number) =>
      t`${plural(count, { one: 'Correct # field to continue', other: 'Correct # fields to continue' })}`,
  };
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What fields and forms of the dashboard say when something is not right, and the words of their buttons. */
export function useFormWords() {
  const { t } = useLingui();
  return {
    required: (field: string) => ({ isRequired: true, requiredMessage: t`${field} is required` }) as const,
    optional: t`(optional)`,
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

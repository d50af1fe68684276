import { useFormat } from '@fanous/ui/intl/useFormat';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isPhone, phoneDigitLimits } from '../shared/forms/phone.ts';

/**
 * Returns props of account forms: for fields the error messages, the required texts and the labels of password fields, and the
 * `errorTitle` of the `Form`.
 */
export function useAccountFormProps() {
  const { t } = useLingui();
  const format = useFormat();
  const [fewest, most] = [format.number(phoneDigitLimits.min), format.number(phoneDigitLimits.max)];
  return {
    getRequiredProps: (field: string) => ({ isRequired: true, requiredMessage: t`${field} is required` }) as const,
    invalidEmail: t`Enter a valid email`,
    validatePhone: (value: string) => (isPhone(value) ? null : t`Enter a phone number of ${fewest} to ${most} digits`),
    passwordLabels: {
      showLabel: t`Show password`,
      hideLabel: t`Hide password`,
      capsLockLabel: t`Caps Lock is on`,
    },
    errorTitle: (count: number) =>
      t`${plural(count, { one: 'Correct # field to continue', other: 'Correct # fields to continue' })}`,
  };
}

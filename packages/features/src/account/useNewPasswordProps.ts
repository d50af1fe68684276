import type { PasswordFieldProps } from '@fanous/ui/forms/PasswordField';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useFieldLimits } from '../shared/forms/useFieldLimits.ts';
import { useAccountFormProps } from './useAccountFormProps.ts';

type NewPasswordProps = Pick<
  PasswordFieldProps,
  'ref' | 'description' | 'autoComplete' | 'maxLength' | 'validate' | 'showLabel' | 'hideLabel' | 'capsLockLabel'
>;

/** The props of the fields for a new password and its confirmation. */
export function useNewPasswordProps(): { password: NewPasswordProps; confirmation: NewPasswordProps } {
  const { t } = useLingui();
  const accountProps = useAccountFormProps();
  const { password_min: shortest, password_max } = useFieldLimits();
  const first = useRef<HTMLInputElement>(null);
  const minLengthHint = t`${plural(shortest, { one: 'At least # character', other: 'At least # characters' })}`;
  // The error list above the form shows it too, so it names the field.
  const tooShortMessage = t`${plural(shortest, { one: 'The password needs at least # character', other: 'The password needs at least # characters' })}`;
  const commonProps = {
    autoComplete: 'new-password',
    maxLength: password_max,
    ...accountProps.passwordLabels,
  } as const;
  return {
    password: {
      ...commonProps,
      ref: first,
      description: minLengthHint,
      validate: (value) => (value.length < shortest ? tooShortMessage : null),
    },
    confirmation: {
      ...commonProps,
      validate: (value) => (value === first.current?.value ? null : t`Passwords do not match`),
    },
  };
}

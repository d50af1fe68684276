import type { PasswordFieldProps } from '@fanous/ui/forms/PasswordField';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useFieldLimits } from '../shared/forms/useFieldLimits.ts';
import { useFieldWords } from './useFieldWords.ts';

type Rules = Pick<
  PasswordFieldProps,
  'ref' | 'description' | 'autoComplete' | 'maxLength' | 'validate' | 'showLabel' | 'hideLabel' | 'capsLockLabel'
>;

/** Rules of a password that is being chosen, typed once and then again. */
export function useNewPassword(): { first: Rules; again: Rules } {
  const { t } = useLingui();
  const words = useFieldWords();
  const { password_min: shortest, password_max } = useFieldLimits();
  const first = useRef<HTMLInputElement>(null);
  const atLeast = t`${plural(shortest, { one: 'At least # character', other: 'At least # characters' })}`;
  // Also read in the list over the form, away from its field.
  const tooShort = t`${plural(shortest, { one: 'The password needs at least # character', other: 'The password needs at least # characters' })}`;
  const common = { autoComplete: 'new-password', maxLength: password_max, ...words.password } as const;
  return {
    first: {
      ...common,
      ref: first,
      description: atLeast,
      validate: (value) => (value.length < shortest ? tooShort : null),
    },
    again: {
      ...common,
      validate: (value) => (value === first.current?.value ? null : t`Passwords do not match`),
    },
  };
}

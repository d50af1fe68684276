import type { PasswordFieldProps } from '@fanous/ui/forms/PasswordField';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useFieldWords } from './useFieldWords.ts';

// What the operator has not set, or the network has not brought yet (decision 31).
const usualShortest = 8;

type Rules = Pick<
  PasswordFieldProps,
  'ref' | 'description' | 'autoComplete' | 'maxLength' | 'validate' | 'showLabel' | 'hideLabel' | 'capsLockLabel'
>;

/** Rules of a password that is being chosen, typed once and then again. */
export function useNewPassword(shortest = usualShortest): { first: Rules; again: Rules } {
  const { t } = useLingui();
  const words = useFieldWords();
  const first = useRef<HTMLInputElement>(null);
  const atLeast = t`${plural(shortest, { one: 'At least # character', other: 'At least # characters' })}`;
  // Also read in the list over the form, away from its field.
  const tooShort = t`${plural(shortest, { one: 'The password needs at least # character', other: 'The password needs at least # characters' })}`;
  const common = { autoComplete: 'new-password', maxLength: 128, ...words.password } as const;
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

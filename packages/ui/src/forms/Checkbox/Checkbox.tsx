import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, Text } from 'react-aria-components';
import { Icon } from '../../media/Icon/Icon.tsx';
import { field } from '../field/field.css.ts';
import { hint } from '../field/words.css.ts';
import { Problem } from '../field/FieldFrame.tsx';
import type { Requiredness } from '../field/fieldProps.ts';
import { validityMarks } from '../field/validity.ts';
import { beside, box, mark, row } from './Checkbox.css.ts';

interface Choice {
  /** What is agreed to or switched on. */
  children: ReactNode;
  name?: string;
  /** What the form sends while it is checked. */
  value?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Some of what it stands for is checked, and some is not. */
  isIndeterminate?: boolean;
  description?: ReactNode;
  errorMessage?: string;
  isDisabled?: boolean;
  /** The native input, to be focused. */
  inputRef?: Ref<HTMLInputElement>;
}

export type CheckboxProps = Choice & Requiredness;

/** One thing that is or is not. For one of several use `RadioGroup`. */
export function Checkbox({ children, description, errorMessage, requiredMessage, ...rest }: CheckboxProps) {
  return (
    <CheckboxField {...rest} {...validityMarks(errorMessage, requiredMessage)} className={field}>
      <CheckboxButton className={row}>
        <span className={box}>
          <span className={mark}>
            <Icon name={rest.isIndeterminate ? 'minus' : 'check'} />
          </span>
        </span>
        <span>{children}</span>
      </CheckboxButton>
      <span className={beside}>
        {description && (
          <Text slot="description" className={hint}>
            {description}
          </Text>
        )}
        <Problem errorMessage={errorMessage} requiredMessage={requiredMessage} />
      </span>
    </CheckboxField>
  );
}

import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, Text } from 'react-aria-components';
import { Icon } from '../../media/Icon/Icon.tsx';
import { field } from '../field/field.css.ts';
import { hint } from '../field/fieldMessages.css.ts';
import { FieldErrorMessage } from '../field/FieldFrame.tsx';
import type { RequiredProps } from '../field/fieldProps.ts';
import { getValidityAttributes } from '../field/validity.ts';
import { messages, box, checkmark, row } from './Checkbox.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

interface CheckboxBaseProps extends RootElementProps {
  /** The label. */
  children: ReactNode;
  name?: string;
  /** The value that the form submits while it is checked. */
  value?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Some of the items it controls are checked, others are not. */
  isIndeterminate?: boolean;
  description?: ReactNode;
  errorMessage?: string;
  isDisabled?: boolean;
  /** The native input. */
  inputRef?: Ref<HTMLInputElement>;
}

export type CheckboxProps = CheckboxBaseProps & RequiredProps;

/** A yes-or-no choice in a form. For one of several use `RadioGroup`. */
export function Checkbox({ children, description, errorMessage, requiredMessage, ...rest }: CheckboxProps) {
  return (
    <CheckboxField {...rest} {...getValidityAttributes(errorMessage, requiredMessage)} className={field}>
      <CheckboxButton className={row}>
        <span className={box}>
          <span className={checkmark}>
            <Icon name={rest.isIndeterminate ? 'minus' : 'check'} />
          </span>
        </span>
        <span>{children}</span>
      </CheckboxButton>
      <span className={messages}>
        {description && (
          <Text slot="description" className={hint}>
            {description}
          </Text>
        )}
        <FieldErrorMessage errorMessage={errorMessage} requiredMessage={requiredMessage} />
      </span>
    </CheckboxField>
  );
}

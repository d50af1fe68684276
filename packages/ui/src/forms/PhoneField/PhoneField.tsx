import { type Ref, useRef, useState } from 'react';
import { TextField as RacTextField } from 'react-aria-components';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useDirection } from '../../intl/useDirection.ts';
import { findTextError } from '../field/findTextError.ts';
import { control, field, input } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { FieldInput } from '../field/FieldInput.tsx';
import type { FieldProps, RequiredProps } from '../field/fieldProps.ts';
import { useFormDataOverride } from '../field/useFormDataOverride.ts';
import { useReportChange } from '../field/useReportChange.ts';
import { getValidityAttributes } from '../field/validity.ts';
import {
  type EgyptianMobile,
  findOperator,
  operatorNames,
  parseEgyptianMobile,
  toSubmittedPhone,
} from './egyptianMobile.ts';
import { operatorName as operatorNameStyle } from './PhoneField.css.ts';

/** Either every phone number is valid, or only an Egyptian mobile number, which needs a message for other numbers. */
type AcceptedProps =
  | {
      /** Which numbers are valid: every number, or only an Egyptian mobile number. */
      accepts?: 'any';
      invalidMessage?: never;
    }
  | { accepts: 'egyptian-mobile'; invalidMessage: string };

interface PhoneFieldBaseProps extends FieldProps {
  value?: string;
  defaultValue?: string;
  /** Called while typing with the text, and with the parsed number once it is a complete Egyptian mobile number. */
  onChange?: (text: string, mobile: EgyptianMobile | null) => void;
  /** Returns the error message of a text that is not empty, or null. */
  validate?: (text: string) => string | null | undefined;
  /** `tel` for the user's own number, `off` for that of another person. */
  autoComplete?: 'tel' | 'off';
  maxLength?: number;
  isReadOnly?: boolean;
  /** 44 px, or 52 on a page that only has this form. */
  size?: 'default' | 'large';
  ref?: Ref<HTMLInputElement>;
}

export type PhoneFieldProps = PhoneFieldBaseProps & RequiredProps & AcceptedProps;

/**
 * A phone number. It recognises the mobile operators of Egypt, accepts Arabic digits and `+20`, and submits an Egyptian mobile
 * number as `01012345678`. An unchanged value is submitted unchanged.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, invalidMessage, validate, ...rest } = props;
  const { accepts = 'any', value, defaultValue = '', onChange, size, ref: _, autoComplete = 'tel', ...passed } = rest;
  const language = useDirection() === 'rtl' ? 'ar' : 'en';
  const inputRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(defaultValue);
  const text = value ?? typed;
  useReportChange(value);
  useFormDataOverride(inputRef, props.name, (current) =>
    current === defaultValue ? current : toSubmittedPhone(current),
  );
  const operator = findOperator(text);
  const operatorName = operator && operatorNames[language][operator];
  const isComplete = parseEgyptianMobile(text) !== null;
  const rules = {
    isRequired: props.isRequired,
    requiredMessage,
    validate: (typedText: string) =>
      accepts === 'egyptian-mobile' && !parseEgyptianMobile(typedText) ? invalidMessage : validate?.(typedText),
  };
  return (
    <RacTextField
      {...passed}
      {...getValidityAttributes(errorMessage)}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      {...(value === undefined ? { defaultValue } : { value })}
      validate={(typedText) => findTextError(typedText, rules)}
      onChange={(next) => {
        setTyped(next);
        onChange?.(next, parseEgyptianMobile(next));
      }}
      className={field}
    >
      <FieldFrame {...{ label, optionalLabel, description, errorMessage }}>
        <div className={control({ size })}>
          <FieldInput
            ref={(element) => {
              inputRef.current = element;
              if (typeof props.ref === 'function') return props.ref(element);
              if (props.ref) props.ref.current = element;
              return undefined;
            }}
            dir="ltr"
            className={input}
          />
          {operatorName && (
            <span className={operatorNameStyle} aria-hidden aria-disabled={props.isDisabled}>
              <bdi>{operatorName}</bdi>
            </span>
          )}
        </div>
      </FieldFrame>
      <VisuallyHidden aria-live="polite">{isComplete ? operatorName : ''}</VisuallyHidden>
    </RacTextField>
  );
}

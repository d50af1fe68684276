import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Radio, RadioGroup as RacRadioGroup } from 'react-aria-components';
import { Bidi } from '../../intl/Bidi.tsx';
import { field } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps, RequiredProps } from '../field/fieldProps.ts';
import { useIsFieldInvalid } from '../field/useIsFieldInvalid.ts';
import { getValidityAttributes } from '../field/validity.ts';
import { optionDescription, radioIndicator, option, options as optionsStyle, optionText } from './RadioGroup.css.ts';

interface RadioOption {
  value: string;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

interface RadioGroupBaseProps extends Omit<FieldProps, 'autoFocus'> {
  options: RadioOption[];
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

export type RadioGroupProps = RadioGroupBaseProps & RequiredProps;

/**
 * Selects one of a few visible options. Do not put a text field inside: arrow keys in it would change the selection. For seven
 * or more options use `ComboBox`.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, options, ...rest } = props;
  return (
    <RacRadioGroup {...rest} {...getValidityAttributes(errorMessage, requiredMessage)} className={field}>
      <FieldFrame {...{ label, optionalLabel, description, errorMessage, requiredMessage }}>
        <RadioOptions>
          {options.map((each) => (
            <Radio key={each.value} value={each.value} isDisabled={each.isDisabled} className={option}>
              <span className={radioIndicator} />
              <span className={optionText}>
                <Bidi>{each.label}</Bidi>
                {each.description && (
                  <span className={optionDescription}>
                    <Bidi>{each.description}</Bidi>
                  </span>
                )}
              </span>
            </Radio>
          ))}
        </RadioOptions>
      </FieldFrame>
    </RacRadioGroup>
  );
}

/** Sets `aria-invalid` on the radios, which React Aria does not support. */
function RadioOptions({ children }: { children: ReactNode }) {
  const isInvalid = useIsFieldInvalid();
  const options = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const radio of options.current?.querySelectorAll('input') ?? [])
      radio.setAttribute('aria-invalid', String(isInvalid));
  });
  return (
    <div ref={options} className={optionsStyle}>
      {children}
    </div>
  );
}

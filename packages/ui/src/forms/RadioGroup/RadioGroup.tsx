import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Radio, RadioGroup as RacRadioGroup } from 'react-aria-components';
import { Bidi } from '../../intl/Bidi.tsx';
import { field } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps, Requiredness } from '../field/fieldProps.ts';
import { useShownInvalid } from '../field/useShownInvalid.ts';
import { validityMarks } from '../field/validity.ts';
import { detail, dot, option, options as optionsStyle, words } from './RadioGroup.css.ts';

interface RadioOption {
  value: string;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

interface Choice extends Omit<FieldProps, 'autoFocus'> {
  options: RadioOption[];
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

export type RadioGroupProps = Choice & Requiredness;

/**
 * One of a few, all in view. Up and Down move; put no text field inside, whose arrows would choose. Questions of a quiz are
 * native radios in `QuizRunner`; from seven choices on use `ComboBox`.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, options, ...rest } = props;
  return (
    <RacRadioGroup {...rest} {...validityMarks(errorMessage, requiredMessage)} className={field}>
      <FieldFrame {...{ label, optionalLabel, description, errorMessage, requiredMessage }}>
        <Options>
          {options.map((each) => (
            <Radio key={each.value} value={each.value} isDisabled={each.isDisabled} className={option}>
              <span className={dot} />
              <span className={words}>
                <Bidi>{each.label}</Bidi>
                {each.description && (
                  <span className={detail}>
                    <Bidi>{each.description}</Bidi>
                  </span>
                )}
              </span>
            </Radio>
          ))}
        </Options>
      </FieldFrame>
    </RacRadioGroup>
  );
}

/** React Aria gives its radios no `aria-invalid`, and no way to pass it. */
function Options({ children }: { children: ReactNode }) {
  const isInvalid = useShownInvalid();
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

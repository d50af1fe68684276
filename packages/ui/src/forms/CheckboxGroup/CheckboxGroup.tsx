import { useState } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  CheckboxGroup as RacCheckboxGroup,
  CheckboxGroupStateContext,
} from 'react-aria-components';
import { Bidi } from '../../intl/Bidi.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { box, checkmark, row } from '../Checkbox/Checkbox.css.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { field } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps, RequiredProps } from '../field/fieldProps.ts';
import { useReportChange } from '../field/useReportChange.ts';
import { getValidityAttributes } from '../field/validity.ts';
import * as css from './CheckboxGroup.css.ts';
import { pickRootProps } from '../../utils/rootElementProps.ts';

interface CheckboxOption {
  value: string;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

interface CheckboxGroupBaseProps extends Omit<FieldProps, 'autoFocus'> {
  options: readonly CheckboxOption[];
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (values: string[]) => void;
  /** Adds a checkbox that checks all options: «كل الأقسام». It is mixed while some of them are checked. */
  selectAllLabel?: string;
}

export type CheckboxGroupProps = CheckboxGroupBaseProps & RequiredProps;

/** Selects any number of a few visible options. For exactly one use `RadioGroup`; to filter a list use `ToggleChips`. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, options, selectAllLabel, ...rest } = props;
  const { value, defaultValue = [], onChange, name, isDisabled, isRequired } = rest;
  const [ownValues, setOwnValues] = useState(defaultValue);
  const values = value ?? ownValues;
  useReportChange(values.join('\n'));
  const change = (next: string[]) => {
    setOwnValues(next);
    onChange?.(next);
  };
  // A disabled option keeps its state.
  const canChange = options.filter((option) => !option.isDisabled);
  const isAll = canChange.every((option) => values.includes(option.value));
  const isSome = canChange.some((option) => values.includes(option.value));
  const changeAll = (isSelected: boolean) =>
    change(
      options
        .filter((option) => (option.isDisabled ? values.includes(option.value) : isSelected))
        .map((option) => option.value),
    );
  return (
    <RacCheckboxGroup
      {...pickRootProps(rest)}
      {...getValidityAttributes(errorMessage, requiredMessage)}
      {...(name !== undefined && { name })}
      {...(isDisabled !== undefined && { isDisabled })}
      {...(isRequired !== undefined && { isRequired })}
      value={[...values]}
      onChange={(next) => change(options.map((option) => option.value).filter((each) => next.includes(each)))}
      className={field}
    >
      <FieldFrame {...{ label, optionalLabel, description, errorMessage, requiredMessage }}>
        <div className={css.options}>
          {selectAllLabel !== undefined && (
            // It is no option of the group, so it has no value.
            <CheckboxGroupStateContext value={null}>
              <Checkbox
                isSelected={isAll}
                isIndeterminate={isSome && !isAll}
                isDisabled={isDisabled ?? false}
                onChange={changeAll}
              >
                {selectAllLabel}
              </Checkbox>
            </CheckboxGroupStateContext>
          )}
          <div className={selectAllLabel === undefined ? css.options : `${css.options} ${css.indented}`}>
            {options.map((option) => (
              <CheckboxField key={option.value} value={option.value} isDisabled={option.isDisabled ?? false}>
                <CheckboxButton className={row}>
                  <span className={box}>
                    <span className={checkmark}>
                      <Icon name="check" />
                    </span>
                  </span>
                  <span className={css.text}>
                    <Bidi>{option.label}</Bidi>
                    {option.description && (
                      <span className={css.description}>
                        <Bidi>{option.description}</Bidi>
                      </span>
                    )}
                  </span>
                </CheckboxButton>
              </CheckboxField>
            ))}
          </div>
        </div>
      </FieldFrame>
    </RacCheckboxGroup>
  );
}

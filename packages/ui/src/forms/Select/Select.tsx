import { getTextDirection } from '@fanous/arabic/textDir';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { control as controlStyle, field, input } from '../field/field.css.ts';
import type { FieldProps, RequiredProps } from '../field/fieldProps.ts';
import { getFieldIds } from '../field/getFieldIds.ts';
import { NativeFieldFrame } from '../field/NativeFieldFrame.tsx';
import { useNativeValidity } from '../field/useNativeValidity.ts';
import { chevron, select } from './Select.css.ts';
import { pickRootProps } from '../../utils/rootElementProps.ts';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

interface SelectBaseProps extends FieldProps {
  /** Options, or groups of options with a heading. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Shown while nothing is selected: «اختر القسم». In an optional field it can be selected again. */
  placeholder: string;
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string | null) => void;
  /** 44 px, or 52 on a page that only has this form. */
  size?: 'default' | 'large';
  ref?: Ref<HTMLSelectElement>;
}

export type SelectProps = SelectBaseProps & RequiredProps;

/**
 * Selects one item of a list that people know. It is a native `<select>`, so a phone shows its own list. For up to six options
 * use `RadioGroup`; for a searchable list use `ComboBox`.
 */
export function Select(props: SelectProps) {
  const { name, label, optionalLabel, description, errorMessage, isRequired, requiredMessage } = props;
  const { options, placeholder, value, defaultValue = '', onChange, size, isDisabled, autoFocus, ref } = props;
  const ownId = useId();
  const { id = ownId, ...rootProps } = pickRootProps(props);
  const selectRef = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => selectRef.current!);
  const validity = useNativeValidity({
    controlRef: selectRef,
    name,
    errorMessage,
    ownError: undefined,
    requiredMessage,
  });
  const { error } = validity;
  const ids = getFieldIds(id, { description, error });
  const valueProps = value === undefined ? { defaultValue } : { value: value ?? '' };

  return (
    <div {...rootProps} className={field} data-error={errorMessage} data-required-message={requiredMessage}>
      <NativeFieldFrame {...{ id, label, optionalLabel, description, error }}>
        <div className={controlStyle({ size })}>
          <select
            {...valueProps}
            ref={selectRef}
            id={id}
            name={name}
            required={isRequired}
            disabled={isDisabled}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={autoFocus}
            // Otherwise browsers report an empty required field as invalid before the user has changed it.
            aria-invalid={error !== undefined}
            aria-describedby={ids.describedBy}
            className={`${input} ${select}`}
            onInvalid={validity.onInvalid}
            onChange={({ target }) => {
              validity.clearError();
              onChange?.(target.value === '' ? null : target.value);
            }}
          >
            <option value="" hidden={isRequired}>
              {placeholder}
            </option>
            {options.map((each) =>
              'options' in each ? (
                <optgroup key={each.label} label={each.label}>
                  {each.options.map(renderOption)}
                </optgroup>
              ) : (
                renderOption(each)
              ),
            )}
          </select>
          <span className={chevron}>
            <Icon name="chevron-down" />
          </span>
        </div>
      </NativeFieldFrame>
    </div>
  );
}

const renderOption = ({ value, label, isDisabled }: SelectOption) => (
  <option key={value} value={value} dir={getTextDirection(label)} disabled={isDisabled}>
    {label}
  </option>
);

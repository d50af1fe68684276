import { textDir } from '@fanous/arabic/textDir';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { control as controlStyle, field, input } from '../field/field.css.ts';
import type { FieldProps, Requiredness } from '../field/fieldProps.ts';
import { frameIds } from '../field/frameIds.ts';
import { PlainFrame } from '../field/PlainFrame.tsx';
import { useNativeValidity } from '../field/useNativeValidity.ts';
import { chevron, select } from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

interface Choice extends FieldProps {
  /** In their order; a group has a heading that cannot be chosen. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Stands in the field while nothing is chosen: «اختر القسم». Where the field is optional it can be chosen again. */
  placeholder: string;
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string | null) => void;
  /** 44 px, or 52 where the form is all there is on the page. */
  size?: 'default' | 'large';
  ref?: Ref<HTMLSelectElement>;
}

export type SelectProps = Choice & Requiredness;

/**
 * One of a list that people know. The native element: a phone opens its own list, and it weighs nothing. Up to six choices
 * are better seen at once, in a `RadioGroup`; a list to be searched is a `ComboBox`.
 */
export function Select(props: SelectProps) {
  const { name, label, optionalLabel, description, errorMessage, isRequired, requiredMessage } = props;
  const { options, placeholder, value, defaultValue = '', onChange, size, isDisabled, autoFocus, ref } = props;
  const id = useId();
  const control = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => control.current!);
  const validity = useNativeValidity({ control, name, errorMessage, problem: undefined, requiredMessage });
  const { error } = validity;
  const ids = frameIds(id, { description, error });
  const chosen = value === undefined ? { defaultValue } : { value: value ?? '' };

  return (
    <div className={field} data-error={errorMessage} data-required-message={requiredMessage}>
      <PlainFrame {...{ id, label, optionalLabel, description, error }}>
        <div className={controlStyle({ size })}>
          <select
            {...chosen}
            ref={control}
            id={id}
            name={name}
            required={isRequired}
            disabled={isDisabled}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={autoFocus}
            // Else a browser calls an empty required field wrong before anybody has touched it.
            aria-invalid={error !== undefined}
            aria-describedby={ids.describedBy}
            className={`${input} ${select}`}
            onInvalid={validity.onInvalid}
            onChange={({ target }) => {
              validity.forget();
              onChange?.(target.value === '' ? null : target.value);
            }}
          >
            <option value="" hidden={isRequired}>
              {placeholder}
            </option>
            {options.map((each) =>
              'options' in each ? (
                <optgroup key={each.label} label={each.label}>
                  {each.options.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(each)
              ),
            )}
          </select>
          <span className={chevron}>
            <Icon name="chevron-down" />
          </span>
        </div>
      </PlainFrame>
    </div>
  );
}

const optionOf = ({ value, label, isDisabled }: SelectOption) => (
  <option key={value} value={value} dir={textDir(label)} disabled={isDisabled}>
    {label}
  </option>
);

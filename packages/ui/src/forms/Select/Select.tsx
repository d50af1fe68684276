import { getTextDirection } from '@fanous/arabic/textDir';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { control as controlStyle, field, input } from '../field/field.css.ts';
import type { FieldProps, RequiredProps } from '../field/fieldProps.ts';
import { getFieldIds } from '../field/getFieldIds.ts';
import { NativeFieldFrame } from '../field/NativeFieldFrame.tsx';
import { useNativeValidity } from '../field/useNativeValidity.ts';
import { OptionContent } from './OptionContent.tsx';
import type { SelectGroup, SelectOption } from './selectOptions.ts';
import { chevron, richSelect, select, valueButton } from './Select.css.ts';
import { useCanStyleOptions } from './useCanStyleOptions.ts';
import { useShownValue } from './useShownValue.ts';
import { pickRootProps } from '../../utils/rootElementProps.ts';

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
 * Selects one item of a list that people know. It is a native `<select>`, so a phone shows its own list. With a mouse, browsers
 * that can style options also show their icons and descriptions. For up to six options use `RadioGroup`; for a searchable list use
 * `ComboBox`.
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
  const flatOptions = options.flatMap((each) => ('options' in each ? each.options : [each]));
  const hasRichOptions = flatOptions.some(({ icon, description: text }) => icon !== undefined || text !== undefined);
  const isRich = useCanStyleOptions() && hasRichOptions;
  const [shownValue, setShownValue] = useShownValue(selectRef, value, defaultValue);
  const shownOption = flatOptions.find((option) => option.value === shownValue);
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
            className={isRich ? `${input} ${select} ${richSelect}` : `${input} ${select}`}
            onInvalid={validity.onInvalid}
            onChange={({ target }) => {
              validity.clearError();
              setShownValue(target.value);
              onChange?.(target.value === '' ? null : target.value);
            }}
          >
            {isRich && (
              <button type="button" className={valueButton}>
                {shownOption ? <OptionContent icon={shownOption.icon} label={shownOption.label} /> : placeholder}
              </button>
            )}
            <option value="" hidden={isRequired}>
              {placeholder}
            </option>
            {options.map((each) =>
              'options' in each ? (
                <optgroup key={each.label} label={each.label}>
                  {each.options.map((option) => renderOption(option, isRich))}
                </optgroup>
              ) : (
                renderOption(each, isRich)
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

const renderOption = (option: SelectOption, isRich: boolean) => (
  <option
    key={option.value}
    value={option.value}
    dir={isRich ? undefined : getTextDirection(option.label)}
    disabled={option.isDisabled}
  >
    {isRich ? <OptionContent {...option} /> : option.label}
  </option>
);

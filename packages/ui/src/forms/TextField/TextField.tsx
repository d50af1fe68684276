import type { Ref } from 'react';
import { TextField as RacTextField, type TextFieldProps as RacTextFieldProps } from 'react-aria-components';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconSource } from '../../media/Icon/icons.ts';
import { findTextError, type TextType } from '../field/findTextError.ts';
import { adornment, control, field, input } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { FieldInput } from '../field/FieldInput.tsx';
import type { FieldProps, RequiredProps } from '../field/fieldProps.ts';
import { useReportChange } from '../field/useReportChange.ts';
import { type InputDir, useInputDirection } from '../field/useInputDirection.ts';
import { getValidityAttributes } from '../field/validity.ts';

/** E-mail and URL fields need a message for invalid values. */
type FormatProps =
  | { type?: 'text' | 'tel'; invalidMessage?: never }
  | { type: 'email' | 'url'; invalidMessage: string };

type ForwardedProps = Pick<
  RacTextFieldProps,
  | 'autoComplete'
  | 'autoCorrect'
  | 'enterKeyHint'
  | 'id'
  | 'inputMode'
  | 'isReadOnly'
  | 'maxLength'
  | 'onBlur'
  | 'onFocus'
  | 'spellCheck'
>;

interface TextFieldBaseProps extends FieldProps, ForwardedProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Returns the error message of a text that is not empty, or null. */
  validate?: (value: string) => string | null | undefined;
  /**
   * `ltr` for addresses and numbers, which are still aligned to the start of the page; `text` for free text. The default
   * depends on `type`.
   */
  inputDir?: InputDir;
  /** 44 px, or 52 on a page that only has this form. */
  size?: 'default' | 'large';
  icon?: IconSource;
  ref?: Ref<HTMLInputElement>;
}

export type TextFieldProps = TextFieldBaseProps & RequiredProps & FormatProps;

const defaultInputDirs: Record<TextType, InputDir> = { text: 'text', email: 'ltr', tel: 'ltr', url: 'ltr' };

/** One line of text. For several lines use `TextArea`, for a password `PasswordField`, to filter a list `SearchField`. */
export function TextField(props: TextFieldProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, invalidMessage, validate, ...rest } = props;
  const { type = 'text', inputDir = defaultInputDirs[type], size, icon, ref, onChange, ...forwardedProps } = rest;
  const [dir, onType] = useInputDirection(inputDir, props.value, props.defaultValue ?? '');
  useReportChange(props.value);
  const rules = { type, isRequired: props.isRequired, requiredMessage, invalidMessage, validate };
  return (
    <RacTextField
      {...forwardedProps}
      {...getValidityAttributes(errorMessage)}
      type={type}
      validate={(value) => findTextError(value, rules)}
      onChange={(value) => {
        onType(value);
        onChange?.(value);
      }}
      className={field}
    >
      <FieldFrame {...{ label, optionalLabel, description, errorMessage }}>
        <div className={control({ size })}>
          {icon && (
            <span className={adornment}>
              <Icon name={icon} />
            </span>
          )}
          <FieldInput ref={ref} dir={dir} className={input} />
        </div>
      </FieldFrame>
    </RacTextField>
  );
}

import type { Ref } from 'react';
import { TextField as RacTextField, type TextFieldProps as RacTextFieldProps } from 'react-aria-components';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { checkText, type TextType } from '../field/checkText.ts';
import { adornment, control, field, input } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { FieldInput } from '../field/FieldInput.tsx';
import type { FieldProps, Requiredness } from '../field/fieldProps.ts';
import { useReportChange } from '../field/useReportChange.ts';
import { type InputDir, useTypingDir } from '../field/useTypingDir.ts';
import { validityMarks } from '../field/validity.ts';

/** An address that is none needs words of its own, as an empty field does. */
type Address = { type?: 'text' | 'tel'; invalidMessage?: never } | { type: 'email' | 'url'; invalidMessage: string };

type Passed = Pick<
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

interface Text extends FieldProps, Passed {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Says what is wrong with a text that is not empty, or nothing. */
  validate?: (value: string) => string | null | undefined;
  /**
   * Left to right for addresses and numbers, which then still stand where the page starts; free text runs as it
   * will be shown. Follows from `type` unless said.
   */
  inputDir?: InputDir;
  /** 44 px, or 52 where the form is all there is on the page. */
  size?: 'default' | 'large';
  icon?: IconName;
  ref?: Ref<HTMLInputElement>;
}

export type TextFieldProps = Text & Requiredness & Address;

const dirOf: Record<TextType, InputDir> = { text: 'text', email: 'ltr', tel: 'ltr', url: 'ltr' };

/** One line of text. For several lines use `TextArea`, for a password `PasswordField`, to filter a list `SearchField`. */
export function TextField(props: TextFieldProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, invalidMessage, validate, ...rest } = props;
  const { type = 'text', inputDir = dirOf[type], size, icon, ref, onChange, ...passed } = rest;
  const [dir, onType] = useTypingDir(inputDir, props.value, props.defaultValue ?? '');
  useReportChange(props.value);
  const rules = { type, isRequired: props.isRequired, requiredMessage, invalidMessage, validate };
  return (
    <RacTextField
      {...passed}
      {...validityMarks(errorMessage)}
      type={type}
      validate={(value) => checkText(value, rules)}
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

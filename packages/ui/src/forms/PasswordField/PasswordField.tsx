import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { TextField as RacTextField } from 'react-aria-components';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { findTextError } from '../field/findTextError.ts';
import { control, endButton, field, input } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { FieldInput } from '../field/FieldInput.tsx';
import type { FieldProps, RequiredProps } from '../field/fieldProps.ts';
import { getValidityAttributes } from '../field/validity.ts';
import { capsLockWarning } from './PasswordField.css.ts';

interface PasswordFieldBaseProps extends FieldProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Returns the error message of a password that is not empty, or null. */
  validate?: (value: string) => string | null | undefined;
  /** Tells password managers whether to fill in the current password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
  maxLength?: number;
  /** Names the button while the password is hidden: «إظهار كلمة المرور». */
  showLabel: string;
  /** Names the button while the password is shown: «إخفاء كلمة المرور». */
  hideLabel: string;
  /** Announced when caps lock is on. */
  capsLockLabel?: string;
  /** 44 px, or 52 on a page that only has this form. */
  size?: 'default' | 'large';
  ref?: Ref<HTMLInputElement>;
}

export type PasswordFieldProps = PasswordFieldBaseProps & RequiredProps;

/** A password field with a button that shows the password. Always left to right; pasting is allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, validate, ...rest } = props;
  const { showLabel, hideLabel, capsLockLabel, size, ref, ...forwardedProps } = rest;
  const [isShown, setShown] = useState(false);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const rules = { isRequired: props.isRequired, requiredMessage, validate };
  const updateCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'));

  // Hide it on submit, or browsers would save it for autocomplete of text fields.
  useEffect(() => {
    const form = button.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <RacTextField
      {...forwardedProps}
      {...getValidityAttributes(errorMessage)}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      autoCorrect="off"
      validate={(value) => findTextError(value, rules)}
      className={field}
    >
      <FieldFrame {...{ label, optionalLabel, description, errorMessage }}>
        <div className={control({ size })}>
          <FieldInput
            ref={ref}
            dir="ltr"
            autoCapitalize="none"
            className={input}
            onKeyDown={updateCapsLock}
            onKeyUp={updateCapsLock}
            onBlur={() => setCapsLockOn(false)}
          />
          <span className={endButton}>
            <IconButton
              ref={button}
              icon={isShown ? 'eye-off' : 'eye'}
              label={isShown ? hideLabel : showLabel}
              size="dense"
              isDisabled={props.isDisabled}
              onPress={() => setShown(!isShown)}
            />
          </span>
        </div>
        {capsLockLabel && <output className={capsLockWarning}>{isCapsLockOn ? capsLockLabel : null}</output>}
      </FieldFrame>
    </RacTextField>
  );
}

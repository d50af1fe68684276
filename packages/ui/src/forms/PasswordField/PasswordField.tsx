import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { TextField as RacTextField } from 'react-aria-components';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { checkText } from '../field/checkText.ts';
import { control, endButton, field, input } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { FieldInput } from '../field/FieldInput.tsx';
import type { FieldProps, Requiredness } from '../field/fieldProps.ts';
import { validityMarks } from '../field/validity.ts';
import { capsLock } from './PasswordField.css.ts';

interface Password extends FieldProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Says what is wrong with a password that is not empty, or nothing. */
  validate?: (value: string) => string | null | undefined;
  /** Which password it is, so that password managers fill in the one or offer a new one. */
  autoComplete: 'current-password' | 'new-password';
  maxLength?: number;
  /** Names the button while the password is hidden: «إظهار كلمة المرور». */
  showLabel: string;
  /** Names the button while the password is shown: «إخفاء كلمة المرور». */
  hideLabel: string;
  /** Said when capital letters are locked, which cannot be seen in dots. */
  capsLockLabel?: string;
  /** 44 px, or 52 where the form is all there is on the page. */
  size?: 'default' | 'large';
  ref?: Ref<HTMLInputElement>;
}

export type PasswordFieldProps = Password & Requiredness;

/** A password: hidden until its owner wants to see it, left to right both ways, and free to be pasted. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, validate, ...rest } = props;
  const { showLabel, hideLabel, capsLockLabel, size, ref, ...passed } = rest;
  const [isShown, setShown] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const rules = { isRequired: props.isRequired, requiredMessage, validate };
  const watch = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'));

  // Hidden again once sent, or browsers would keep it among the texts they complete.
  useEffect(() => {
    const form = button.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <RacTextField
      {...passed}
      {...validityMarks(errorMessage)}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      autoCorrect="off"
      validate={(value) => checkText(value, rules)}
      className={field}
    >
      <FieldFrame {...{ label, optionalLabel, description, errorMessage }}>
        <div className={control({ size })}>
          <FieldInput
            ref={ref}
            dir="ltr"
            autoCapitalize="none"
            className={input}
            onKeyDown={watch}
            onKeyUp={watch}
            onBlur={() => setLocked(false)}
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
        {capsLockLabel && <output className={capsLock}>{isLocked ? capsLockLabel : null}</output>}
      </FieldFrame>
    </RacTextField>
  );
}

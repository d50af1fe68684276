import { type ClipboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { TextField as RacTextField } from 'react-aria-components';
import { field } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { FieldInput } from '../field/FieldInput.tsx';
import type { FieldProps } from '../field/fieldProps.ts';
import { useReportChange } from '../field/useReportChange.ts';
import { getValidityAttributes } from '../field/validity.ts';
import { activeCell, cell, code as codeStyle, input } from './OtpField.css.ts';
import { mergePastedCode, toOtpDigits } from './otp.ts';
import { pickRootProps } from '../../utils/rootElementProps.ts';

export interface OtpFieldProps extends Omit<FieldProps, 'optionalLabel'> {
  /** The number of digits. */
  length?: 4 | 5 | 6 | 7 | 8;
  value?: string;
  defaultValue?: string;
  /** Called with the digits so far, in Western form. */
  onChange?: (code: string) => void;
  /** Called when the last digit is there, so that the page can check the code without a press of the button. */
  onComplete?: (code: string) => void;
  /** Error of a code that is missing or too short: «أدخل الرمز كاملًا». */
  incompleteMessage: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A one-time code from an SMS, an e-mail or an app. It is one input, so the phone offers the code, a paste fills all cells, and
 * screen readers read one field.
 */
export function OtpField(props: OtpFieldProps) {
  const {
    label,
    description,
    errorMessage,
    length = 6,
    value,
    defaultValue = '',
    onChange,
    onComplete,
    ...rest
  } = props;
  const { incompleteMessage, ref, name, isDisabled, autoFocus } = rest;
  const [typed, setTyped] = useState(() => toOtpDigits(defaultValue, length));
  const code = value ?? typed;
  // A ref, because a paste is followed by an input event before the next render.
  const lastComplete = useRef('');
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current!);
  useReportChange(code);

  const change = (next: string) => {
    setTyped(next);
    if (next !== code) onChange?.(next);
    if (next.length === length && next !== lastComplete.current) onComplete?.(next);
    lastComplete.current = next.length === length ? next : '';
  };
  const handleTyping = (text: string) => {
    // A wrong code need not be deleted: a digit after its last one begins the next code.
    const isWrong = code.length === length && inputRef.current?.getAttribute('aria-invalid') === 'true';
    const added = isWrong && text.startsWith(code) ? toOtpDigits(text.slice(code.length), length) : '';
    change(added === '' ? toOtpDigits(text, length) : added);
  };
  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault();
    change(mergePastedCode(code, event.clipboardData.getData('text'), length));
  };
  // Digits are added and removed at the end only: the cells show no other caret.
  const moveCaretToEnd = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const end = currentTarget.value.length;
    const { selectionStart, selectionEnd } = currentTarget;
    if (selectionStart === selectionEnd && selectionEnd !== end) currentTarget.setSelectionRange(end, end);
  };

  return (
    <RacTextField
      {...pickRootProps(rest)}
      {...getValidityAttributes(errorMessage)}
      {...(name !== undefined && { name })}
      {...(isDisabled !== undefined && { isDisabled })}
      {...(autoFocus !== undefined && { autoFocus })}
      value={code}
      onChange={handleTyping}
      validate={(text) => (text.length < length ? incompleteMessage : null)}
      isRequired
      inputMode="numeric"
      autoComplete="one-time-code"
      className={field}
    >
      <FieldFrame {...{ label, description, errorMessage }}>
        <div className={codeStyle} dir="ltr">
          <FieldInput
            ref={inputRef}
            dir="ltr"
            className={input}
            onPaste={handlePaste}
            onSelect={moveCaretToEnd}
            autoCorrect="off"
            spellCheck="false"
          />
          {Array.from({ length }, (_, at) => (
            <span
              // A cell is its position.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              aria-hidden
              className={at === Math.min(code.length, length - 1) ? `${cell} ${activeCell}` : cell}
            >
              {code[at]}
            </span>
          ))}
        </div>
      </FieldFrame>
    </RacTextField>
  );
}

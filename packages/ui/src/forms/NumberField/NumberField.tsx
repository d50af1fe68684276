import { type KeyboardEvent, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { TextField as RacTextField, useLocale } from 'react-aria-components';
import { stripBidiMarks } from '@fanous/arabic/textDir';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { control, endButton, field, input } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { FieldInput } from '../field/FieldInput.tsx';
import type { FieldProps, Requiredness } from '../field/fieldProps.ts';
import { useReportChange } from '../field/useReportChange.ts';
import { validityMarks } from '../field/validity.ts';
import { checkNumber, parseNumber, stepped } from './number.ts';
import { reading } from './NumberField.css.ts';

interface Amount extends FieldProps {
  value?: number | null;
  defaultValue?: number | null;
  /** Gets the number while it is typed; nothing while the text says none. */
  onChange?: (value: number | null) => void;
  minValue?: number;
  maxValue?: number;
  maxFractionDigits?: number;
  /** How far the arrow keys and the buttons go. */
  step?: number;
  /** Buttons for less and more, where people go by ones: «أقل», «أكثر». */
  stepLabels?: { less: string; more: string };
  /** Said when the text says no number: «اكتب رقمًا». */
  invalidMessage: string;
  /** Said when the number lies outside its ends: «من 1 إلى 100». */
  rangeMessage?: string;
  validate?: (value: number) => string | null | undefined;
  /** Reads the number back at the end of the field, in words: «45 دقيقة». */
  readBack?: (value: number) => string;
  isReadOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export type NumberFieldProps = Amount & Requiredness;

/**
 * A number that counts something, in Arabic or Western digits; the form sends Western ones. What is only written in digits, a
 * phone number or a code, is a `TextField`.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, invalidMessage, rangeMessage } = props;
  const { value, defaultValue = null, minValue = -Infinity, maxValue = Infinity, maxFractionDigits = 0 } = props;
  const { name, step = 1, stepLabels, readBack, isDisabled, isRequired, isReadOnly, autoFocus } = props;
  const { locale } = useLocale();
  const write = useMemo(() => {
    const digits = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 });
    return (number: number | null) => (number === null ? '' : stripBidiMarks(digits.format(number)));
  }, [locale]);
  const own = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => write(value ?? defaultValue));
  const typed = parseNumber(text);
  const shown = value === undefined || value === typed || Number.isNaN(typed) ? text : write(value);
  useReportChange(shown);
  const number = parseNumber(shown);
  const [committed, setCommitted] = useState('');
  const isRight = number !== null && !Number.isNaN(number);

  const change = (next: string) => {
    setText(next);
    const said = parseNumber(next);
    props.onChange?.(Number.isNaN(said) ? null : said);
  };
  const commit = () => {
    if (!isRight) return setCommitted('');
    setText(write(number));
    setCommitted(readBack?.(number) ?? '');
    return undefined;
  };
  const go = (by: number) => {
    const next = stepped(number, by, minValue, maxValue);
    change(write(next));
    setCommitted(readBack?.(next) ?? write(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined || isReadOnly || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    go(by);
  };

  // Whatever digits were typed, the form sends the ones that servers read.
  useEffect(() => {
    const form = own.current?.form;
    const send = ({ formData }: FormDataEvent) => {
      const said = parseNumber(own.current?.value ?? '');
      if (name !== undefined && formData.has(name) && said !== null && !Number.isNaN(said)) {
        formData.set(name, String(said));
      }
    };
    const reset = () => setText(write(defaultValue));
    form?.addEventListener('formdata', send);
    form?.addEventListener('reset', reset);
    return () => {
      form?.removeEventListener('formdata', send);
      form?.removeEventListener('reset', reset);
    };
  }, [name, write, defaultValue]);

  const rules = {
    minValue,
    maxValue,
    maxFractionDigits,
    isRequired,
    requiredMessage,
    invalidMessage,
    rangeMessage,
    validate: props.validate,
  };
  const passed = { name, isDisabled, isRequired, isReadOnly, autoFocus };
  return (
    <RacTextField
      {...Object.fromEntries(Object.entries(passed).filter(([, each]) => each !== undefined))}
      {...validityMarks(errorMessage)}
      value={shown}
      onChange={change}
      onBlur={commit}
      inputMode={maxFractionDigits > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      validate={(said) => checkNumber(said, rules)}
      className={field}
    >
      <FieldFrame {...{ label, optionalLabel, description, errorMessage }}>
        <div className={control()}>
          {stepLabels && (
            <span className={endButton}>
              <IconButton
                icon="minus"
                label={stepLabels.less}
                size="dense"
                isDisabled={isDisabled || isReadOnly || (isRight && number <= minValue)}
                onPress={() => go(-step)}
              />
            </span>
          )}
          <FieldInput
            ref={(element) => {
              own.current = element;
              if (typeof props.ref === 'function') return props.ref(element);
              if (props.ref) props.ref.current = element;
              return undefined;
            }}
            dir="ltr"
            className={input}
            onKeyDown={onKeyDown}
          />
          {readBack && isRight && !checkNumber(shown, rules) && (
            <span className={reading} aria-hidden>
              <bdi>{readBack(number)}</bdi>
            </span>
          )}
          {stepLabels && (
            <span className={endButton}>
              <IconButton
                icon="plus"
                label={stepLabels.more}
                size="dense"
                isDisabled={isDisabled || isReadOnly || (isRight && number >= maxValue)}
                onPress={() => go(step)}
              />
            </span>
          )}
        </div>
      </FieldFrame>
      <VisuallyHidden aria-live="polite">{committed}</VisuallyHidden>
    </RacTextField>
  );
}

import { type KeyboardEvent, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { TextField as RacTextField, useLocale } from 'react-aria-components';
import { stripBidiMarks } from '@fanous/arabic/textDir';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { control, endButton, field, input } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { FieldInput } from '../field/FieldInput.tsx';
import type { FieldProps, RequiredProps } from '../field/fieldProps.ts';
import { useReportChange } from '../field/useReportChange.ts';
import { getValidityAttributes } from '../field/validity.ts';
import { findNumberError, parseNumber, getValueAfterStep } from './number.ts';
import { valueLabelText } from './NumberField.css.ts';
import { pickRootProps } from '../../utils/rootElementProps.ts';

interface NumberFieldBaseProps extends FieldProps {
  value?: number | null;
  defaultValue?: number | null;
  /** Called while typing with the number, or null if the text is not a number. */
  onChange?: (value: number | null) => void;
  minValue?: number;
  maxValue?: number;
  maxFractionDigits?: number;
  /** Step of the arrow keys and the buttons. */
  step?: number;
  /** Shows buttons that decrease and increase the number: «أقل», «أكثر». */
  stepLabels?: { less: string; more: string };
  /** Error of a text that is not a number: «اكتب رقمًا». */
  invalidMessage: string;
  /** Error of a number out of range: «من 1 إلى 100». */
  rangeMessage?: string;
  validate?: (value: number) => string | null | undefined;
  /** Returns the number in words, shown at the end of the field: «45 دقيقة». */
  formatValueLabel?: (value: number) => string;
  isReadOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export type NumberFieldProps = NumberFieldBaseProps & RequiredProps;

/**
 * A number that counts something, in Arabic or Western digits. The form submits Western digits. For a phone number or a code
 * use `TextField`.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, invalidMessage, rangeMessage } = props;
  const { value, defaultValue = null, minValue = -Infinity, maxValue = Infinity, maxFractionDigits = 0 } = props;
  const { name, step = 1, stepLabels, formatValueLabel, isDisabled, isRequired, isReadOnly, autoFocus } = props;
  const { locale } = useLocale();
  const formatNumber = useMemo(() => {
    const digits = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 });
    return (number: number | null) => (number === null ? '' : stripBidiMarks(digits.format(number)));
  }, [locale]);
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => formatNumber(value ?? defaultValue));
  const typedNumber = parseNumber(text);
  const shownText =
    value === undefined || value === typedNumber || Number.isNaN(typedNumber) ? text : formatNumber(value);
  useReportChange(shownText);
  const number = parseNumber(shownText);
  const [announcement, setAnnouncement] = useState('');
  const isNumber = number !== null && !Number.isNaN(number);

  const change = (next: string) => {
    setText(next);
    const parsed = parseNumber(next);
    props.onChange?.(Number.isNaN(parsed) ? null : parsed);
  };
  const commit = () => {
    if (!isNumber) return setAnnouncement('');
    setText(formatNumber(number));
    setAnnouncement(formatValueLabel?.(number) ?? '');
    return undefined;
  };
  const changeBy = (amount: number) => {
    const next = getValueAfterStep(number, amount, minValue, maxValue);
    change(formatNumber(next));
    setAnnouncement(formatValueLabel?.(next) ?? formatNumber(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const amount = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (amount === undefined || isReadOnly || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    changeBy(amount);
  };

  // The form submits Western digits, whichever were typed.
  useEffect(() => {
    const form = inputRef.current?.form;
    const setFormValue = ({ formData }: FormDataEvent) => {
      const parsed = parseNumber(inputRef.current?.value ?? '');
      if (name !== undefined && formData.has(name) && parsed !== null && !Number.isNaN(parsed)) {
        formData.set(name, String(parsed));
      }
    };
    const reset = () => setText(formatNumber(defaultValue));
    form?.addEventListener('formdata', setFormValue);
    form?.addEventListener('reset', reset);
    return () => {
      form?.removeEventListener('formdata', setFormValue);
      form?.removeEventListener('reset', reset);
    };
  }, [name, formatNumber, defaultValue]);

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
  const forwardedProps = { name, isDisabled, isRequired, isReadOnly, autoFocus };
  return (
    <RacTextField
      {...pickRootProps(props)}
      {...Object.fromEntries(Object.entries(forwardedProps).filter(([, each]) => each !== undefined))}
      {...getValidityAttributes(errorMessage)}
      value={shownText}
      onChange={change}
      onBlur={commit}
      inputMode={maxFractionDigits > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      validate={(parsed) => findNumberError(parsed, rules)}
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
                isDisabled={isDisabled || isReadOnly || (isNumber && number <= minValue)}
                onPress={() => changeBy(-step)}
              />
            </span>
          )}
          <FieldInput
            ref={(element) => {
              inputRef.current = element;
              if (typeof props.ref === 'function') return props.ref(element);
              if (props.ref) props.ref.current = element;
              return undefined;
            }}
            dir="ltr"
            className={input}
            onKeyDown={onKeyDown}
          />
          {formatValueLabel && isNumber && !findNumberError(shownText, rules) && (
            <span className={valueLabelText} aria-hidden aria-disabled={isDisabled}>
              <bdi>{formatValueLabel(number)}</bdi>
            </span>
          )}
          {stepLabels && (
            <span className={endButton}>
              <IconButton
                icon="plus"
                label={stepLabels.more}
                size="dense"
                isDisabled={isDisabled || isReadOnly || (isNumber && number >= maxValue)}
                onPress={() => changeBy(step)}
              />
            </span>
          )}
        </div>
      </FieldFrame>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </RacTextField>
  );
}

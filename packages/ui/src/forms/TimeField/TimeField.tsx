import { parseTime } from '@internationalized/date';
import { useState } from 'react';
import { TimeField as RacTimeField } from 'react-aria-components';
import { DateSegments } from '../field/DateSegments.tsx';
import { field } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps, RequiredProps } from '../field/fieldProps.ts';
import { useReportChange } from '../field/useReportChange.ts';
import { getValidityAttributes } from '../field/validity.ts';
import { pickRootProps } from '../../utils/rootElementProps.ts';

/** A time of day as `19:30`, as forms and APIs write it. */
export type IsoTime = string;

interface TimeFieldBaseProps extends FieldProps {
  value?: IsoTime | null;
  defaultValue?: IsoTime;
  /** Called with a complete time, or null if a part of it is removed. */
  onChange?: (value: IsoTime | null) => void;
  /** The first time that is valid: `08:00`. */
  minValue?: IsoTime;
  /** The last time that is valid. */
  maxValue?: IsoTime;
  /** Error of a time that is too early or too late: «من 8 صباحًا إلى 10 مساءً». */
  rangeMessage?: string;
  isReadOnly?: boolean;
}

export type TimeFieldProps = TimeFieldBaseProps & RequiredProps;

/** A time of day, such as the start of a lesson. For how long something takes use `NumberField`. */
export function TimeField(props: TimeFieldProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, minValue, maxValue, rangeMessage } = props;
  const { name, value, defaultValue, onChange } = props;
  const { isDisabled = false, isReadOnly = false, isRequired = false, autoFocus = false } = props;
  const [ownValue, setOwnValue] = useState<IsoTime | null>(defaultValue ?? null);
  const time = value === undefined ? ownValue : value;
  useReportChange(time);
  // Times of the same form compare as texts.
  const isInRange = (iso: IsoTime) =>
    (minValue === undefined || iso >= minValue) && (maxValue === undefined || iso <= maxValue);
  return (
    <RacTimeField
      {...pickRootProps(props)}
      {...{ isDisabled, isReadOnly, isRequired, autoFocus }}
      {...getValidityAttributes(errorMessage, requiredMessage)}
      {...(name !== undefined && { name })}
      value={time === null ? null : parseTime(time)}
      onChange={(next) => {
        const iso = next?.toString().slice(0, 5) ?? null;
        setOwnValue(iso);
        onChange?.(iso);
      }}
      validate={(next) => (isInRange(next.toString().slice(0, 5)) ? null : rangeMessage)}
      className={field}
    >
      <FieldFrame {...{ label, optionalLabel, description, errorMessage, requiredMessage }}>
        <DateSegments isFramed />
      </FieldFrame>
    </RacTimeField>
  );
}

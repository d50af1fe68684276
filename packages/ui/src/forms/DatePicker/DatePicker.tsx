import { useState } from 'react';
import {
  Button,
  Calendar,
  DatePicker as RacDatePicker,
  Dialog,
  Group,
  Popover,
  useLocale,
} from 'react-aria-components';
import { Icon } from '../../media/Icon/Icon.tsx';
import { floatingPanel } from '../../overlays/Popover/Popover.css.ts';
import { panel } from '../calendar/calendar.css.ts';
import { CalendarDays } from '../calendar/CalendarDays.tsx';
import { CalendarHeader } from '../calendar/CalendarHeader.tsx';
import type { DateFieldProps } from '../calendar/dateFieldProps.ts';
import { formatHijri } from '../calendar/hijri.ts';
import { checkDateLimits, type IsoDate, toCalendarDate } from '../calendar/isoDate.ts';
import { calendarButton, group, hijri } from '../field/dateInput.css.ts';
import { DateSegments } from '../field/DateSegments.tsx';
import { field } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { RequiredProps } from '../field/fieldProps.ts';
import { useReportChange } from '../field/useReportChange.ts';
import { getValidityAttributes } from '../field/validity.ts';
import { pickRootProps } from '../../utils/rootElementProps.ts';
import { matchOpenerTheme } from '../../overlays/matchOpenerTheme.ts';

interface DatePickerBaseProps extends DateFieldProps {
  /** The key of the value in the form data. The form submits `2026-10-05`, or an empty text. */
  name?: string;
  value?: IsoDate | null;
  defaultValue?: IsoDate;
  /** Called with a complete date, or null if a part of it is removed. */
  onChange?: (value: IsoDate | null) => void;
}

export type DatePickerProps = DatePickerBaseProps & RequiredProps;

/** One day, typed or picked from a calendar. For two days use `DateRangePicker`, for a time of day `TimeField`. */
export function DatePicker(props: DatePickerProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, minValue, maxValue, rangeMessage } = props;
  const { name, value, defaultValue, onChange, firstDayOfWeek = 'sat', showHijri = false } = props;
  const { isDisabled = false, isReadOnly = false, isRequired = false, autoFocus = false } = props;
  const { locale } = useLocale();
  const [ownValue, setOwnValue] = useState<IsoDate | null>(defaultValue ?? null);
  const date = value === undefined ? ownValue : value;
  useReportChange(date);
  return (
    <RacDatePicker
      {...pickRootProps(props)}
      {...{ isDisabled, isReadOnly, isRequired, autoFocus }}
      {...getValidityAttributes(errorMessage, requiredMessage)}
      {...(name !== undefined && { name })}
      value={date === null ? null : toCalendarDate(date)}
      onChange={(next) => {
        const iso = next?.toString() ?? null;
        setOwnValue(iso);
        onChange?.(iso);
      }}
      validate={(next) => checkDateLimits(next.toString(), { minValue, maxValue, rangeMessage })}
      shouldForceLeadingZeros
      className={field}
    >
      <FieldFrame {...{ label, optionalLabel, description, errorMessage, requiredMessage }}>
        <Group className={group}>
          <DateSegments />
          <Button className={calendarButton}>
            <Icon name="calendar" />
          </Button>
        </Group>
        {showHijri && date !== null && (
          <span className={hijri}>
            <bdi>{formatHijri(date, locale)}</bdi>
          </span>
        )}
      </FieldFrame>
      <Popover ref={matchOpenerTheme} placement="bottom start" className={floatingPanel}>
        <Dialog className={panel}>
          <Calendar
            firstDayOfWeek={firstDayOfWeek}
            {...(minValue !== undefined && { minValue: toCalendarDate(minValue) })}
            {...(maxValue !== undefined && { maxValue: toCalendarDate(maxValue) })}
          >
            <CalendarHeader />
            <CalendarDays />
          </Calendar>
        </Dialog>
      </Popover>
    </RacDatePicker>
  );
}

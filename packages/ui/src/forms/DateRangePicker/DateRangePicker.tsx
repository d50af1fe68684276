import { useState } from 'react';
import {
  Button,
  DateRangePicker as RacDateRangePicker,
  Dialog,
  Group,
  Popover,
  RangeCalendar,
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
import { ends, separator } from './DateRangePicker.css.ts';
import { pickRootProps } from '../../utils/rootElementProps.ts';
import { matchOpenerTheme } from '../../overlays/matchOpenerTheme.ts';

/** The first and the last day, both included. */
export interface DateRange {
  start: IsoDate;
  end: IsoDate;
}

interface DateRangePickerBaseProps extends DateFieldProps {
  /** The key of the first day in the form data. */
  startName?: string;
  /** The key of the last day in the form data. */
  endName?: string;
  value?: DateRange | null;
  defaultValue?: DateRange;
  /** Called with a complete range, or null if a part of it is removed. */
  onChange?: (value: DateRange | null) => void;
  /** Error of a last day before the first one: «اليوم الأخير قبل الأول». */
  orderMessage: string;
}

export type DateRangePickerProps = DateRangePickerBaseProps & RequiredProps;

/** A first and a last day, typed or picked from a calendar. For one day use `DatePicker`. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, minValue, maxValue, rangeMessage } = props;
  const { startName, endName, value, defaultValue, onChange, orderMessage } = props;
  const { firstDayOfWeek = 'sat', showHijri = false } = props;
  const { isDisabled = false, isReadOnly = false, isRequired = false, autoFocus = false } = props;
  const { locale } = useLocale();
  const [ownValue, setOwnValue] = useState<DateRange | null>(defaultValue ?? null);
  const range = value === undefined ? ownValue : value;
  const limits = { minValue, maxValue, rangeMessage };
  useReportChange(range && `${range.start}/${range.end}`);
  return (
    <RacDateRangePicker
      {...pickRootProps(props)}
      {...{ isDisabled, isReadOnly, isRequired, autoFocus }}
      {...getValidityAttributes(errorMessage, requiredMessage)}
      {...(startName !== undefined && { startName })}
      {...(endName !== undefined && { endName })}
      value={range && { start: toCalendarDate(range.start), end: toCalendarDate(range.end) }}
      onChange={(next) => {
        const iso = next && { start: next.start.toString(), end: next.end.toString() };
        setOwnValue(iso);
        onChange?.(iso);
      }}
      validate={({ start, end }) => {
        const [first, last] = [start.toString(), end.toString()];
        return checkDateLimits(first, limits) ?? checkDateLimits(last, limits);
      }}
      shouldForceLeadingZeros
      className={field}
    >
      {({ state }) => {
        // React Aria reports the order itself, with its own sentence.
        const isReversed = range !== null && range.end < range.start;
        const error = errorMessage ?? (isReversed && state.displayValidation.isInvalid ? orderMessage : undefined);
        return (
          <>
            <FieldFrame
              {...{ label, optionalLabel, description, requiredMessage }}
              {...(error && { errorMessage: error })}
            >
              <Group className={group}>
                <div className={ends}>
                  <DateSegments slot="start" />
                  <span aria-hidden className={separator}>
                    –
                  </span>
                  <DateSegments slot="end" />
                </div>
                <Button className={calendarButton}>
                  <Icon name="calendar" />
                </Button>
              </Group>
              {showHijri && range && (
                <span className={hijri}>
                  <bdi>{formatHijri(range.start, locale)}</bdi> – <bdi>{formatHijri(range.end, locale)}</bdi>
                </span>
              )}
            </FieldFrame>
            <Popover ref={matchOpenerTheme} placement="bottom start" className={floatingPanel}>
              <Dialog className={panel}>
                <RangeCalendar
                  firstDayOfWeek={firstDayOfWeek}
                  {...(minValue !== undefined && { minValue: toCalendarDate(minValue) })}
                  {...(maxValue !== undefined && { maxValue: toCalendarDate(maxValue) })}
                >
                  <CalendarHeader />
                  <CalendarDays isRange />
                </RangeCalendar>
              </Dialog>
            </Popover>
          </>
        );
      }}
    </RacDateRangePicker>
  );
}

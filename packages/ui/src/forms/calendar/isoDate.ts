import { type CalendarDate, parseDate } from '@internationalized/date';

/** A day as `2026-10-05`, as forms and APIs write it. */
export type IsoDate = string;

/** Converts a day to the type of React Aria. */
export const toCalendarDate = (date: IsoDate): CalendarDate => parseDate(date);

/** The limits of a date and the message for days outside of them. ISO dates compare as texts. */
export interface DateLimits {
  minValue: IsoDate | undefined;
  maxValue: IsoDate | undefined;
  rangeMessage: string | undefined;
}

/** Returns the error message of a day outside of the limits, or null. */
export function findDateLimitError(date: IsoDate, { minValue, maxValue, rangeMessage }: DateLimits): string | null {
  const isTooEarly = minValue !== undefined && date < minValue;
  const isTooLate = maxValue !== undefined && date > maxValue;
  return isTooEarly || isTooLate ? (rangeMessage ?? null) : null;
}

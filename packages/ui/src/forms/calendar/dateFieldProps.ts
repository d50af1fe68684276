import type { FieldProps } from '../field/fieldProps.ts';
import type { IsoDate } from './isoDate.ts';

/** Props that the fields with a calendar share. */
export interface DateFieldProps extends Omit<FieldProps, 'name'> {
  /** The first day that can be selected: `2026-10-05`. */
  minValue?: IsoDate;
  /** The last day that can be selected. */
  maxValue?: IsoDate;
  /** Error of a typed day that is too early or too late: «اختر يومًا في هذا العام». */
  rangeMessage?: string;
  /** The first column of the calendar. Weeks in Egypt begin on Saturday. */
  firstDayOfWeek?: 'sat' | 'sun' | 'mon';
  /** Shows the date in the Islamic calendar below the field too. */
  showHijri?: boolean;
  isReadOnly?: boolean;
}

import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components';
import { cell, grid, rangeCell, weekday } from './calendar.css.ts';

/** Arabic has no short names of days. Without «ال» they fit. */
const removeArticle = (day: string) => day.replace(/^ال/, '');

/** The days of a month in weeks. */
export function CalendarDays({ isRange = false }: { isRange?: boolean }) {
  return (
    <CalendarGrid className={grid} weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={weekday}>{removeArticle(day)}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className={isRange ? `${cell} ${rangeCell}` : cell} />}
      </CalendarGridBody>
    </CalendarGrid>
  );
}

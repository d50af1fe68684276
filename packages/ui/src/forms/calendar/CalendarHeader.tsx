import { Button, CalendarHeading } from 'react-aria-components';
import { Icon } from '../../media/Icon/Icon.tsx';
import { calendarButton } from '../field/dateInput.css.ts';
import { header, heading } from './calendar.css.ts';

/** The month of a calendar, and the buttons to the months before and after it. */
export function CalendarHeader() {
  return (
    <div className={header}>
      <Button slot="previous" className={calendarButton}>
        <Icon name="chevron-back" />
      </Button>
      <CalendarHeading className={heading} />
      <Button slot="next" className={calendarButton}>
        <Icon name="chevron-forward" />
      </Button>
    </div>
  );
}

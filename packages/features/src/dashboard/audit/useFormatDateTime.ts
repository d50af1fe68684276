import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { keepDayWithMonth } from '../frames/keepDayWithMonth.ts';

/** Returns a function that formats a point in time with its date. */
export function useFormatDateTime(): (moment: string) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (moment) => {
    const [date, time] = [keepDayWithMonth(format.date(moment)), format.time(moment)];
    return t`${date}, ${time}`;
  };
}

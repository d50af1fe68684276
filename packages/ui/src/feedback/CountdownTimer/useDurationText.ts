import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';
import { useFormat } from '../../intl/useFormat.ts';
import { splitDuration } from './countdown.ts';

interface DurationText {
  /** «3 دقائق و20 ثانية»: the two largest units, in the plural form of the language. */
  formatUnits: (seconds: number) => string;
  /** `1:04:20`, after the days in words. */
  formatClock: (seconds: number) => string;
}

/** Formats a time that is left, in the digits of the page. */
export function useDurationText(): DurationText {
  const format = useFormat();
  const { locale } = useLocale();
  return useMemo(() => {
    const formatUnit = (value: number, unit: string) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
    return {
      formatUnits: (seconds) =>
        format.list(
          splitDuration(seconds)
            .slice(0, 2)
            .map(({ unit, value }) => formatUnit(value, unit)),
        ),
      formatClock: (seconds) => {
        const days = Math.floor(seconds / 86_400);
        const clock = format.duration(seconds - days * 86_400);
        return days > 0 ? `${formatUnit(days, 'day')} ${clock}` : clock;
      },
    };
  }, [format, locale]);
}

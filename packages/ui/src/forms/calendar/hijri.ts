import { stripBidiMarks } from '@fanous/arabic/textDir';
import type { IsoDate } from './isoDate.ts';

/**
 * Formats a day in the Islamic calendar of Umm al-Qura, such as «14 جمادى الآخرة 1448 هـ». The days of religious months in Egypt
 * follow the sighting of the moon and can differ by one.
 */
export function formatHijri(date: IsoDate, localeTag: string): string {
  const locale = new Intl.Locale(localeTag, { calendar: 'islamic-umalqura' });
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return stripBidiMarks(format.format(new Date(`${date}T00:00:00Z`)));
}

import { joinList, joinWithCommas } from '@fanous/arabic/list';
import { type Direction, stripBidiMarks } from '@fanous/arabic/textDir';
import type { Language } from './digits.ts';
import { formatPriceText, fileSizeUnits } from './units.ts';

const nbsp = '\u00A0';

/** A point in time, as the API or the clock gives it. */
export type FormattableDate = string | number | Date;

export interface FormatOptions {
  /** An IANA time zone for all dates, whatever the clock of the user says, so that server and browser agree. */
  timeZone?: string;
  /** An ISO 4217 code. Pounds have their own words, because Intl does not write one and two without digits. */
  currency?: string;
}

/** Formats numbers, prices and dates in the user's language and digits, without invisible direction marks. */
export interface Format {
  /** The writing direction of the language. Components use `useDirection`. */
  direction: Direction;
  number(value: number): string;
  /** `2018`: a number without separators. */
  year(value: number): string;
  /** `0.42` → `42%`. */
  percent(ratio: number): string;
  /** With the currency word in its plural form; piastres only if not 0. A price of 0 is «مجانًا». */
  price(amount: number): string;
  /** `5 أكتوبر 2026`: the month in words, because 5/10 is ambiguous. */
  date(moment: FormattableDate): string;
  /** `1:07 م`. */
  time(moment: FormattableDate): string;
  /** «قبل 5 دقائق», «أمس»; the date after a week. A future moment counts as now, because clocks differ. */
  ago(moment: FormattableDate, now: FormattableDate): string;
  fileSize(bytes: number): string;
  /** A playing time: `1:05:09`. */
  duration(seconds: number): string;
  /** A playing time in words: «12 دقيقة و5 ثوان». */
  longDuration(seconds: number): string;
  /** Inside a sentence: «أحمد ومنى وعلي». */
  list(items: readonly string[]): string;
  /** Outside a sentence, as in a table cell: «فيزياء، كيمياء». */
  plainList(items: readonly string[]): string;
}

/** Removes direction marks, and replaces the narrow spaces that only some engines write. */
const normalizeSpaces = (text: string) => stripBidiMarks(text).replaceAll('\u202F', nbsp);

/** Creates a value on first use: creating a formatter costs more than using it a thousand times. */
function createOnce<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The unit for a past time: minutes below an hour, hours below a day, then days. */
const agoUnits: readonly { below: number; size: number; unit: Intl.RelativeTimeFormatUnit }[] = [
  { below: 60, size: 60, unit: 'second' },
  { below: 3600, size: 60, unit: 'minute' },
  { below: 86_400, size: 3600, unit: 'hour' },
  { below: 8 * 86_400, size: 86_400, unit: 'day' },
];

/** Creates the formatters of a locale tag such as `ar-EG-u-nu-latn`. Components get them from `useFormat`. */
export function createFormat(
  localeTag: string,
  { timeZone = 'Africa/Cairo', currency = 'EGP' }: FormatOptions = {},
): Format {
  const language: Language = localeTag.startsWith('ar') ? 'ar' : 'en';
  const createNumberFormat = (options: Intl.NumberFormatOptions) =>
    createOnce(() => new Intl.NumberFormat(localeTag, options));
  const createDateFormat = (options: Intl.DateTimeFormatOptions) =>
    createOnce(() => new Intl.DateTimeFormat(localeTag, { calendar: 'gregory', timeZone, ...options }));
  const plain = createNumberFormat({});
  const ungrouped = createNumberFormat({ useGrouping: false });
  const percents = createNumberFormat({ style: 'percent', maximumFractionDigits: 1 });
  const whole = createNumberFormat({ maximumFractionDigits: 0 });
  const cents = createNumberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const money = createNumberFormat({ style: 'currency', currency, currencyDisplay: 'name' });
  const short = createNumberFormat({ maximumFractionDigits: 1 });
  const clock = createNumberFormat({ minimumIntegerDigits: 2, useGrouping: false });
  const days = createDateFormat({ dateStyle: 'long' });
  const hours = createDateFormat({ timeStyle: 'short' });
  const relative = createOnce(() => new Intl.RelativeTimeFormat(localeTag, { numeric: 'auto' }));
  const plurals = createOnce(() => new Intl.PluralRules(localeTag));

  return {
    direction: language === 'ar' ? 'rtl' : 'ltr',
    number: (value) => normalizeSpaces(plain().format(value)),
    year: (value) => normalizeSpaces(ungrouped().format(value)),
    percent: (ratio) => normalizeSpaces(percents().format(ratio)),
    price(amount) {
      const exact = Math.round(amount * 100) / 100;
      const form = exact ? plurals().select(exact) : 'zero';
      const text =
        exact && currency !== 'EGP'
          ? money().format(exact)
          : formatPriceText[language]((Number.isInteger(exact) ? whole : cents)().format(exact), form);
      return normalizeSpaces(text).replaceAll(' ', nbsp);
    },
    date: (moment) => normalizeSpaces(days().format(new Date(moment))),
    time: (moment) => normalizeSpaces(hours().format(new Date(moment))),
    ago(moment, now) {
      const seconds = Math.max(0, (new Date(now).getTime() - new Date(moment).getTime()) / 1000);
      const step = agoUnits.find(({ below }) => seconds < below);
      return normalizeSpaces(
        step ? relative().format(-Math.floor(seconds / step.size), step.unit) : days().format(new Date(moment)),
      );
    },
    fileSize(bytes) {
      const step = bytes >= 1024 ** 3 ? 3 : bytes >= 1024 ** 2 ? 2 : 1;
      const size = bytes / 1024 ** step;
      const digits = size >= 10 || step === 1 ? whole().format(Math.ceil(size)) : short().format(size);
      return `${normalizeSpaces(digits)}${nbsp}${fileSizeUnits[language][step]}`;
    },
    duration(seconds) {
      const total = Math.max(0, Math.round(seconds));
      const [h, m, s] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
      const parts = h > 0 ? [whole().format(h), clock().format(m)] : [whole().format(m)];
      return normalizeSpaces([...parts, clock().format(s)].join(':'));
    },
    longDuration(seconds) {
      const total = Math.max(0, Math.floor(seconds));
      const counts = { hour: Math.floor(total / 3600), minute: Math.floor(total / 60) % 60, second: total % 60 };
      const parts = Object.entries(counts).filter(([unit, count]) => count > 0 || (total === 0 && unit === 'second'));
      const texts = parts.map(([unit, count]) =>
        normalizeSpaces(new Intl.NumberFormat(localeTag, { style: 'unit', unit, unitDisplay: 'long' }).format(count)),
      );
      return joinList(texts, language);
    },
    list: (items) => joinList(items, language),
    plainList: (items) => joinWithCommas(items, language),
  };
}

import { joinList, joinWithCommas } from '@fanous/arabic/list';
import { type Direction, stripBidiMarks } from '@fanous/arabic/textDir';
import type { Language } from './digits.ts';
import { priceWords, sizeWords } from './words.ts';

/** Where the product's days begin and end, whatever the reader's clock says; server and browser agree on it. */
const timeZone = 'Africa/Cairo';
const nbsp = '\u00A0';

/** A moment, as it comes over the wire or from the clock. */
export type Moment = string | number | Date;

/** Numbers, prices and dates in the reader's language and digits, free of invisible direction marks. */
export interface Format {
  /** Which way the language runs. Components ask `useDirection`. */
  direction: Direction;
  number(value: number): string;
  /** `2018`: a number without separators. */
  year(value: number): string;
  /** `0.42` → `42%`. */
  percent(ratio: number): string;
  /** Pounds, with the word in its plural form; piastres only when there are any. 0 is free. */
  price(pounds: number): string;
  /** `5 أكتوبر 2026`: the long month, because 5/10 reads two ways. */
  date(moment: Moment): string;
  /** `1:07 م`. */
  time(moment: Moment): string;
  /** «قبل 5 دقائق», «أمس»; after a week the date. A moment that is still to come counts as now: clocks differ. */
  ago(moment: Moment, now: Moment): string;
  fileSize(bytes: number): string;
  /** A playing time on a clock: `1:05:09`. */
  duration(seconds: number): string;
  /** Inside a sentence: «أحمد ومنى وعلي». */
  list(items: readonly string[]): string;
  /** Outside a sentence, as in a table cell: «فيزياء، كيمياء». */
  plainList(items: readonly string[]): string;
}

/** Intl output as people would type it: no marks, no thin spaces that only some engines write. */
const clean = (text: string) => stripBidiMarks(text).replaceAll('\u202F', nbsp);

/** Makes each formatter when it is first needed: building one costs more than using it a thousand times. */
function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** In which unit a time that has passed is told: hours up to a day, days after that. */
const agoUnits: readonly { below: number; size: number; unit: Intl.RelativeTimeFormatUnit }[] = [
  { below: 60, size: 60, unit: 'second' },
  { below: 3600, size: 60, unit: 'minute' },
  { below: 86_400, size: 3600, unit: 'hour' },
  { below: 8 * 86_400, size: 86_400, unit: 'day' },
];

/** Makes the formatters of a locale tag, such as `ar-EG-u-nu-latn`. Components read them from `useFormat`. */
export function createFormat(localeTag: string): Format {
  const language: Language = localeTag.startsWith('ar') ? 'ar' : 'en';
  const numbers = (options: Intl.NumberFormatOptions) => lazy(() => new Intl.NumberFormat(localeTag, options));
  const dates = (options: Intl.DateTimeFormatOptions) =>
    lazy(() => new Intl.DateTimeFormat(localeTag, { calendar: 'gregory', timeZone, ...options }));
  const plain = numbers({});
  const ungrouped = numbers({ useGrouping: false });
  const percents = numbers({ style: 'percent', maximumFractionDigits: 1 });
  const whole = numbers({ maximumFractionDigits: 0 });
  const cents = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const short = numbers({ maximumFractionDigits: 1 });
  const clock = numbers({ minimumIntegerDigits: 2, useGrouping: false });
  const days = dates({ dateStyle: 'long' });
  const hours = dates({ timeStyle: 'short' });
  const relative = lazy(() => new Intl.RelativeTimeFormat(localeTag, { numeric: 'auto' }));
  const plurals = lazy(() => new Intl.PluralRules(localeTag));

  return {
    direction: language === 'ar' ? 'rtl' : 'ltr',
    number: (value) => clean(plain().format(value)),
    year: (value) => clean(ungrouped().format(value)),
    percent: (ratio) => clean(percents().format(ratio)),
    price(pounds) {
      const exact = Math.round(pounds * 100) / 100;
      const digits = clean((Number.isInteger(exact) ? whole() : cents()).format(exact));
      const form = exact === 0 ? 'zero' : plurals().select(exact);
      return priceWords[language](digits, form).replaceAll(' ', nbsp);
    },
    date: (moment) => clean(days().format(new Date(moment))),
    time: (moment) => clean(hours().format(new Date(moment))),
    ago(moment, now) {
      const seconds = Math.max(0, (new Date(now).getTime() - new Date(moment).getTime()) / 1000);
      const step = agoUnits.find(({ below }) => seconds < below);
      return clean(
        step ? relative().format(-Math.floor(seconds / step.size), step.unit) : days().format(new Date(moment)),
      );
    },
    fileSize(bytes) {
      const step = bytes >= 1024 ** 3 ? 3 : bytes >= 1024 ** 2 ? 2 : 1;
      const size = bytes / 1024 ** step;
      const digits = size >= 10 || step === 1 ? whole().format(Math.ceil(size)) : short().format(size);
      return `${clean(digits)}${nbsp}${sizeWords[language][step]}`;
    },
    duration(seconds) {
      const total = Math.max(0, Math.round(seconds));
      const [h, m, s] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
      const parts = h > 0 ? [whole().format(h), clock().format(m)] : [whole().format(m)];
      return clean([...parts, clock().format(s)].join(':'));
    },
    list: (items) => joinList(items, language),
    plainList: (items) => joinWithCommas(items, language),
  };
}

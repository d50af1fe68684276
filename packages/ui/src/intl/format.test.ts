import { describe, expect, test } from 'vitest';
import { getLocaleTag } from './digits.ts';
import { createFormat } from './format.ts';

const arabic = createFormat(getLocaleTag('ar'));
const indic = createFormat(getLocaleTag('ar', 'arab'));
const english = createFormat(getLocaleTag('en'));
const marks = /[\u200E\u200F\u061C\u202F]/;
const spaced = (text: string) => text.replaceAll('\u00A0', ' ');

describe('prices', () => {
  test.each([
    [0, 'مجانًا', 'Free'],
    [1, 'جنيه واحد', 'EGP 1'],
    [2, 'جنيهان', 'EGP 2'],
    [3, '3 جنيهات', 'EGP 3'],
    [10, '10 جنيهات', 'EGP 10'],
    [11, '11 جنيهًا', 'EGP 11'],
    [99, '99 جنيهًا', 'EGP 99'],
    [100, '100 جنيه', 'EGP 100'],
    [102, '102 جنيه', 'EGP 102'],
    [103, '103 جنيهات', 'EGP 103'],
    [111, '111 جنيهًا', 'EGP 111'],
    [250, '250 جنيهًا', 'EGP 250'],
    [1250, '1,250 جنيهًا', 'EGP 1,250'],
    [199.5, '199.50 جنيه', 'EGP 199.50'],
    [1.25, '1.25 جنيه', 'EGP 1.25'],
    [0.1 + 0.2, '0.30 جنيه', 'EGP 0.30'],
  ])('%d', (pounds, ar, en) => {
    expect(spaced(arabic.price(pounds))).toBe(ar);
    expect(spaced(english.price(pounds))).toBe(en);
    expect(arabic.price(pounds)).not.toMatch(/ /);
    expect(`${arabic.price(pounds)}${indic.price(pounds)}${english.price(pounds)}`).not.toMatch(marks);
  });

  test('use the chosen digits', () => {
    expect(indic.price(1250)).toBe('١٬٢٥٠\u00A0جنيهًا');
  });
});

test('numbers and percentages carry no invisible mark', () => {
  expect(arabic.number(1250)).toBe('1,250');
  expect(indic.number(1250)).toBe('١٬٢٥٠');
  expect(arabic.percent(0.42)).toBe('42%');
  expect(indic.percent(0.42)).toBe('٤٢٪');
  expect(english.percent(0.425)).toBe('42.5%');
  expect(arabic.number(-5)).toBe('-5');
});

test('years have no separators', () => {
  expect(arabic.year(2018)).toBe('2018');
  expect(indic.year(2018)).toBe('٢٠١٨');
  expect(english.year(2018)).toBe('2018');
});

test('dates are Gregorian with the month in words, on the clock of Cairo', () => {
  const late = '2026-10-04T22:07:00Z';
  expect(arabic.date(late)).toBe('5 أكتوبر 2026');
  expect(indic.date(late)).toBe('٥ أكتوبر ٢٠٢٦');
  expect(english.date(late)).toBe('October 5, 2026');
  expect(spaced(arabic.time('2026-10-05T10:07:00Z'))).toBe('1:07 م');
  expect(spaced(english.time('2026-10-05T10:07:00Z'))).toBe('1:07 PM');
  expect(arabic.date(late) + arabic.time(late) + indic.time(late)).not.toMatch(marks);
});

test('file sizes', () => {
  expect(spaced(arabic.fileSize(0))).toBe('0 كيلوبايت');
  expect(spaced(arabic.fileSize(300))).toBe('1 كيلوبايت');
  expect(spaced(arabic.fileSize(2.4 * 1024 ** 2))).toBe('2.4 ميجابايت');
  expect(spaced(english.fileSize(42.5 * 1024 ** 2))).toBe('43 MB');
  expect(spaced(english.fileSize(1.5 * 1024 ** 3))).toBe('1.5 GB');
});

test('playing times read as a clock', () => {
  expect(arabic.duration(0)).toBe('0:00');
  expect(arabic.duration(725)).toBe('12:05');
  expect(english.duration(3909)).toBe('1:05:09');
  expect(indic.duration(725)).toBe('١٢:٠٥');
});

test.each([
  [0, '0 ثانية'],
  [2, 'ثانيتان'],
  [65, 'دقيقة و5 ثوان'],
  [725.9, '12 دقيقة و5 ثوان'],
  [3600, 'ساعة'],
  [7325, 'ساعتان ودقيقتان و5 ثوان'],
  [45_000, '12 ساعة و30 دقيقة'],
])('%d seconds in Arabic words', (seconds, text) => {
  expect(arabic.longDuration(seconds)).toBe(text);
});

test('playing times in words have the digits and language of the page', () => {
  expect(indic.longDuration(725)).toMatch(/^١٢ دقيقة و٥/);
  expect(english.longDuration(3725)).toBe('1 hour, 2 minutes and 5 seconds');
});

test('lists are joined in the language of the page', () => {
  expect(arabic.list(['أحمد', 'منى', 'علي'])).toBe('أحمد ومنى وعلي');
  expect(english.plainList(['Physics', 'Chemistry'])).toBe('Physics, Chemistry');
});

describe('how long ago', () => {
  const now = '2026-10-05T12:00:00Z';
  test.each([
    ['2026-10-05T12:00:30Z', 'الآن', 'now'],
    ['2026-10-05T11:59:30Z', 'الآن', 'now'],
    ['2026-10-05T11:59:00Z', 'قبل دقيقة واحدة', '1 minute ago'],
    ['2026-10-05T11:58:00Z', 'قبل دقيقتين', '2 minutes ago'],
    ['2026-10-05T11:55:00Z', 'قبل 5 دقائق', '5 minutes ago'],
    ['2026-10-05T11:45:00Z', 'قبل 15 دقيقة', '15 minutes ago'],
    ['2026-10-05T09:00:00Z', 'قبل 3 ساعات', '3 hours ago'],
    ['2026-10-04T10:00:00Z', 'أمس', 'yesterday'],
    ['2026-09-30T10:00:00Z', 'قبل 5 أيام', '5 days ago'],
    ['2026-09-20T10:00:00Z', '20 سبتمبر 2026', 'September 20, 2026'],
  ])('%s', (moment, ar, en) => {
    expect(arabic.ago(moment, now)).toBe(ar);
    expect(english.ago(moment, now)).toBe(en);
  });
});

test('another currency and time zone come from the options', () => {
  const riyadh = { timeZone: 'Asia/Riyadh', currency: 'SAR' };
  const saudi = createFormat('ar-SA-u-nu-latn', riyadh);
  expect(spaced(saudi.price(250))).toBe('250.00 ريال سعودي');
  expect(saudi.price(0)).toBe('مجانًا');
  expect(spaced(createFormat('en-US', riyadh).price(99.5))).toBe('99.50 Saudi riyals');
  expect(saudi.date('2026-10-04T21:30:00Z')).toBe('5 أكتوبر 2026');
  expect(createFormat('en-US', { timeZone: 'UTC' }).date('2026-10-04T21:30:00Z')).toBe('October 4, 2026');
});

import { expect, test } from 'vitest';
import { formatHijri } from './hijri.ts';
import { findDateLimitError } from './isoDate.ts';

test('a day in the Islamic calendar, in the language and digits of the page', () => {
  expect(formatHijri('2026-11-25', 'ar-EG-u-nu-latn')).toBe('15 جمادى الآخرة 1448 هـ');
  expect(formatHijri('2026-11-25', 'ar-EG-u-nu-arab')).toBe('١٥ جمادى الآخرة ١٤٤٨ هـ');
  expect(formatHijri('2026-11-25', 'en-US')).toBe('Jumada II 15, 1448 AH');
});

test.each([
  ['2026-01-01', null],
  ['2026-12-31', null],
  ['2025-12-31', 'wrong'],
  ['2027-01-01', 'wrong'],
])('%s within 2026: %s', (date, message) => {
  expect(findDateLimitError(date, { minValue: '2026-01-01', maxValue: '2026-12-31', rangeMessage: 'wrong' })).toBe(
    message,
  );
});

test('without limits every day is valid', () => {
  expect(
    findDateLimitError('0001-01-01', { minValue: undefined, maxValue: undefined, rangeMessage: 'wrong' }),
  ).toBeNull();
});

import { expect, test } from 'vitest';
import { formatSpokenTime } from './spokenTime.ts';

test.each([
  [0, '0 ثانية'],
  [2, 'ثانيتان'],
  [65, 'دقيقة و5 ثوان'],
  [725.9, '12 دقيقة و5 ثوان'],
  [3600, 'ساعة'],
  [7325, 'ساعتان ودقيقتان و5 ثوان'],
])('%d seconds in Arabic', (seconds, text) => {
  expect(formatSpokenTime(seconds, 'ar-EG-u-nu-latn')).toBe(text);
});

test('digits and language follow the locale', () => {
  expect(formatSpokenTime(725, 'ar-EG-u-nu-arab')).toMatch(/^١٢ دقيقة و٥/);
  expect(formatSpokenTime(3725, 'en-US')).toBe('1 hour, 2 minutes and 5 seconds');
});

import { expect, test } from 'vitest';
import { parseDuration, readPlayingTime } from './playingTime.ts';

test.each([
  ['12:30', 750],
  ['0:01', 1],
  ['90:00', 5400],
  ['1:05:09', 3909],
  ['24:00:00', 86_400],
  ['١:٠٥:٠٩', 3909],
  [' \u200F12:30\u200E ', 750],
])('%j is a length', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});

test.each(['', '12', '0:00', '12:60', '1:60:00', '24:00:01', '12:30 دقيقة', '12:300', '-1:00', '1:2:3:4'])(
  '%j is not a length',
  (text) => {
    expect(parseDuration(text)).toBeUndefined();
  },
);

test('a time is read from the start of a line', () => {
  expect(readPlayingTime('١٢:٣٠ - مثال')).toEqual({ seconds: 750, rest: ' - مثال' });
  expect(readPlayingTime('مثال 12:30')).toBeUndefined();
});

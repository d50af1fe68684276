import { expect, test } from 'vitest';
import { trimAndRemoveInvisibleCharacters } from '../src/contract/plainText.ts';

test.each([
  ['nothing to see', '\u200B\u200F \u3164\uFE0F\u200C', ''],
  ['a line turned around', '\u202Emona\u202C', 'mona'],
  ['isolates, marks and a byte order mark', '\uFEFF\u2068منى\u2069\u061C السيد\u200E', 'منى السيد'],
  ['a soft hyphen', 'al\u00ADgebra', 'algebra'],
  ['a joiner between words', 'منى\u200C السيد\u200D', 'منى السيد'],
  ['joiners that only lean on what goes', '\u3164\u200C\u3164\uFE0F\u200D\uFE0F', ''],
])('removes %s', (_what, typed, expected) => {
  expect(trimAndRemoveInvisibleCharacters(typed)).toBe(expected);
});

test.each([
  'نامه\u200Cها',
  'क\u094D\u200Dष',
  'عَ\u200Cلي',
  '👩🏽\u200D💻',
  '👨\u200D👩\u200D👧',
  '🏳\uFE0F\u200D🌈',
  '❤\uFE0F',
  '1\uFE0F\u20E3',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  'سطر\nوسطر\tآخر',
])('keeps %j', (text) => {
  expect(trimAndRemoveInvisibleCharacters(text)).toBe(text);
});

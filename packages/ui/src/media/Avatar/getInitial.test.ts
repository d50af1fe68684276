import { expect, test } from 'vitest';
import { getInitial, getLetterPosition } from './getInitial.ts';

test.each([
  ['أحمد سمير', 'أ'],
  ['مُنى علي', 'م'],
  ['د. هالة فؤاد', 'ه'],
  ['أ.د. شريف', 'ش'],
  ['أ. محمود', 'م'],
  ['\u200Fياسمين', 'ي'],
  ['sara adel', 'S'],
  ['«ليلى»', 'ل'],
  ['É. Öztürk', 'Ö'],
  ['\u0661\u0662 نور', '\u0661'],
  ['', ''],
])('%s → %s', (name, letter) => {
  expect(getInitial(name)).toBe(letter);
});

test('finds letters that are low or high on their line', () => {
  expect(['م', 'ي', 'أ', 'ه', 'S', ''].map(getLetterPosition)).toEqual([
    'low',
    'low',
    'high',
    undefined,
    undefined,
    undefined,
  ]);
});

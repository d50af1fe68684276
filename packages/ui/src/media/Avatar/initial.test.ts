import { expect, test } from 'vitest';
import { initial, stands } from './initial.ts';

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
  expect(initial(name)).toBe(letter);
});

test('letters that hang from their line are told from those that stand on it', () => {
  expect(['م', 'ي', 'أ', 'ه', 'S', ''].map(stands)).toEqual(['low', 'low', 'high', undefined, undefined, undefined]);
});

import { expect, test } from 'vitest';
import { initial } from './initial.ts';

test.each([
  ['أحمد سمير', 'أ'],
  ['مُنى علي', 'م'],
  ['د. هالة فؤاد', 'ه'],
  ['أ.د. شريف', 'ش'],
  ['أ. محمود', 'م'],
  ['\u200Fياسمين', 'ي'],
  ['sara adel', 'S'],
  ['«ليلى»', 'ل'],
  ['', ''],
])('%s → %s', (name, letter) => {
  expect(initial(name)).toBe(letter);
});

import { expect, test } from 'vitest';
import { readLines } from './readLines.ts';

test('lines without empty and repeated ones', () => {
  expect(readLines(' ترسم الدوال \r\n\n  تحلّ المعادلات\nترسم الدوال')).toEqual(['ترسم الدوال', 'تحلّ المعادلات']);
  for (const text of [undefined, null, '', ' \n ']) expect(readLines(text)).toEqual([]);
});

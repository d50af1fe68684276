import { expect, test } from 'vitest';
import { splitLines } from './splitLines.ts';

test('lines without empty and repeated ones', () => {
  expect(splitLines(' ترسم الدوال \r\n\n  تحلّ المعادلات\nترسم الدوال')).toEqual(['ترسم الدوال', 'تحلّ المعادلات']);
  for (const text of [undefined, null, '', ' \n ']) expect(splitLines(text)).toEqual([]);
});

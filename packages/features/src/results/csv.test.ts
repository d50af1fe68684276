import { expect, test } from 'vitest';
import { fileName, toCsv } from './csv.ts';

/** The file as a spreadsheet reads it. */
const read = (rows: (string | number)[][]) => new TextDecoder('utf-16le', { ignoreBOM: true }).decode(toCsv(rows));

test('it begins with the mark of UTF-16 in the order of Windows', () => {
  expect(toCsv([]).slice(0, 2)).toEqual(new Uint8Array([0xff, 0xfe]));
});

test('cells stand apart by tabs, and each row ends as Excel writes it', () => {
  expect(
    read([
      ['اسم المستخدم', 'الدرجة'],
      ['منى السيد 🌙', 7],
    ]),
  ).toBe('\u{FEFF}"اسم المستخدم"\t"الدرجة"\r\n"منى السيد 🌙"\t7\r\n');
});

test('quotes and separators stay inside their cell, and nothing begins another', () => {
  expect(read([['a "b"; c,\td\r\ne', 1]])).toBe('\u{FEFF}"a ""b""; c, d e"\t1\r\n');
});

test.each([
  ['=HYPERLINK("http://x")', '=HYPERLINK(""http://x"")'],
  ['+1', '+1'],
  ['-1', '-1'],
  ['@SUM(A1)', '@SUM(A1)'],
  ['\t=1', ' =1'],
  [' =1', ' =1'],
  ['\r=1', ' =1'],
])('%j is text, no formula', (name, written) => {
  expect(read([[name]])).toBe(`\u{FEFF}"'${written}"\r\n`);
});

test('a number is a number, also below zero', () => {
  expect(read([[-1]])).toBe('\u{FEFF}-1\r\n');
});

test('a file name holds nothing that a file system refuses', () => {
  expect(fileName('نتائج اختبار: الوحدة 1/2\n"أ"')).toBe('نتائج اختبار الوحدة 1 2 أ.csv');
});

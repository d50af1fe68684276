import { expect, test } from 'vitest';
import { fileName, toCsv } from './csv.ts';

test('it begins with the mark of UTF-8, and each row ends as Excel writes it', () => {
  expect(
    toCsv(
      [
        ['اسم المستخدم', 'الدرجة'],
        ['منى السيد', 7],
      ],
      'ar',
    ),
  ).toBe('\u{FEFF}"اسم المستخدم";"الدرجة"\r\n"منى السيد";7\r\n');
});

test('quotes, separators and line breaks stay inside their cell', () => {
  expect(toCsv([['a "b", c\nd', 1]], 'en')).toBe('\u{FEFF}"a ""b"", c\nd",1\r\n');
});

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
  '%j is text, no formula',
  (name) => {
    expect(toCsv([[name]], 'en')).toBe(`\u{FEFF}"'${name.replaceAll('"', '""')}"\r\n`);
  },
);

test('a number is a number, also below zero', () => {
  expect(toCsv([[-1]], 'en')).toBe('\u{FEFF}-1\r\n');
});

test('a file name holds nothing that a file system refuses', () => {
  expect(fileName('نتائج اختبار: الوحدة 1/2\n"أ"')).toBe('نتائج اختبار الوحدة 1 2 أ.csv');
});

import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { toCsvFileName, toCsv } from './csv.ts';

type Rows = (string | number)[][];

const write = (rows: Rows) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(toCsv(rows));
/** The file as another program reads it. */
const read = (rows: Rows) => parse(Buffer.from(toCsv(rows)), { bom: true, record_delimiter: '\r\n' });

test('it begins with the byte order mark of UTF-8', () => {
  expect(toCsv([]).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
});

test('cells stand apart by commas, rows end with CRLF, and only what needs quotes has them', () => {
  expect(
    write([
      ['اسم الطالب', 'الدرجة'],
      ['السيد, منى 🌙', 7],
    ]),
  ).toBe('\u{FEFF}اسم الطالب,الدرجة\r\n"السيد, منى 🌙",7\r\n');
});

test('a CSV library reads back what was written', () => {
  const rows = [
    ['منى "نونا", السيد', '01012345678', ' x ', 7],
    ['', 'a;b', '…', -1],
  ];
  expect(read(rows)).toEqual(rows.map((row) => row.map(String)));
});

test('a line break or a tab in a name begins no other cell or row', () => {
  expect(read([['a\td\r\ne', 1]])).toEqual([['a d e', '1']]);
});

test.each([
  ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "' =1"],
  [' =1', "' =1"],
  ['\r=1', "' =1"],
  ['\r\n@x', "' @x"],
  ['+201012345678', "'+201012345678"],
  ['\u200F=1', "'\u200F=1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
])('%j is text, no formula', (name, written) => {
  expect(read([[name]])).toEqual([[written]]);
});

test('a leading tab or line break does not stay', () => {
  expect(read([['\tمنى', '\r\nمنى']])).toEqual([[' منى', ' منى']]);
});

test('a sign inside a name is no formula', () => {
  expect(read([['منى-سارة', 'a=b', 'mona@example.com', '2+2']])).toEqual([
    ['منى-سارة', 'a=b', 'mona@example.com', '2+2'],
  ]);
});

test('a number is a number in Western digits, also below zero', () => {
  expect(write([[-1, 1250]])).toBe('\u{FEFF}-1,1250\r\n');
});

test('a file name holds nothing that a file system refuses', () => {
  expect(toCsvFileName('نتائج اختبار: الوحدة 1/2\n"أ"')).toBe('نتائج اختبار الوحدة 1 2 أ.csv');
});

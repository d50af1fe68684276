import { expect, test } from 'vitest';
import { findForeignLang, stripBidiMarks, getTextDirection } from './textDir.ts';

test.each([
  ['HTML5 و CSS للمبتدئين', 'rtl'],
  ['فيزياء', 'rtl'],
  ['ﻻ', 'rtl'],
  ['עברית', 'rtl'],
  ['C++', 'ltr'],
  ['0100 123 4567', 'ltr'],
  ['Room ٣, ۴', 'ltr'],
  ['?!', 'ltr'],
  ['Édition', 'ltr'],
])('%j is displayed %s', (text, dir) => {
  expect(getTextDirection(text)).toBe(dir);
});

test('a blank text has the direction of the page', () => {
  expect(getTextDirection('')).toBe('rtl');
  expect(getTextDirection(' \u200F\u2069 ', 'ltr')).toBe('ltr');
});

test('stripBidiMarks removes every mark and nothing else', () => {
  const marks = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';
  expect(stripBidiMarks(`${marks}١٬٢٥٠\u00A0ج.م${marks}`)).toBe('١٬٢٥٠\u00A0ج.م');
  expect(stripBidiMarks('می\u200Cخواهم')).toBe('می\u200Cخواهم');
});

test.each([
  ['الفيزياء', 'ltr', 'ar'],
  ['HTML5 و CSS للمبتدئين', 'ltr', 'ar'],
  ['English Tenses Made Easy', 'rtl', 'en'],
  ['الفيزياء', 'rtl', undefined],
  ['HTML5 و CSS للمبتدئين', 'rtl', undefined],
  ['English Tenses', 'ltr', undefined],
  ['0100 123 4567', 'rtl', undefined],
  ['C++', 'rtl', undefined],
  ['٣', 'ltr', undefined],
] as const)('the foreign language of %j on a page in %s is %s', (text, page, lang) => {
  expect(findForeignLang(text, page)).toBe(lang);
});

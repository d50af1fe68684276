import { expect, test } from 'vitest';
import { findRepeatedTextIndex } from './repeatedText.ts';

test.each([
  ['the same', ['القاهرة', 'الجيزة', 'القاهرة'], 2],
  ['spaces', ['مدينة  نصر', ' مدينة نصر '], 1],
  ['tatweel and invisible characters', ['نعم', 'نعـــم\u200f'], 1],
  ['the kind of digits', ['12', '١٢'], 1],
  ['composed and decomposed', ['é', 'e\u0301'], 1],
])('%s are repeated', (_, texts, index) => expect(findRepeatedTextIndex(texts)).toBe(index));

test.each([
  ['different words', ['القاهرة', 'الجيزة']],
  ['signs', ['-1', '1', '+1', 'x > 1', 'x < 1']],
  ['powers', ['x2', 'x²']],
  ['vowels', ['كَتَبَ', 'كُتِبَ']],
  ['hamzas', ['مسؤول', 'مسئول']],
  ['case', ['Cat', 'cat']],
  ['blank texts', ['', ' ', 'نعم']],
])('%s are not', (_, texts) => expect(findRepeatedTextIndex(texts)).toBe(-1));

import { expect, test } from 'vitest';
import { findMatchedRanges } from './matchedRanges.ts';

const mark = (text: string, search: string) =>
  findMatchedRanges(text, search)
    .toReversed()
    .reduce(
      (marked, { start, end }) => `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
      text,
    );

test.each([
  ['الفيزياء الحديثة', 'فيزياء', 'ال[فيزياء] الحديثة'],
  ['الفيزياء الحديثة', 'الفيز', '[الفيز]ياء الحديثة'],
  ['فيزياء', 'الفيزياء', '[فيزياء]'],
  ['الْفِيزْياء: الصف الثالث', 'فيز ثالث', 'الْ[فِيزْ]ياء: الصف ال[ثالث]'],
  ['أساسيات البرمجة', 'اساسيات', '[أساسيات] البرمجة'],
  ['كـــيمياء', 'كيم', '[كـــيم]ياء'],
  ['Introduction to HTML5', 'html', 'Introduction to [HTML]5'],
  ['الديناميكا', 'ميكا', 'الدينا[ميكا]'],
  ['C++ للمبتدئين', 'c++ مبتدئين', '[C++] لل[مبتدئين]'],
  ['رياضيات ٣ ثانوي', '3', 'رياضيات [٣] ثانوي'],
  ['الكيمياء', 'فيزياء', 'الكيمياء'],
  ['الكيمياء', ' ', 'الكيمياء'],
])('«%s» for «%s» is «%s»', (text, search, marked) => {
  expect(mark(text, search)).toBe(marked);
});

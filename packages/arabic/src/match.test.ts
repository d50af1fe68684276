import { describe, expect, test } from 'vitest';
import { matchesAnywhere, nameStartsWith, rankNameStart } from './match.ts';

// Name, query, rank: 0 exact, 1 without the article, 2 none.
const vectors: [string, string, 0 | 1 | 2][] = [
  ['أساسيات البرمجة', 'اساسيات', 0],
  ['الْفِيزياء', 'الفيزياء', 0],
  ['مُقدِّمة في الكيمياء', 'مقدمة في', 0],
  ['كـــيمياء', 'كيمياء', 0],
  ['رياضيات ٣ ثانوي', 'رياضيات 3', 0],
  ['مكتبه', 'مكتبة', 0],
  ['ٱلكتاب', 'الكتاب', 0],
  ['HTML5 أساسيات', 'html5', 0],
  ['فیزیاء', 'فيزياء', 0],
  ['\u200Fفيزياء', 'فيزياء', 0],
  ['الفيزياء', 'فيزياء', 1],
  ['فيزياء', 'الفيزياء', 1],
  ['الفيزياء', 'زياء', 2],
  ['إنجليزي متقدم', 'انجليزى', 0],
  ['مؤلفات', 'مولفات', 0],
  ['رئيس', 'رييس', 0],
  ['آداب', 'اداب', 0],
  ['C++ للمبتدئين', 'c++', 0],
  ['  دورة  جافا', 'دورة جافا', 0],
  ['Édition', 'edition', 0],
  ['لغة عربية', 'ﻟﻐﺔ', 0],
  ['آخر', '', 0],
];

describe('rankNameStart', () => {
  test.each(vectors)('%j typed as %j ranks %i', (name, query, rank) => {
    expect(rankNameStart(name, query)).toBe(rank);
    expect(nameStartsWith(name, query)).toBe(rank < 2);
  });

  test.each<[string, string, 0 | 1 | 2]>([
    ['C++ من الصفر', 'C#', 2],
    ['C# بالتطبيق', 'c++', 2],
    ['C# بالتطبيق', 'c', 0],
    ['الألفباء', 'ألف', 1],
    ['الألفباء', 'الألف', 0],
    ['ألفباء', 'الألف', 1],
    ['الفيزياء', 'الف', 0],
    ['ألمانية للمبتدئين', 'الألمانية', 1],
    ['آل ياسين', 'ياسين', 2],
    ['؟؟؟', 'فيزياء', 2],
    ['فيزياء', '؟', 2],
    ['فيزياء', '%', 2],
    ['فيزياء', ' ', 0],
    ['', 'فيزياء', 2],
    ['', '', 0],
  ])('%j typed as %j ranks %i', (name, query, rank) => {
    expect(rankNameStart(name, query)).toBe(rank);
  });

  test('exact matches sort before matches without the article', () => {
    const rank = (name: string) => rankNameStart(name, 'فيزياء');
    expect(['الفيزياء الحديثة', 'فيزياء ٣'].toSorted((a, b) => rank(a) - rank(b))[0]).toBe('فيزياء ٣');
  });
});

test.each([
  ['مدخل إلى الفيزياء', 'فيزياء', true],
  ['كتاب فيزياء', 'الفيزياء', true],
  ['كتاب الفيزياء', 'زياء', true],
  ['تبرير', 'البر', false],
  ['mona@example.com', 'MONA@', true],
  ['01001234567', '٠١٠٠', true],
  ['أكاديمية C++', 'c#', false],
  ['أي نص', '', true],
  ['أي نص', '%', false],
  ['', 'نص', false],
])('matchesAnywhere(%j, %j) is %s', (text, query, found) => {
  expect(matchesAnywhere(text, query)).toBe(found);
});

import { describe, expect, test } from 'vitest';
import { removeArticle, foldArabic, foldDigits, normalizeNumber } from './fold.ts';

describe('foldArabic', () => {
  test.each([
    ['أساسيات', 'اساسيات'],
    ['آسفي', 'اسفي'],
    ['ٱلكتاب', 'الكتاب'],
    ['إِشْبِيلِيَّةُ ٱلْجَمِيلَةُ', 'اشبيليه الجميله'],
    ['كـــيمياء', 'كيمياء'],
    ['مؤلفات رئيس', 'مولفات رييس'],
    ['على', 'علي'],
    ['فیزیاء کتاب', 'فيزياء كتاب'],
    ['رياضيات ٣ و۴', 'رياضيات 3 و4'],
    ['\u200Fفيزياء\u200B', 'فيزياء'],
    ['  دورة \u00A0 جافا ', 'دوره جافا'],
    ['Édition', 'edition'],
    ['ﻟﻐﺔ ﻻ ﻷ ﻵ ﻹ', 'لغه لا لا لا لا'],
    ['«الكيمياء»: (الباب الأول)؛ ما هي؟', 'الكيمياء الباب الاول ما هي'],
    ['C++', 'c++'],
    ['C#', 'c#'],
    ['İstanbul', 'istanbul'],
    ['', ''],
    ['؟!… «»', ''],
  ])('%j folds to %j', (text, folded) => {
    expect(foldArabic(text)).toBe(folded);
  });

  test('folding twice changes nothing', () => {
    for (const text of ['إِشْبِيلِيَّةُ', 'ﻷحمد ٣', 'C++ من الصفر', 'İÉß', 'ﷺ', 'مُدَرِّسُ ٱلْفِيزْيَاءِ']) {
      expect(foldArabic(foldArabic(text))).toBe(foldArabic(text));
    }
  });

  test('folded text needs no escaping in LIKE', () => {
    expect(foldArabic('100% _ \\ \' "ok"')).toBe('100 ok');
  });

  test('folding takes linear time', () => {
    const timed = (length: number) => {
      const text = 'مُقَدِّمَة !ـ'.repeat(length);
      const start = performance.now();
      foldArabic(text);
      return performance.now() - start;
    };
    timed(1_000);
    // Quadratic time would be about 100 times as long; the wide margin is for a busy machine.
    expect(timed(50_000)).toBeLessThan(Math.max(timed(5_000), 1) * 60);
  });
});

test('foldDigits converts Arabic-Indic and Persian digits only', () => {
  expect(foldDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 5 أ، ٫')).toBe('0123456789 0123456789 5 أ، ٫');
});

test.each([
  ['١٬٢٥٠٫٥٠', '1250.50'],
  ['1,250', '1250'],
  ['1,250,000.5', '1250000.5'],
  ['\u200F٤٢ ', '42'],
  ['−٥', '-5'],
  ['12,5', '12,5'],
  ['1,2500', '1,2500'],
  ['', ''],
])('normalizeNumber(%j) is %j', (text, number) => {
  expect(normalizeNumber(text)).toBe(number);
});

test.each([
  ['الفيزياء للجميع', 'فيزياء للجميع'],
  ['فيزياء', 'فيزياء'],
  ['الي', 'الي'],
  ['ال ياسين', 'ال ياسين'],
  ['ال', 'ال'],
  ['كتاب الفيزياء', 'كتاب الفيزياء'],
  ['ال12', 'ال12'],
])('removeArticle(%j) is %j', (folded, bare) => {
  expect(removeArticle(folded)).toBe(bare);
});

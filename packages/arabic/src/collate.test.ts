import { expect, test } from 'vitest';
import { compareArabic, sortArabic } from './collate.ts';

const sorted = (names: string[]) => sortArabic(names, (name) => name);

test('alef forms sort as one letter', () => {
  expect(sorted(['باب', 'إيمان', 'آدم', 'ٱبن', 'أحمد', 'اسم'])).toEqual(['ٱبن', 'أحمد', 'آدم', 'اسم', 'إيمان', 'باب']);
});

test('Arabic sorts before Latin, and numbers sort by value in both sets of digits', () => {
  expect(sorted(['C++', 'الوحدة ١٠', 'الوحدة 9', 'HTML5 و CSS', 'الوحدة ٢', 'برمجة'])).toEqual([
    'الوحدة ٢',
    'الوحدة 9',
    'الوحدة ١٠',
    'برمجة',
    'C++',
    'HTML5 و CSS',
  ]);
});

test('tashkeel, case and the set of digits are ignored', () => {
  expect(compareArabic('كِتَاب', 'كتاب')).toBe(0);
  expect(compareArabic('html', 'HTML')).toBe(0);
  expect(compareArabic('٣', '3')).toBe(0);
});

test('sortArabic sorts by the given text and does not change its input', () => {
  const items = [{ name: 'باء' }, { name: 'ألف' }];
  expect(sortArabic(items, (item) => item.name).map((item) => item.name)).toEqual(['ألف', 'باء']);
  expect(items[0]?.name).toBe('باء');
});

import { expect, test } from 'vitest';
import { compareArabic, sortArabic } from './collate.ts';

const sorted = (names: string[]) => sortArabic(names, (name) => name);

test('the alef forms stand together, in the order of the letters after them', () => {
  expect(sorted(['باب', 'إيمان', 'آدم', 'ٱبن', 'أحمد', 'اسم'])).toEqual(['ٱبن', 'أحمد', 'آدم', 'اسم', 'إيمان', 'باب']);
});

test('Arabic comes before Latin, and numbers go by value in either set of digits', () => {
  expect(sorted(['C++', 'الوحدة ١٠', 'الوحدة 9', 'HTML5 و CSS', 'الوحدة ٢', 'برمجة'])).toEqual([
    'الوحدة ٢',
    'الوحدة 9',
    'الوحدة ١٠',
    'برمجة',
    'C++',
    'HTML5 و CSS',
  ]);
});

test('tashkeel, case and digit sets do not part equal texts', () => {
  expect(compareArabic('كِتَاب', 'كتاب')).toBe(0);
  expect(compareArabic('html', 'HTML')).toBe(0);
  expect(compareArabic('٣', '3')).toBe(0);
});

test('sortArabic reads the text it is told to and leaves its input alone', () => {
  const items = [{ name: 'باء' }, { name: 'ألف' }];
  expect(sortArabic(items, (item) => item.name).map((item) => item.name)).toEqual(['ألف', 'باء']);
  expect(items[0]?.name).toBe('باء');
});

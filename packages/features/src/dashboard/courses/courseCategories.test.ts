import { expect, test } from 'vitest';
import { getOtherCategories, replaceFirstCategory } from './courseCategories.ts';

const course = { category_id: 7, categories: [{ id: 3 }, { id: 7 }, { id: 9 }] };

test('the first category is changed, the others stay', () => {
  expect(replaceFirstCategory(course, 5)).toEqual([5, 3, 9]);
});

test('one of the others that becomes the first is not there twice', () => {
  expect(replaceFirstCategory(course, 9)).toEqual([9, 3]);
});

test('a course may have one category, or none', () => {
  expect(replaceFirstCategory({ category_id: 7, categories: [{ id: 7 }] }, 5)).toEqual([5]);
  expect(replaceFirstCategory({ category_id: null, categories: [] }, 5)).toEqual([5]);
});

test('the others are those that the form does not show', () => {
  expect(getOtherCategories(course)).toEqual([{ id: 3 }, { id: 9 }]);
});

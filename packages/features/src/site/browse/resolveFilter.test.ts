import type { Schema } from '@fanous/api-client/client';
import { expect, test } from 'vitest';
import { resolveFilter } from './resolveFilter.ts';

const category = (id: number, name: string, main: number) => ({ id, name, main_category_id: main, courses_count: 1 });
const categories: Schema<'MainCategory'>[] = [
  { id: 1, name: 'علمي', courses_count: 2, categories: [category(7, 'الفيزياء', 1), category(8, 'الكيمياء', 1)] },
  { id: 2, name: 'أدبي', courses_count: 0, categories: [] },
];
const resolve = (mainId?: number, categoryId?: number) => resolveFilter(categories, { mainId, categoryId, pages: 1 });

test('without a filter all courses are listed', () => {
  expect(resolve()).toEqual({ mainId: undefined, categoryId: undefined, categoryIds: undefined, name: undefined });
});

test('a main category lists its sub-categories, or nothing if it has none', () => {
  expect(resolve(1)).toMatchObject({ mainId: 1, categoryId: undefined, categoryIds: [7, 8], name: 'علمي' });
  expect(resolve(2)).toMatchObject({ categoryIds: [], name: 'أدبي' });
});

test('a sub-category selects its own main category, whatever the URL says', () => {
  expect(resolve(undefined, 8)).toEqual({ mainId: 1, categoryId: 8, categoryIds: [8], name: 'الكيمياء' });
  expect(resolve(2, 8)).toMatchObject({ mainId: 1 });
});

test('ids that do not exist are ignored', () => {
  expect(resolve(9)).toMatchObject({ mainId: undefined, categoryIds: undefined });
  expect(resolve(1, 99)).toMatchObject({ mainId: undefined, categoryIds: undefined });
});

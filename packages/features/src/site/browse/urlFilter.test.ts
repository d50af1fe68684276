import { expect, test } from 'vitest';
import { parseFilter, withFilterParams } from './urlFilter.ts';

const read = (query: string) => parseFilter(new URLSearchParams(query));

test('without parameters the first page of all courses is shown', () => {
  expect(read('')).toEqual({ mainId: undefined, categoryId: undefined, pages: 1 });
});

test('a filter survives writing and parsing, and the search is kept', () => {
  const filter = { mainId: 2, categoryId: 7, pages: 3 };
  const address = withFilterParams(new URLSearchParams('q=جبر'), filter);
  expect(parseFilter(address)).toEqual(filter);
  expect(address.get('q')).toBe('جبر');
  expect(withFilterParams(address, read('')).toString()).toBe(new URLSearchParams('q=جبر').toString());
});

test.each(['category=0', 'category=-3', 'category=7abc', 'category=1e3', 'page=0', 'page=x'])(
  '%s is ignored',
  (query) => expect(read(query)).toEqual(read('')),
);

test('the number of pages is limited', () => {
  expect(read('page=100').pages).toBe(20);
});

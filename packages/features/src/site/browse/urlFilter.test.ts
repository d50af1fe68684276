import { expect, test } from 'vitest';
import { parseFilter, setFilterParams } from './urlFilter.ts';

const read = (query: string) => parseFilter(new URLSearchParams(query));

test('an address without a filter shows the first page of everything', () => {
  expect(read('')).toEqual({ mainId: undefined, categoryId: undefined, pages: 1 });
});

test('what is written is read again, and the search stays', () => {
  const filter = { mainId: 2, categoryId: 7, pages: 3 };
  const address = setFilterParams(new URLSearchParams('q=جبر'), filter);
  expect(parseFilter(address)).toEqual(filter);
  expect(address.get('q')).toBe('جبر');
  expect(setFilterParams(address, read('')).toString()).toBe(new URLSearchParams('q=جبر').toString());
});

test.each(['category=0', 'category=-3', 'category=7abc', 'category=1e3', 'page=0', 'page=x'])(
  '%s counts as not said',
  (query) => expect(read(query)).toEqual(read('')),
);

test('nobody asks for a hundred pages at once', () => {
  expect(read('page=100').pages).toBe(20);
});

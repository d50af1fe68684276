import { expect, test } from 'vitest';
import { parseRequestedItem } from './requestedItem.ts';

test.each([
  ['/single/algebra-1?video=102', { kind: 'video', slug: 'algebra-1', id: 102 }],
  ['/single/%D8%AC%D8%A8%D8%B1?record=3', { kind: 'record', slug: 'جبر', id: 3 }],
  ['/single/12/Quiz/9', { kind: 'quiz' }],
])('%s names an item', (address, item) => {
  expect(parseRequestedItem(address)).toEqual(item);
});

test.each([
  undefined,
  '/single/algebra-1',
  '/single/algebra-1?video=x',
  '/single/%E0?video=1',
  '/single/algebra-1?video=-1',
  '/single/algebra-1?video=',
  '/dashboard/profile',
])('%s names no item', (address) => {
  expect(parseRequestedItem(address)).toBeUndefined();
});

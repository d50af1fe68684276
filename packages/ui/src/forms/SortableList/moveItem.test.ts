import { expect, test } from 'vitest';
import { moveItemBy, moveItemNextTo } from './moveItem.ts';

const ids = ['a', 'b', 'c', 'd'];

test.each([
  ['a', 'c', 'before', 'bacd'],
  ['a', 'c', 'after', 'bcad'],
  ['d', 'a', 'before', 'dabc'],
  ['d', 'b', 'after', 'abdc'],
  ['b', 'b', 'after', 'abcd'],
] as const)('%s next to %s, %s it: %s', (moved, target, position, order) =>
  expect(moveItemNextTo(ids, moved, target, position).join('')).toBe(order),
);

test.each([
  ['b', 1, 'acbd'],
  ['b', -1, 'bacd'],
  ['a', -1, 'abcd'],
  ['d', 1, 'abcd'],
] as const)('%s by %i: %s', (moved, step, order) => expect(moveItemBy(ids, moved, step).join('')).toBe(order));

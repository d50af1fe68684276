import { expect, test } from 'vitest';
import { findPath, listIds } from './treeItems.ts';

const items = [
  { id: 'a', children: [{ id: 'a1' }, { id: 'a2', children: [{ id: 'a2x' }] }] },
  { id: 'b', children: [] },
];

test('lists every id in the order of the tree', () => {
  expect(listIds(items)).toEqual(['a', 'a1', 'a2', 'a2x', 'b']);
});

test.each([
  ['a2x', ['a', 'a2', 'a2x']],
  ['b', ['b']],
  ['c', []],
  [undefined, []],
])('the path to %s is %j', (id, path) => expect(findPath(items, id)).toEqual(path));

import { expect, test } from 'vitest';
import { moveId } from './moveId.ts';

test('the id moves one place up or down, the others keep their order', () => {
  expect(moveId([7, 8, 9], 8, -1)).toEqual([8, 7, 9]);
  expect(moveId([7, 8, 9], 8, 1)).toEqual([7, 9, 8]);
});

test('an id does not move past the edge, and an unknown id changes nothing', () => {
  expect(moveId([7, 8], 7, -1)).toEqual([7, 8]);
  expect(moveId([7, 8], 8, 1)).toEqual([7, 8]);
  expect(moveId([7, 8], 5, 1)).toEqual([7, 8]);
});

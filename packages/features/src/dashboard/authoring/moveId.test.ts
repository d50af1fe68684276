import { expect, test } from 'vitest';
import { moveId } from './moveId.ts';

test('one goes a place earlier or later, the others keep theirs', () => {
  expect(moveId([7, 8, 9], 8, -1)).toEqual([8, 7, 9]);
  expect(moveId([7, 8, 9], 8, 1)).toEqual([7, 9, 8]);
});

test('nothing moves past an edge, and what is not there moves nothing', () => {
  expect(moveId([7, 8], 7, -1)).toEqual([7, 8]);
  expect(moveId([7, 8], 8, 1)).toEqual([7, 8]);
  expect(moveId([7, 8], 5, 1)).toEqual([7, 8]);
});

import { expect, test } from 'vitest';
import { getPageSteps } from './getPageSteps.ts';

test.each([
  [1, 1, '1'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 12, '1 2 3 4 5 gap-after 12'],
  [4, 12, '1 2 3 4 5 gap-after 12'],
  [5, 12, '1 gap-before 4 5 6 gap-after 12'],
  [8, 12, '1 gap-before 7 8 9 gap-after 12'],
  [9, 12, '1 gap-before 8 9 10 11 12'],
  [12, 12, '1 gap-before 8 9 10 11 12'],
])('page %d of %d: %s', (page, count, steps) => {
  expect(getPageSteps(page, count).join(' ')).toBe(steps);
});

test('the current page and both ends are always in the seven steps', () => {
  for (let page = 1; page <= 40; page += 1) {
    const steps = getPageSteps(page, 40);
    expect(steps).toHaveLength(7);
    expect(steps).toEqual(expect.arrayContaining([1, page, 40]));
  }
});

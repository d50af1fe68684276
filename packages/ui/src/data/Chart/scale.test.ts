import { expect, test } from 'vitest';
import { getLinePath, getTicks, getTotal } from './scale.ts';

test.each([
  [
    [128, 40, 7],
    [0, 50, 100, 150],
  ],
  [
    [3, 1],
    [0, 1, 2, 3],
  ],
  [[1], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[10], [0, 3, 6, 9, 12]],
  [
    [7.4, 8.1],
    [0, 2.5, 5, 7.5, 10],
  ],
  [[0.3], [0, 0.1, 0.2, 0.3]],
  [[48_250], [0, 20_000, 40_000, 60_000]],
])('%j stands on the lines %j', (values, lines) => {
  expect(getTicks(values)).toEqual(lines);
});

test('no value is above the last grid line, and there are at most six', () => {
  for (let largest = 1; largest < 5000; largest += 7) {
    const lines = getTicks([largest]);
    expect(lines.at(-1)).toBeGreaterThanOrEqual(largest);
    expect(lines.length).toBeLessThanOrEqual(6);
  }
});

test('the line goes through the middle of its columns', () => {
  expect(getLinePath([0, 100])).toBe('M25.00 100.00L75.00 0.00');
});

test('a missing value interrupts the line', () => {
  expect(getLinePath([0, null, 50, 100])).toBe('M12.50 100.00M62.50 50.00L87.50 0.00');
});

test.each([
  [[3, null, 4], 7],
  [[0.1, 0.2], 0.3],
  [[null], 0],
])('the total of %j is %d', (values, total) => {
  expect(getTotal(values)).toBe(total);
});

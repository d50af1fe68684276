import { expect, test } from 'vitest';
import { getAverageRatio, countMarksByFifth } from './markStatistics.ts';

test('a mark counts in its fifth, full marks in the last', () => {
  const marks = [0, 1, 2, 5, 9, 10].map((mark) => ({ mark, total: 10 }));
  expect(countMarksByFifth(marks)).toEqual([2, 1, 1, 0, 2]);
});

test('a mark on an edge belongs to the fifth above, whatever the total', () => {
  expect(countMarksByFifth([{ mark: 3, total: 5 }])).toEqual([0, 0, 0, 1, 0]);
  expect(countMarksByFifth([{ mark: 2, total: 7 }])).toEqual([0, 1, 0, 0, 0]);
});

test('the average is that of the ratios, and undefined without marks', () => {
  expect(
    getAverageRatio([
      { mark: 1, total: 2 },
      { mark: 10, total: 10 },
    ]),
  ).toBe(0.75);
  expect(getAverageRatio([])).toBeUndefined();
});

test('zero out of zero is in the first fifth and lowers the average, as on the server', () => {
  const marks = [
    { mark: 0, total: 0 },
    { mark: 10, total: 10 },
  ];
  expect(countMarksByFifth(marks)).toEqual([1, 0, 0, 0, 1]);
  expect(getAverageRatio(marks)).toBe(0.5);
});

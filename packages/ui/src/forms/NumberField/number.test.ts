import { describe, expect, test } from 'vitest';
import { findNumberError, parseNumber, getValueAfterStep } from './number.ts';

describe('a text as a number', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['42', 42],
    ['٤٢', 42],
    ['۴۲', 42],
    ['1250.5', 1250.5],
    ['١٢٥٠٫٥', 1250.5],
    ['1,250', 1250],
    ['١٬٢٥٠٫٥', 1250.5],
    ['1 250', 1250],
    ['\u200F250\u200F', 250],
    ['-3', -3],
    ['−3', -3],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
  ])('%j is %s', (text, value) => expect(parseNumber(text)).toBe(value));

  test.each(['abc', '1,5', '12,34', '1.2.3', '250 جنيهًا', '-', '1e5', '٫'])('%j is none', (text) => {
    expect(parseNumber(text)).toBeNaN();
  });
});

describe('what is wrong', () => {
  const rules = {
    minValue: 0,
    maxValue: 100,
    maxFractionDigits: 2,
    isRequired: true,
    requiredMessage: 'missing',
    invalidMessage: 'no number',
    rangeMessage: 'out of range',
    validate: (value: number) => (value === 13 ? 'unlucky' : null),
  };
  test.each([
    ['', 'missing'],
    ['x', 'no number'],
    ['1.005', 'no number'],
    ['-1', 'out of range'],
    ['١٠١', 'out of range'],
    ['13', 'unlucky'],
  ])('%j: %s', (text, message) => expect(findNumberError(text, rules)).toBe(message));

  test.each(['0', '100', '99.99', '0.1'])('%j is right', (text) => expect(findNumberError(text, rules)).toBeNull());
});

test.each([
  [5, 1, 6],
  [10, 1, 10],
  [1, -1, 1],
  [null, 1, 1],
  [Number.NaN, -1, 1],
  [1.1, 0.1, 1.2],
])('from %s by %s to %s', (value, step, next) => {
  expect(getValueAfterStep(value, step, 1, 10)).toBe(next);
});

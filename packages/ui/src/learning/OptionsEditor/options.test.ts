import { describe, expect, test } from 'vitest';
import {
  addOption,
  createBlankOptions,
  type EditedOption,
  selectCorrectOption,
  moveOption,
  removeOption,
  changeOptionText,
} from './options.ts';

const getKeys = (options: readonly EditedOption[]) => options.map(({ key }) => key).join(' ');
const options: EditedOption[] = [
  { key: '7', text: 'نيوتن', isCorrect: true },
  { key: 'new-1', text: 'جول', isCorrect: false },
  { key: '9', text: 'واط', isCorrect: false },
];

test('a new question has two blank options, none correct', () => {
  expect(createBlankOptions()).toEqual([
    { key: 'new-1', text: '', isCorrect: false },
    { key: 'new-2', text: '', isCorrect: false },
  ]);
});

test('an added option has a unique key, also after removing others', () => {
  expect(getKeys(addOption(options))).toBe('7 new-1 9 new-2');
  expect(getKeys(addOption(removeOption(addOption(options), 'new-1')))).toBe('7 9 new-2 new-1');
});

test('after removing the correct option none is correct', () => {
  expect(removeOption(options, '7').some(({ isCorrect }) => isCorrect)).toBe(false);
});

test('marking one option as correct unmarks the others', () => {
  expect(selectCorrectOption(options, '9').map(({ isCorrect }) => isCorrect)).toEqual([false, false, true]);
});

test('changing a text does not change which option is correct', () => {
  expect(changeOptionText(options, '9', 'وات')).toEqual([options[0], options[1], { ...options[2], text: 'وات' }]);
});

describe('moving', () => {
  test.each([
    ['9', -1, '7 9 new-1'],
    ['7', 1, 'new-1 7 9'],
    ['7', -1, '7 new-1 9'],
    ['9', 1, '7 new-1 9'],
    ['gone', 1, '7 new-1 9'],
  ] as const)('%s by %i', (key, step, order) => {
    expect(getKeys(moveOption(options, key, step))).toBe(order);
  });

  test('keeps the option correct', () => {
    expect(moveOption(options, '7', 1)[1]).toEqual(options[0]);
  });
});

import { describe, expect, test } from 'vitest';
import { added, blankOptions, type EditedOption, markedCorrect, moved, removed, retyped } from './options.ts';

const keys = (options: readonly EditedOption[]) => options.map(({ key }) => key).join(' ');
const options: EditedOption[] = [
  { key: '7', text: 'نيوتن', isCorrect: true },
  { key: 'new-1', text: 'جول', isCorrect: false },
  { key: '9', text: 'واط', isCorrect: false },
];

test('a question begins with two blank options and none correct', () => {
  expect(blankOptions()).toEqual([
    { key: 'new-1', text: '', isCorrect: false },
    { key: 'new-2', text: '', isCorrect: false },
  ]);
});

test('an added option has a key of its own, whatever was removed before', () => {
  expect(keys(added(options))).toBe('7 new-1 9 new-2');
  expect(keys(added(removed(added(options), 'new-1')))).toBe('7 9 new-2 new-1');
});

test('a correct option that is removed leaves none correct', () => {
  expect(removed(options, '7').some(({ isCorrect }) => isCorrect)).toBe(false);
});

test('marking one takes the mark from the others', () => {
  expect(markedCorrect(options, '9').map(({ isCorrect }) => isCorrect)).toEqual([false, false, true]);
});

test('typing changes one text and no mark', () => {
  expect(retyped(options, '9', 'وات')).toEqual([options[0], options[1], { ...options[2], text: 'وات' }]);
});

describe('moving', () => {
  test.each([
    ['9', -1, '7 9 new-1'],
    ['7', 1, 'new-1 7 9'],
    ['7', -1, '7 new-1 9'],
    ['9', 1, '7 new-1 9'],
    ['gone', 1, '7 new-1 9'],
  ] as const)('%s by %i', (key, step, order) => {
    expect(keys(moved(options, key, step))).toBe(order);
  });

  test('takes the mark along', () => {
    expect(moved(options, '7', 1)[1]).toEqual(options[0]);
  });
});

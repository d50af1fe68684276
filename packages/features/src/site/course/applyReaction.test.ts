import { expect, test } from 'vitest';
import { applyReaction } from './applyReaction.ts';

test('a first reaction is added to those of others', () => {
  expect(applyReaction({ reacts: [{ reaction: 'love', count: 3 }], my_reaction: null }, 'care')).toEqual({
    reacts: [
      { reaction: 'love', count: 3 },
      { reaction: 'care', count: 1 },
    ],
    my_reaction: 'care',
  });
});

test('another one takes the place of the first, which is not listed when nobody has it', () => {
  expect(applyReaction({ reacts: [{ reaction: 'love', count: 1 }], my_reaction: 'love' }, 'like')).toEqual({
    reacts: [{ reaction: 'like', count: 1 }],
    my_reaction: 'like',
  });
});

test('a withdrawn reaction leaves those of others', () => {
  expect(applyReaction({ reacts: [{ reaction: 'love', count: 2 }], my_reaction: 'love' }, null)).toEqual({
    reacts: [{ reaction: 'love', count: 1 }],
    my_reaction: null,
  });
});

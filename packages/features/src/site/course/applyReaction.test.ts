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

test('a new reaction replaces the old one, and reactions without a count are not listed', () => {
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

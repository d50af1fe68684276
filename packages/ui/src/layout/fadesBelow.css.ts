import { style } from '@vanilla-extract/css';

/**
 * A list that is cut between two of its entries looks whole. It fades where it goes on, told by `useScrollEdges`, and its
 * scrollbar with it; not while it or something in it has the focus, for the ring would fade too.
 */
export const fadesBelow = style({
  selectors: {
    '&[data-more~="block-end"]:not(:focus-visible, :has(:focus-visible))': {
      maskImage: 'linear-gradient(black calc(100% - 48px), transparent)',
      '@media': { '(forced-colors: active)': { maskImage: 'none' } },
    },
  },
});

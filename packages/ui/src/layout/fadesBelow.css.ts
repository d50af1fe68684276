import { style } from '@vanilla-extract/css';

/** Not while it or something in it has the focus, for the ring would fade too. */
export const whileMoreBelow = '[data-more~="block-end"]:not(:focus-visible, :has(:focus-visible))';
export const fade = {
  maskImage: 'linear-gradient(black calc(100% - 48px), transparent)',
  '@media': { '(forced-colors: active)': { maskImage: 'none' } },
} as const;

/**
 * A list that is cut between two of its entries looks whole. It fades where it goes on, told by `useScrollEdges`, and its
 * scrollbar with it.
 */
export const fadesBelow = style({ selectors: { [`&${whileMoreBelow}`]: fade } });

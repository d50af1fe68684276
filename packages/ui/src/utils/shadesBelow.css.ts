import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const height = '64px';

/** The shade of a list with more below. Not while it or something in it has the focus: the shade would lie over the ring. */
export const shadeBelow = '[data-more~="block-end"]:not(:focus-visible, :has(:focus-visible))::after';
/** A shade and not a mask: where the list is cut between two entries there is nothing to fade but their ground. */
export const shade = {
  content: '""',
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: 0,
  insetInlineStart: 0,
  display: 'block',
  blockSize: height,
  marginBlockStart: `-${height}`,
  background: `linear-gradient(transparent, ${vars.color.sunken})`,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { display: 'none' }, print: { display: 'none' } },
} as const;

/** A list that is cut between two of its entries looks whole. It darkens where it goes on, told by `useScrollEdges`. */
export const shadesBelow = style({ selectors: { [`&${shadeBelow}`]: shade } });

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const height = '64px';

/** Selects a list with more content below. Not while the focus is inside: the shadow would cover the focus ring. */
export const scrollShadowSelector = '[data-more~="block-end"]:not(:focus-visible, :has(:focus-visible))::after';
/** A gradient and not a mask: a mask would not show when the list is cut between two entries. */
export const scrollShadow = {
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

/** Darkens the bottom edge of a list while there is more below. `useScrollEdges` sets the attribute. */
export const withScrollShadow = style({ selectors: { [`&${scrollShadowSelector}`]: scrollShadow } });

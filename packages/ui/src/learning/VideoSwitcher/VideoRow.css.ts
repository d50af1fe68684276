import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

/** The number of a video stands in a star, as the number of a verse does. */
export const number = style({
  ...type.caption,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});
export const word = style({
  fontWeight: 600,
  selectors: { '&[data-free]': { color: vars.color.success } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

/** The number of a video in a star shape, like a verse number. */
export const number = style({
  ...typeScale.caption,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});
export const stateLabel = style({
  fontWeight: 600,
  selectors: { '&[data-good]': { color: vars.color.success } },
});

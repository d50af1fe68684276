import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { lockedLabel } from '../../media/fileRow.css.ts';
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
export const stateLabel = recipe({
  base: { fontWeight: 600 },
  variants: {
    state: {
      open: {},
      current: {},
      locked: lockedLabel,
      free: { color: vars.color.success },
      watched: { color: vars.color.success },
    },
  },
});

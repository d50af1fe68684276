import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

/** Always in the document, so that what appears in it is announced. */
export const capsLock = style({
  ...type.small,
  color: vars.color.warning,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.size.s2 } },
});

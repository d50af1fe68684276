import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

/** Always rendered, so that screen readers announce its changes. */
export const capsLockWarning = style({
  ...type.small,
  color: vars.color.warning,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.size.s2 } },
});

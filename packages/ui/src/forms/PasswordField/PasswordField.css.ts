import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

/** Always rendered, so that screen readers announce its changes. */
export const capsLockWarning = style({
  ...typeScale.small,
  color: vars.color.warning,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.size.s2 } },
});

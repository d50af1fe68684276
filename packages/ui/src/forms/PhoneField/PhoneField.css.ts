import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

/** The operator, at the end of the field. */
export const operatorName = style({
  ...typeScale.small,
  flexShrink: 0,
  paddingInlineEnd: vars.size.s5,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  selectors: { ':disabled ~ &': { color: vars.color.textDisabled } },
  '@media': { '(forced-colors: active)': { selectors: { ':disabled ~ &': { color: 'GrayText' } } } },
});

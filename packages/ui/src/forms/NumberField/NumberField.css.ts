import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

/** The typed number in words. It shrinks before the digits do. */
export const valueLabelText = style({
  ...typeScale.small,
  flexShrink: 0,
  maxInlineSize: '60%',
  paddingBlock: vars.size.s2,
  paddingInlineEnd: vars.size.s5,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: { ':disabled ~ &': { color: vars.color.textDisabled } },
  '@media': { '(forced-colors: active)': { selectors: { ':disabled ~ &': { color: 'GrayText' } } } },
});
